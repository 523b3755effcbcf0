import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const TAG = /graphql\s*`\s*(?:query|mutation|subscription|fragment)\s+([A-Za-z_]\w*)[^`]*`/g

/**
 * Swaps each `graphql` tag for an import of the artifact that the Relay compiler wrote for it. Lines keep their
 * numbers, so that an error in a screen still points at its own line.
 *
 * @param folder the artifacts' folder, absolute
 */
export function swapGraphqlTags(
  source: string,
  { file, folder }: { file: string; folder: string },
): string | null {
  const imports = new Set<string>()
  const swapped = source.replace(TAG, (tag, name: string) => {
    const path = relative(dirname(file), resolve(folder, `${name}.graphql.ts`)).replaceAll('\\', '/')
    imports.add(`import ${name}$artifact from '${path.startsWith('.') ? path : `./${path}`}';`)
    return `${name}$artifact${'\n'.repeat(tag.split('\n').length - 1)}`
  })
  return imports.size === 0 ? null : `${[...imports].join('')}${swapped}`
}

/** Relay for Vite: the tags of the sources under `web` become imports of their artifacts. */
export function vitePluginRelay({ artifacts }: { artifacts: string }): Plugin {
  const folder = resolve(artifacts)
  return {
    name: 'gradwright-relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: /graphql\s*`/ },
      handler(source, id) {
        const file = id.split('?')[0] ?? id
        const code = swapGraphqlTags(source, { file, folder })
        return code === null ? null : { code, map: null }
      },
    },
  }
}

const HOOKS = ['RelayEnvironmentProvider', 'useFragment', 'usePreloadedQuery', 'useRelayEnvironment']
const RUNTIME = ['commitMutation', 'fetchQuery', 'graphql', 'requestSubscription']

/**
 * Relay for the built client: `react-relay` with only what Gradwright uses of it. The package itself is one CommonJS
 * module that drags all its containers and hooks along, a fifth of what a first page may weigh. A name that is not
 * listed here fails the build, which says so.
 */
export function vitePluginSlimRelay(): Plugin {
  const id = '\0gradwright-react-relay'
  return {
    name: 'gradwright-slim-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^react-relay$/ }, handler: () => id },
    load: {
      filter: { id: /^\0gradwright-react-relay$/ },
      handler: () =>
        [
          `export { ${RUNTIME.join(', ')} } from 'relay-runtime'`,
          `export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery'`,
          ...HOOKS.map(name => `export { default as ${name} } from 'react-relay/lib/relay-hooks/${name}'`),
        ].join('\n'),
    },
  }
}

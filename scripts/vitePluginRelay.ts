import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const TAG = /graphql\s*`\s*(?:query|mutation|subscription|fragment)\s+([A-Za-z_]\w*)[^`]*`/g

/**
 * Replaces each `graphql` tag by an import of the artifact that the Relay compiler wrote for it. Lines keep their
 * numbers, so that an error in a screen has the right line.
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

const SLIM = '\0gradwright-react-relay'
const HOOKS = 'react-relay/lib/relay-hooks'
const OF_RUNTIME = [
  'applyOptimisticMutation',
  'commitLocalUpdate',
  'commitMutation',
  'ConnectionHandler',
  'fetchQuery',
  'graphql',
  'readInlineData',
  'requestSubscription',
]
const OF_HOOKS = [
  'RelayEnvironmentProvider',
  'useFragment',
  'usePaginationFragment',
  'usePreloadedQuery',
  'useRefetchableFragment',
  'useRelayEnvironment',
  'useSubscription',
]

/**
 * Relay for the built client: imports `react-relay` by its parts, of which the bundler keeps those that are used. The
 * package itself is one CommonJS module that includes all its containers and hooks. A name that is missing from the
 * lists fails the build with a message (`useLazyLoadQuery` is left out on purpose: a route starts its query).
 */
export function vitePluginSlimRelay(): Plugin {
  return {
    name: 'gradwright-slim-relay',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-relay($|\/lib\/relay-hooks\/)/ },
      async handler(source, importer, options) {
        if (source === 'react-relay') return SLIM
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
        return resolved && { ...resolved, moduleSideEffects: false }
      },
    },
    load: {
      filter: { id: new RegExp(SLIM) },
      handler: () =>
        [
          `export { ${OF_RUNTIME.join(', ')} } from 'relay-runtime'`,
          `export { loadQuery } from '${HOOKS}/loadQuery'`,
          ...OF_HOOKS.map(name => `export { default as ${name} } from '${HOOKS}/${name}'`),
        ].join('\n'),
    },
  }
}

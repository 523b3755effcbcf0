import { relative } from 'node:path'
import type { IndexHtmlTransformContext, Plugin } from 'vite'

const ROOM = '<!--page-scripts-->'

type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>

/**
 * Names the scripts of the client in the page, so that they are fetched together with the first one, which loads them.
 * In a page that the server rendered, the first script fetches them when there is nothing else to do; the server adds
 * those of the page itself, which this writes into `scripts.json` by the source file that a route or language begins
 * with.
 * @param root the folder that source files are relative to
 */
export function vitePluginPreload({ entry, root }: { entry: string; root: string }): Plugin {
  return {
    name: 'gradwright-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { chunks, filesOf } = readChunks(bundle)
        const first = chunks.find(({ name, isEntry }) => isEntry && name === entry)
        if (!first || !html.includes(ROOM)) throw new Error(`The page names no scripts of ${entry}`)
        const links = filesOf([first.fileName]).map(
          file => `<link rel="modulepreload" crossorigin href="/${file}">`,
        )
        return html.replace(ROOM, ROOM + links.join(''))
      },
    },
    generateBundle(_options, bundle) {
      const { chunks, filesOf } = readChunks(bundle)
      const first = chunks.find(({ name, isEntry }) => isEntry && name === entry)
      const known = new Set(first && filesOf([first.fileName]))
      const scripts = chunks.flatMap(({ facadeModuleId, fileName, dynamicImports, isDynamicEntry }) => {
        if (!isDynamicEntry || !facadeModuleId) return []
        const source = relative(root, facadeModuleId).replaceAll('\\', '/')
        // A route loads its screen; what a screen loads later is not needed to use it.
        const loaded = source.endsWith('Route.ts') ? dynamicImports : []
        return [[source, filesOf([fileName, ...loaded]).filter(file => !known.has(file))] as const]
      })
      this.emitFile({
        type: 'asset',
        fileName: 'scripts.json',
        source: JSON.stringify(Object.fromEntries(scripts)),
      })
    },
  }
}

function readChunks(bundle: Bundle) {
  const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
  const filesOf = (begin: readonly string[]): string[] => {
    const files = new Set<string>()
    const take = (file: string): void => {
      if (files.has(file)) return
      files.add(file)
      chunks.find(({ fileName }) => fileName === file)?.imports.forEach(take)
    }
    begin.forEach(take)
    return [...files]
  }
  return { chunks, filesOf }
}

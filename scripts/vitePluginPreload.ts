import type { Plugin } from 'vite'

const ROOM = '<!--page-scripts-->'

/**
 * Names the scripts of the client in the page, so that they are fetched together with the first one, which loads them.
 * The server leaves them out of a page that it rendered: that one loads them when there is nothing else to do.
 */
export function vitePluginPreload({ entry }: { entry: string }): Plugin {
  return {
    name: 'gradwright-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
        const first = chunks.find(({ name, isEntry }) => isEntry && name === entry)
        if (!first || !html.includes(ROOM)) throw new Error(`The page names no scripts of ${entry}`)
        const files = new Set<string>()
        const take = (file: string): void => {
          if (files.has(file)) return
          files.add(file)
          chunks.find(({ fileName }) => fileName === file)?.imports.forEach(take)
        }
        take(first.fileName)
        const links = [...files].map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
        return html.replace(ROOM, ROOM + links.join(''))
      },
    },
  }
}

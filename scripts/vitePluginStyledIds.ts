import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const MADE = /\bconst (\w+) = styled(?:\.\w+|\([\w.]+\))/g

/**
 * Gives each styled component an id made from its file and name. Without one styled-components counts its components
 * in the order in which modules run, which is another one on the server than in a browser that loads pages in parts: a
 * page rendered by the server would have other class names than the browser makes for it.
 */
export function nameStyledComponents(source: string, file: string): string {
  return source.replace(
    MADE,
    (made, name: string) => `${made}.withConfig({componentId:'${idOf(file, name)}'})`,
  )
}

/** Begins with a letter, as a class name has to. */
function idOf(file: string, name: string): string {
  return `g${createHash('sha256').update(`${file} ${name}`).digest('hex').slice(0, 6)}`
}

/** Applies `nameStyledComponents` to the client's sources. @param root the folder that ids are relative to */
export function vitePluginStyledIds({ root }: { root: string }): Plugin {
  return {
    name: 'gradwright-styled-ids',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules|__generated__/ }, code: /styled[.(]/ },
      handler(source, id) {
        const file = relative(root, id.split('?')[0] ?? id).replaceAll('\\', '/')
        return { code: nameStyledComponents(source, file), map: null }
      },
    },
  }
}

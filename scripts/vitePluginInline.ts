import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import type { Plugin } from 'vite'

const THEME = '<script src="/theme.js"></script>'
/** Where the styles of a rendered page come, which go on from those of the sheet. */
const ROOM = '<!--page-styles-->'
const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+\.css)">/

/**
 * Puts what the browser waits for before it draws anything into the page: the style sheet, and the script that takes
 * up the chosen theme. The server allows that script by the hash of its text.
 */
export function vitePluginInline({ publicFolder }: { publicFolder: string }): Plugin {
  return {
    name: 'gradwright-inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [link = '', file = ''] = SHEET.exec(html) ?? []
        const sheet = bundle[file]
        if (sheet?.type !== 'asset' || !html.includes(THEME) || !html.includes(ROOM))
          throw new Error('The page has no style sheet, no script of the theme, or no room for styles')
        const styles = String(sheet.source)
          .replaceAll(/\/\*.*?\*\//gs, '')
          .trim()
        const source = await readFile(join(publicFolder, 'theme.js'), 'utf8')
        const { code } = await transform(source, { minify: true, target: 'es2022' })
        return html
          .replace(link, '')
          .replace(ROOM, () => `<style>${styles}</style>${ROOM}`)
          .replace(THEME, () => `<script>${code.trim()}</script>`)
      },
    },
  }
}

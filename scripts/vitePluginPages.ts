import type { Plugin } from 'vite'
import { PAGES } from '../web/content/pages.ts'

/** Writes the words of all pages beside the built client. The server puts them into the page that it serves. */
export function vitePluginPages(): Plugin {
  return {
    name: 'gradwright-pages',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(PAGES) })
    },
  }
}

import type { Plugin } from 'vite'
import { wordsOfPages } from '../web/content/pages.ts'
import { PRODUCT } from '../web/content/product.ts'
import { hindiOf } from '../web/language/hindiOf.ts'
import { speak } from '../web/language/language.ts'
import { compileCatalogue, HINDI_CATALOGUE, readCatalogue } from './catalogue.ts'

/**
 * Writes the words of all pages in each language beside the built client. The server puts them into the page that it
 * serves.
 */
export function vitePluginPages(): Plugin {
  return {
    name: 'gradwright-pages',
    apply: 'build',
    async generateBundle() {
      const en = wordsOfPages()
      speak(hindiOf(compileCatalogue(await readCatalogue(HINDI_CATALOGUE))))
      const hi = wordsOfPages()
      speak(null)
      const source = JSON.stringify({ product: PRODUCT, pages: { en, hi } })
      this.emitFile({ type: 'asset', fileName: 'pages.json', source })
    },
  }
}

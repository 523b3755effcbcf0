import type { Plugin } from 'vite'
import { compileCatalogue, readCatalogue } from './catalogue.ts'

/** Compiles a catalogue of texts that a module imports. */
export function vitePluginCatalogue(): Plugin {
  return {
    name: 'gradwright-catalogue',
    load: {
      filter: { id: /\.po$/ },
      async handler(id) {
        const messages = compileCatalogue(await readCatalogue(id))
        return { code: `export const messages = ${JSON.stringify(messages)}`, moduleType: 'js' }
      },
    },
  }
}

import type { Plugin } from 'vite'
import { compileCatalogue, readCatalogue } from './catalogue.ts'
import { readPublicTexts } from './publicTexts.ts'

/**
 * Compiles a catalogue of texts that a module imports: `hi.po?public` is what pages for visitors say, and `hi.po?other`
 * the rest.
 */
export function vitePluginCatalogue(): Plugin {
  let underWay: Promise<Set<string>> | null = null
  const findPublic = () => {
    underWay ??= readPublicTexts().finally(() => {
      underWay = null
    })
    return underWay
  }
  return {
    name: 'gradwright-catalogue',
    load: {
      filter: { id: /\.po\?(?:public|other)$/ },
      async handler(id) {
        const [path = '', part] = id.split('?')
        const [texts, ofVisitors] = await Promise.all([readCatalogue(path), findPublic()])
        const isWanted = (text: string) => ofVisitors.has(text) === (part === 'public')
        const messages = compileCatalogue(new Map([...texts].filter(([text]) => isWanted(text))))
        return { code: `export const messages = ${JSON.stringify(messages)}`, moduleType: 'js' }
      },
    },
  }
}

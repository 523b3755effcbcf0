/**
 * Brings the catalogue of texts up to date with the source: new texts are added without a translation, those that are
 * no longer used go. `--check` writes nothing, and fails where a text is missing or not translated.
 */
import { writeFile } from 'node:fs/promises'
import { compileCatalogue, HINDI_CATALOGUE, readCatalogue, writtenCatalogue } from './catalogue.ts'
import { readTexts } from './findTexts.ts'
import { endInFailure, say } from './run.ts'

async function main(): Promise<void> {
  const [found, translated] = await Promise.all([readTexts(), readCatalogue(HINDI_CATALOGUE)])
  compileCatalogue(translated)
  const missing = [...found].filter(([message]) => !translated.has(message))
  if (process.argv.includes('--check')) {
    if (missing.length === 0) return say(`${found.size} texts, all translated`)
    throw new Error(
      `Run npm run texts, and translate these in web/language/hi.po:\n${missing
        .map(([message, file]) => `  ${file}: ${message}`)
        .join('\n')}`,
    )
  }
  await writeFile(HINDI_CATALOGUE, writtenCatalogue({ found, translated }))
  say(`${found.size} texts, ${missing.length} not translated`)
}

main().catch(endInFailure)

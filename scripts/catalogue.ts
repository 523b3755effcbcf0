/** Catalogues of texts in the format of gettext (`web/language/*.po`): the key is the English text. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import PO from 'pofile'

export const HINDI_CATALOGUE = resolve(import.meta.dirname, '../web/language/hi.po')

/** The texts of a catalogue by their keys, without those that are not translated. */
export async function readCatalogue(path: string): Promise<Map<string, string>> {
  const { items } = PO.parse(await readFile(path, 'utf8'))
  return new Map(items.flatMap(({ msgid, msgstr: [text = ''] }) => (text === '' ? [] : [[msgid, text]])))
}

/** The texts of a catalogue as the client's library reads them. @throws Error where one is not in ICU's format */
export function compileCatalogue(texts: ReadonlyMap<string, string>): Record<string, CompiledMessage> {
  return Object.fromEntries([...texts].map(([key, text]) => [key, compileText(key, text)]))
}

function compileText(key: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text)
  } catch (cause) {
    throw new Error(`The translation of '${key}' can't be read: ${text}`, { cause })
  }
}

/**
 * The catalogue of these texts, in the order of their files, with what is translated.
 * @param found the file of each text
 */
export function writtenCatalogue({
  found,
  translated,
}: {
  found: ReadonlyMap<string, string>
  translated: ReadonlyMap<string, string>
}): string {
  const catalogue = new PO()
  catalogue.headers = { Language: 'hi', 'Content-Type': 'text/plain; charset=UTF-8' }
  catalogue.items = [...found].map(([message, file]) => {
    const item = new PO.Item()
    item.msgid = message
    item.msgstr = [translated.get(message) ?? '']
    item.references = [file]
    return item
  })
  return catalogue.toString()
}

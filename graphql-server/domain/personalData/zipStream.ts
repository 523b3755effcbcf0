import { Zip, ZipDeflate } from 'fflate'

/** The size of a part of a file, in bytes. Little more than this is in memory at a time. */
export const PART_SIZE = 1024 * 1024

/** A file of an archive, as pieces of text that are read one after the other. */
export type ArchivedFile = { name: string; text: AsyncIterable<string> | Iterable<string> }

/** A ZIP archive in parts of about `PART_SIZE`, made while the files are read. */
export async function* zipParts(files: AsyncIterable<ArchivedFile>): AsyncIterable<Uint8Array<ArrayBuffer>> {
  let waiting: Uint8Array[] = []
  let size = 0
  let fault: Error | null = null
  const zip = new Zip((error, chunk) => {
    if (error) fault = error
    waiting.push(chunk)
    size += chunk.length
  })
  const take = () => {
    if (fault) throw fault
    const part = new Uint8Array(Buffer.concat(waiting))
    waiting = []
    size = 0
    return part
  }
  const encoder = new TextEncoder()
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const piece of text) {
      file.push(encoder.encode(piece))
      if (size >= PART_SIZE) yield take()
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield take()
}

import type { CvText } from './readCvFile.ts'

/** Reads the text of a CV, on a composing thread. The libraries are loaded by the first file. */
export async function cvText(bytes: Uint8Array): Promise<CvText> {
  const { readCvFile } = await import('./readCvFile.ts')
  return await readCvFile(bytes)
}

import { t } from '../language/language.ts'

/** The server takes no larger file, in bytes. */
const LARGEST = 700_000

/** The kinds of files that can be chosen. */
export const CV_FILES = '.pdf,.docx'

/** The bytes of a file as base64. */
async function base64Of(file: File): Promise<string> {
  return await new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}

/** A CV as it is sent, or why it is not. */
export async function readCvFile(file: File): Promise<{ content: string } | { fault: string }> {
  if (file.size > LARGEST)
    return { fault: t('The file is over 700 KB. Save it without pictures and try again.') }
  const content = await base64Of(file).catch(() => '')
  return content === '' ? { fault: t('This file is empty or cannot be opened.') } : { content }
}

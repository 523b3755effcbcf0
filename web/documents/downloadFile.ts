import * as z from 'zod/mini'
import { NetworkFault } from '../relay/faults.ts'
import type { Letterhead, PaperLayout } from './paperLayout.ts'

const refusalBody = z.object({ message: z.string(), fields: z.record(z.string(), z.string()) })

export type FileRequest = PaperLayout & { letterhead?: Letterhead }

/** Why the server makes no file, in its words: of the whole, or by field. */
export type FileRefusal = { message: string; fields: Readonly<Record<string, string>> }

/**
 * Has the server make a file of a document and hands it to the browser under the server's name.
 * @returns The refusal; null when the file is there.
 * @throws NetworkFault when the server cannot be reached or fails.
 */
export async function downloadFile({
  documentId,
  request,
}: {
  documentId: number
  request: FileRequest
}): Promise<FileRefusal | null> {
  return await download(`/api/documents/${documentId}/file`, request)
}

/**
 * Has the server make the record of how a document came about and hands it to the browser.
 * @returns The refusal; null when the file is there.
 * @throws NetworkFault when the server cannot be reached or fails.
 */
export async function downloadRecord({
  documentId,
  format,
}: {
  documentId: number
  format: 'TXT' | 'PDF'
}): Promise<FileRefusal | null> {
  return await download(`/api/documents/${documentId}/record`, { format })
}

async function download(path: string, body: unknown): Promise<FileRefusal | null> {
  const response = await post(path, body)
  if (!response.ok) {
    const refusal = refusalBody.safeParse(await response.json().catch(() => null))
    if (response.status >= 500 || !refusal.success) throw new NetworkFault('SERVER')
    return refusal.data
  }
  saveFile(fileNameOf(response), await response.blob())
  return null
}

async function post(path: string, body: unknown): Promise<Response> {
  try {
    return await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  } catch (cause) {
    throw new NetworkFault(navigator.onLine ? 'UNREACHABLE' : 'OFFLINE', { cause })
  }
}

function fileNameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'Document'
}

function saveFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  const link = window.document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

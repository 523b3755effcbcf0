import { useState } from 'react'

const FAILED = 'The list could not be sent. Check your connection and try again.'

/** Sends a file with students to the server, which reads it apart from the request. */
export function useUploadList(): {
  /** Whether it has arrived. Never rejects. */
  upload: (file: File) => Promise<boolean>
  isPending: boolean
  /** Why the last one was not taken. */
  fault: string | null
} {
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  async function upload(file: File): Promise<boolean> {
    setPending(true)
    setFault(null)
    const refused = await send(file)
    setFault(refused)
    setPending(false)
    return refused === null
  }
  return { upload, isPending, fault }
}

/** Why a file was not taken; null where it was. */
async function send(file: File): Promise<string | null> {
  try {
    const response = await fetch('/bulk/imports', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: file,
    })
    return response.ok ? null : messageIn(await response.json())
  } catch {
    return FAILED
  }
}

/** What the server said of a refusal: what is wrong with the file, or else with the request. */
function messageIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return FAILED
  if ('fields' in answer && typeof answer.fields === 'object' && answer.fields !== null)
    if ('file' in answer.fields && typeof answer.fields.file === 'string') return `${answer.fields.file}.`
  return 'message' in answer && typeof answer.message === 'string' ? answer.message : FAILED
}

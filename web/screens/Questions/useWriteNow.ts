import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { useGenerateDocument } from '../../documents/useGenerateDocument.ts'
import { useIdempotencyKey } from '../../documents/useIdempotencyKey.ts'
import type { WriterTerms } from '../../documents/writerTerms.ts'
import { toFault } from '../../relay/faults.ts'
import { refusalWords } from '../../relay/refusal.ts'

/** A draft that this client can ask a document for. */
const knownKind = z.object({ type: z.enum(['SOP', 'LOR', 'ESSAY']), form: z.enum(['QUICK', 'WIZARD']) })

/** Asks for the document of a draft, and goes to it. */
export function useWriteNow({
  viewerId,
  draft,
  settleWriter,
}: {
  viewerId: string
  draft: {
    id: string
    type: string
    form: string
    questions: readonly { id: string; revision: number }[]
  }
  settleWriter: () => Promise<WriterTerms | null>
}): { write: () => Promise<void>; isWriting: boolean; refusal: string | null } {
  const { id: draftId, type, form, questions } = draft
  const generate = useGenerateDocument(viewerId)
  const { keyFor, answered } = useIdempotencyKey()
  const navigate = useNavigate()
  const [isWriting, setWriting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const write = useCallback(async () => {
    setRefusal(null)
    try {
      const terms = await settleWriter()
      if (terms === null) return
      setWriting(true)
      const request = {
        ...knownKind.parse({ type, form }),
        draftId,
        ...terms,
      }
      // What was replied is part of the request, though the server reads it from the draft.
      const replied = questions.map(({ id, revision }) => `${id} ${revision}`)
      const { saved, refusal: refused } = await generate({
        ...request,
        idempotencyKey: keyFor({ ...request, replied }),
      })
      // After a failed call the key stays: the same request sent again is the same document.
      if (refused?.kind !== 'FAULT') answered()
      if (saved) navigate(`/results/${saved.document.databaseId}`)
      else setRefusal(refusalWords(refused))
    } catch (thrown) {
      setRefusal(toFault(thrown).message)
    } finally {
      setWriting(false)
    }
  }, [settleWriter, type, form, draftId, questions, generate, keyFor, answered, navigate])

  return { write, isWriting, refusal }
}

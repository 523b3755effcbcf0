import type { StandingAnswer } from './answerSaver.ts'
import { isFormValue, isRecord } from './readUnknown.ts'

/** The pages of this browser that have the same draft open. */
export type SiblingPages = {
  tell: (answers: readonly StandingAnswer[]) => void
  close: () => void
}

function readAnswer(told: unknown): StandingAnswer | null {
  if (!isRecord(told) || !isFormValue(told.value) || !Array.isArray(told.setAside)) return null
  const { key, value, revision } = told
  if (typeof key !== 'string' || typeof revision !== 'number') return null
  const setAside = told.setAside.flatMap((entry: unknown) =>
    isRecord(entry) && isFormValue(entry.value) && typeof entry.savedAt === 'string'
      ? [{ value: entry.value, savedAt: entry.savedAt }]
      : [],
  )
  return { key, value, revision, setAside }
}

/** Hears what sibling pages have saved, and tells them; a browser that cannot do so leaves it to the server. */
export function openSiblingPages({
  viewerId,
  draftId,
  onSaved,
}: {
  viewerId: string
  draftId: string
  onSaved: (answers: readonly StandingAnswer[]) => void
}): SiblingPages {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel(`gradwright:answers:${viewerId}:${draftId}`)
  channel.onmessage = ({ data: told }: MessageEvent<unknown>) => {
    if (Array.isArray(told)) onSaved(told.flatMap(answer => readAnswer(answer) ?? []))
  }
  let isOpen = true
  return {
    tell(answers) {
      if (isOpen) channel.postMessage(answers)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useDraftChoice_draft$key } from '../__generated__/useDraftChoice_draft.graphql.ts'
import type { useDraftChoiceMutation } from '../__generated__/useDraftChoiceMutation.graphql.ts'
import type { Refusal } from '../relay/refusal.ts'
import { useChange } from '../relay/useChange.ts'

const NOTHING: readonly string[] = []

/** What a person chose from their story for one document. */
export type DraftChoice = {
  /** Ids of statements. */
  chosen: readonly string[]
  choose: (id: string, isChosen: boolean) => void
  /** Waits until the draft keeps all of it. Gives why the last one is not kept, or null. */
  settle: () => Promise<Refusal | null>
  /** Why the last choice is not kept. */
  refusal: Refusal | null
}

/** The kept ids as later choices change them. */
export function chosenNow(kept: readonly string[], wanted: ReadonlyMap<string, boolean>): readonly string[] {
  const added = [...wanted].flatMap(([id, isChosen]) => (isChosen && !kept.includes(id) ? [id] : []))
  return [...kept.filter(id => wanted.get(id) !== false), ...added]
}

/**
 * Keeps what is chosen from the story with the draft, one choice after the other, and shows each at once. What is chosen
 * before there is a draft is kept with it as soon as it begins. A choice that is refused is taken back. It holds the
 * choices itself, since an optimistic response only shows a change that has been sent: here later choices wait for
 * earlier ones, whose answers hold the whole list.
 */
export function useDraftChoice({
  draftId,
  draft: draftRef,
}: {
  /** Null while there is no draft yet. */
  draftId: string | null
  /** Null until the draft that began on this page was read. */
  draft: useDraftChoice_draft$key | null
}): DraftChoice {
  const draft = useFragment(
    graphql`
      fragment useDraftChoice_draft on Draft {
        chosenStatementIds
      }
    `,
    draftRef,
  )
  const { send, refusal } = useChange<useDraftChoiceMutation>(graphql`
    mutation useDraftChoiceMutation($input: ChooseForDraftInput!) @raw_response_type {
      chooseForDraft(input: $input) {
        ... on ChooseForDraftPayload @alias(as: "saved") {
          draft {
            ...draftChoiceState_draft
          }
        }
        ...refusal_error @alias(as: "refusal")
      }
    }
  `)
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const sending = useRef<Promise<Refusal | null>>(Promise.resolve(null))
  const waiting = useRef(new Map<string, boolean>())
  const kept = draft?.chosenStatementIds ?? NOTHING
  const isRead = useRef(draft != null)
  useEffect(() => {
    isRead.current = draft != null
  }, [draft])

  const keep = useCallback(
    (ownDraftId: string, statementId: string, isChosen: boolean) => {
      sending.current = sending.current.then(async before => {
        const { refusal: refused } = await send({ input: { draftId: ownDraftId, statementId, isChosen } })
        // From here on the draft says what is chosen, unless the person has changed their mind since.
        if (refused !== null || isRead.current)
          setWanted(all => {
            if (all.get(statementId) !== isChosen) return all
            const others = new Map(all)
            others.delete(statementId)
            return others
          })
        return refused ?? before
      })
    },
    [send],
  )
  const choose = useCallback(
    (id: string, isChosen: boolean) => {
      setWanted(all => new Map(all).set(id, isChosen))
      if (draftId === null) waiting.current.set(id, isChosen)
      else keep(draftId, id, isChosen)
    },
    [draftId, keep],
  )
  const keepWaiting = useCallback(
    (ownDraftId: string) => {
      for (const [id, isChosen] of waiting.current) keep(ownDraftId, id, isChosen)
      waiting.current.clear()
    },
    [keep],
  )
  useEffect(() => {
    if (draftId !== null) keepWaiting(draftId)
  }, [draftId, keepWaiting])
  const settle = useCallback(async () => {
    const settled = sending.current
    const refused = await settled
    // A later attempt starts without this refusal.
    if (sending.current === settled) sending.current = Promise.resolve(null)
    return refused
  }, [])
  const chosen = useMemo(() => chosenNow(kept, wanted), [kept, wanted])
  return { chosen, choose, settle, refusal }
}

import type { AppContext, Viewer } from '../../appContext.ts'
import { lockDraft } from '../../drafts/rows.ts'
import { ConflictError, NotFoundError, NotSignedInError } from '../../errors.ts'
import { MOST_CHOSEN } from './chooseStatements.ts'
import { readStory } from './readStory.ts'

/**
 * Chooses a statement of the viewer's story for the document of a draft, or takes the choice back. Choosing twice changes
 * nothing. Whether the document can use it is decided when the document is asked for.
 * @throws NotSignedInError, NotFoundError (no such draft, or nothing that the viewer said), ConflictError (too many).
 */
export async function chooseForDraft({
  app,
  viewer,
  draftId,
  key,
  isChosen,
}: {
  app: AppContext
  viewer: Viewer | null
  draftId: number
  /** The statement's key. */
  key: string
  isChosen: boolean
}): Promise<void> {
  if (!viewer) throw new NotSignedInError()
  const story = isChosen ? await readStory({ app, viewer }) : []
  const usable = new Set(story.flatMap(one => (one.status === 'REMOVED' ? [] : [one.key])))
  if (isChosen && !usable.has(key)) throw new NotFoundError()
  await app.database.prisma.$transaction(async tx => {
    await lockDraft(tx, { viewer, draftId })
    const { chosenStatements } = await tx.draft.findUniqueOrThrow({
      where: { id: draftId },
      select: { chosenStatements: true },
    })
    const others = chosenStatements.filter(other => other !== key)
    // What is said nowhere any more makes room.
    const still = isChosen ? others.filter(other => usable.has(other)) : others
    if (isChosen && still.length >= MOST_CHOSEN)
      throw new ConflictError(`You have chosen ${MOST_CHOSEN} things already. Take one back first.`)
    await tx.draft.update({
      where: { id: draftId },
      data: { chosenStatements: isChosen ? [...still, key] : still },
    })
  })
}

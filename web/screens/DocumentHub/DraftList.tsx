import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { DraftList_viewer$key } from '../../__generated__/DraftList_viewer.graphql.ts'
import type { DraftListMoreQuery } from '../../__generated__/DraftListMoreQuery.graphql.ts'
import { Banner, Button, Heading, Stack } from '../../design/index.ts'
import { useDraftChanges } from '../../drafts/useDraftChanges.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { DraftRow } from './DraftRow.tsx'
import { Drafts } from './hubStyles.ts'

const MORE = 20

/** Drafts in progress, the latest first. A deleted one can be restored in place. */
export function DraftList({ viewer: viewerRef }: { viewer: DraftList_viewer$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    DraftListMoreQuery,
    DraftList_viewer$key
  >(
    graphql`
      fragment DraftList_viewer on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 5 }, after: { type: "String" })
      @refetchable(queryName: "DraftListMoreQuery", directives: ["@raw_response_type"]) {
        draftCount: drafts(form: WIZARD) {
          totalCount
        }
        drafts(first: $first, after: $after, form: WIZARD) @connection(key: "DraftList_drafts") {
          totalCount
          edges {
            node {
              id
              name
              updatedAt
              ...DraftRow_draft
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const { duplicate, remove, restore, isChanging, refusal } = useDraftChanges()
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null)
  // One that is taken back goes where it was.
  const drafts = data.drafts.edges
    .map(({ node }) => node)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : one.updatedAt > other.updatedAt ? -1 : 0))

  async function removeDraft(draft: { id: string; name: string }) {
    setDeleted((await remove(draft.id)) === null ? draft : null)
  }

  async function takeBack() {
    if (!deleted) return
    if ((await restore(deleted.id)) === null) setDeleted(null)
  }

  if (drafts.length === 0 && !deleted) return null
  return (
    <Part aria-labelledby="drafts">
      <Heading level={2} size="small" id="drafts">
        {t('Drafts in progress')}
      </Heading>
      {deleted && (
        <Banner
          announce
          action={
            <Button size="small" onClick={takeBack} pending={isChanging} pendingLabel={t('Taking back...')}>
              {t('Undo')}
            </Button>
          }
        >
          {t('“{name}” was deleted. It can be taken back here.', { name: deleted.name })}
        </Banner>
      )}
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      {drafts.length > 0 && (
        <Drafts>
          {drafts.map((draft, place) => (
            <li key={draft.id}>
              <DraftRow
                draft={draft}
                isNext={place === 0}
                onDuplicate={() => void duplicate(draft.id)}
                onDelete={() => removeDraft({ id: draft.id, name: draft.name })}
              />
            </li>
          ))}
        </Drafts>
      )}
      {hasNext && (
        <Stack $align="start">
          <Button
            variant="quiet"
            pending={isLoadingNext}
            pendingLabel={t('Loading...')}
            onClick={() => loadNext(MORE)}
          >
            {t('Show more of {totalCount} drafts', { totalCount: data.draftCount.totalCount })}
          </Button>
        </Stack>
      )}
    </Part>
  )
}

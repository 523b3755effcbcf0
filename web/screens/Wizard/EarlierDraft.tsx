import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { EarlierDraft_viewer$key } from '../../__generated__/EarlierDraft_viewer.graphql.ts'
import { Banner, Button, LinkButton, Row } from '../../design/index.ts'
import { draftPath } from '../../documents/draftAddress.ts'
import { ageOf } from '../../format/age.ts'
import { t } from '../../language/language.ts'
import type { UnsentDraft } from '../../questionnaire/autosave/keptAnswers.ts'

/** Offers, on a new draft, the latest earlier draft of this type, from this device or the server. */
export function EarlierDraft({
  viewer: viewerRef,
  unsent,
  onStartNew,
}: {
  viewer: EarlierDraft_viewer$key
  /** What was begun on this device and never sent. */
  unsent: UnsentDraft | null
  onStartNew: () => void
}) {
  const { drafts } = useFragment(
    graphql`
      fragment EarlierDraft_viewer on User @argumentDefinitions(type: { type: "DocumentType!" }) {
        drafts(first: 1, type: $type, form: WIZARD) {
          edges {
            node {
              id
              name
              updatedAt
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const newest = drafts.edges[0]?.node
  if (!unsent && !newest) return null
  return (
    <Banner
      action={
        <Row $gap={2}>
          <LinkButton
            as={Link}
            to={unsent ? `?begun=${unsent.creationKey}` : draftPath('', newest?.id ?? '')}
            size="small"
          >
            {t('Continue')}
          </LinkButton>
          <Button size="small" variant="quiet" onClick={onStartNew}>
            {t('Start new')}
          </Button>
        </Row>
      }
    >
      {unsent
        ? t('Continue what you wrote on this device {changedAt}? It is not saved anywhere else yet.', {
            changedAt: ageOf(unsent.changedAt),
          })
        : newest &&
          t('Continue “{name}”, saved {updatedAt}?', {
            name: newest.name,
            updatedAt: ageOf(newest.updatedAt),
          })}
    </Banner>
  )
}

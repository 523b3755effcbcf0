import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentHubScreen_viewer$key } from '../../__generated__/DocumentHubScreen_viewer.graphql.ts'
import documentGenerationQuery, {
  type documentHubRouteQuery,
  type documentHubRouteQuery$data,
} from '../../__generated__/documentHubRouteQuery.graphql.ts'
import { INTRO, STEPS, TIPS } from '../../content/documentHub.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { includedTypes } from '../../documents/generationEntitlements.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { DraftList } from './DraftList.tsx'
import { Numbered, Tips, TypeColumns } from './hubStyles.ts'
import { TypeCard } from './TypeCard.tsx'
import { UnsentDrafts } from './UnsentDrafts.tsx'

function Hub({
  viewer: viewerRef,
  questionnaires: { sop, lor, essay },
}: {
  viewer: DocumentHubScreen_viewer$key
  questionnaires: Omit<documentHubRouteQuery$data, 'viewer'>
}) {
  const viewer = useFragment(
    graphql`
      fragment DocumentHubScreen_viewer on User {
        id
        entitlements {
          generation {
            type
            isIncluded
          }
        }
        newestDraft: drafts(first: 1, form: WIZARD) {
          edges {
            node {
              id
            }
          }
        }
        ...DraftList_viewer
      }
    `,
    viewerRef,
  )
  const included = includedTypes(viewer.entitlements)
  const hasDrafts = viewer.newestDraft.edges.length > 0
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>Document Generation</Heading>
          <Text $tone="soft" $measure>
            {INTRO}
          </Text>
        </div>
      </ScreenHead>
      <UnsentDrafts viewerId={viewer.id} />
      <DraftList viewer={viewer} />
      <Part aria-labelledby="types">
        <Heading level={2} size="small" id="types">
          {hasDrafts ? 'Start another document' : 'Choose a document'}
        </Heading>
        <TypeColumns>
          {sop && (
            <TypeCard
              questionnaire={sop}
              type="SOP"
              isInPlan={included.includes('SOP')}
              isNext={!hasDrafts}
            />
          )}
          {lor && (
            <TypeCard questionnaire={lor} type="LOR" isInPlan={included.includes('LOR')} isNext={false} />
          )}
          {essay && (
            <TypeCard
              questionnaire={essay}
              type="ESSAY"
              isInPlan={included.includes('ESSAY')}
              isNext={false}
            />
          )}
        </TypeColumns>
        <Text $size="small" $tone="soft">
          Short of time? The{' '}
          <TextLink as={Link} to="/document-generator">
            quick form
          </TextLink>{' '}
          asks less, on one page.
        </Text>
      </Part>
      <Part aria-labelledby="how">
        <Heading level={2} size="small" id="how">
          How Our System Works
        </Heading>
        <Numbered>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <Heading level={3} size="tiny">
                {title}
              </Heading>
              <Text $tone="soft">{text}</Text>
            </li>
          ))}
        </Numbered>
      </Part>
      <Part aria-labelledby="tips">
        <Heading level={2} size="small" id="tips">
          Tips for best results
        </Heading>
        <Tips>
          {TIPS.map(tip => (
            <li key={tip}>{tip}</li>
          ))}
        </Tips>
      </Part>
    </ScreenPage>
  )
}

/** Where the long questionnaires begin, and where those that were begun go on. */
export default function DocumentHubScreen({ queryRef }: { queryRef: PreloadedQuery<documentHubRouteQuery> }) {
  const { viewer, ...questionnaires } = usePreloadedQuery<documentHubRouteQuery>(
    documentGenerationQuery,
    queryRef,
  )
  if (!viewer) {
    return (
      <ScreenPage>
        <Text>
          Please log in to write a document.{' '}
          <TextLink as={Link} to="/auth?next=/document-generation">
            Log in
          </TextLink>
        </Text>
      </ScreenPage>
    )
  }
  return <Hub viewer={viewer} questionnaires={questionnaires} />
}

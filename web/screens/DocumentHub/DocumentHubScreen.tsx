import { useEffect, useRef } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { DocumentHubScreen_viewer$key } from '../../__generated__/DocumentHubScreen_viewer.graphql.ts'
import documentGenerationQuery, {
  type documentHubRouteQuery,
  type documentHubRouteQuery$data,
} from '../../__generated__/documentHubRouteQuery.graphql.ts'
import { hubIntro, STEPS, TIPS } from '../../content/documentHub.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { includedTypes } from '../../documents/generationEntitlements.ts'
import { t } from '../../language/language.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { DraftList } from './DraftList.tsx'
import { Numbered, Tips, TypeColumns } from './hubStyles.ts'
import { TypeCard } from './TypeCard.tsx'
import { UnsentDrafts } from './UnsentDrafts.tsx'
import { WrittenDocuments } from './WrittenDocuments.tsx'

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
              type
              name
              coverage {
                filled
                total
              }
              lastDocument {
                id
              }
            }
          }
        }
        newestDocument: documents(first: 1) {
          edges {
            node {
              id
            }
          }
        }
        ...DraftList_viewer
        ...WrittenDocuments_viewer
      }
    `,
    viewerRef,
  )
  const included = includedTypes(viewer.entitlements)
  const newest = viewer.newestDraft.edges[0]?.node ?? null
  const isFirst = newest === null && viewer.newestDocument.edges.length === 0
  const begun = newest?.lastDocument ? null : newest
  const types = [
    { type: 'SOP', questionnaire: sop },
    { type: 'LOR', questionnaire: lor },
    { type: 'ESSAY', questionnaire: essay },
  ] as const
  const location = useLocation()
  const newDocument = useRef<HTMLHeadingElement>(null)
  // The screen may arrive after the router has looked for the place in the address.
  useEffect(() => {
    if (location.hash !== '#new-document') return
    newDocument.current?.focus({ preventScroll: true })
    newDocument.current?.scrollIntoView()
  }, [location])
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Document generation')}</Heading>
          <Text $tone="soft" $measure>
            {hubIntro()}
          </Text>
        </div>
      </ScreenHead>
      <UnsentDrafts viewerId={viewer.id} />
      <DraftList viewer={viewer} />
      <WrittenDocuments viewer={viewer} />
      <Part aria-labelledby="new-document">
        <Heading level={2} size="small" id="new-document" tabIndex={-1} ref={newDocument}>
          {isFirst ? t('Choose a document') : t('New document')}
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          {t(
            'The full questionnaire has room for everything. The short form asks the essential questions on one page. Both offer what your profile, your story and your earlier answers hold already.',
          )}
        </Text>
        <TypeColumns>
          {types.map(
            ({ type, questionnaire }) =>
              questionnaire && (
                <TypeCard
                  key={type}
                  questionnaire={questionnaire}
                  type={type}
                  isInPlan={included.includes(type)}
                  isNext={isFirst && type === 'SOP'}
                  begun={begun?.type === type ? begun : null}
                />
              ),
          )}
        </TypeColumns>
      </Part>
      <Part aria-labelledby="how">
        <Heading level={2} size="small" id="how">
          {t('How Our System Works')}
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
          {t('Tips for best results')}
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

/** A person's drafts and documents, and where a new document begins. */
export default function DocumentHubScreen({ queryRef }: { queryRef: PreloadedQuery<documentHubRouteQuery> }) {
  const { viewer, ...questionnaires } = usePreloadedQuery<documentHubRouteQuery>(
    documentGenerationQuery,
    queryRef,
  )
  if (!viewer) {
    return (
      <ScreenPage>
        <Text>
          {t('Please log in to write a document.')}{' '}
          <TextLink as={Link} to="/auth?next=/document-generation">
            {t('Log in')}
          </TextLink>
        </Text>
      </ScreenPage>
    )
  }
  return <Hub viewer={viewer} questionnaires={questionnaires} />
}

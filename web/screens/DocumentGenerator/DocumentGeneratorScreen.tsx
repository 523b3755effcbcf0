import { useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentGeneratorScreen_questionnaire$key } from '../../__generated__/DocumentGeneratorScreen_questionnaire.graphql.ts'
import type { DocumentGeneratorScreen_viewer$key } from '../../__generated__/DocumentGeneratorScreen_viewer.graphql.ts'
import documentGeneratorQuery, {
  type documentGeneratorRouteQuery,
} from '../../__generated__/documentGeneratorRouteQuery.graphql.ts'
import { ScreenHead, ScreenPage } from '../../components/ScreenPage.ts'
import { Badge, Banner, Heading, Row, Text, TextLink } from '../../design/index.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { DocumentList } from './DocumentList.tsx'
import { SectionsPlace, Sticky, StoryPlace, Workbench } from './generatorStyles.ts'
import { PremiumFeatures } from './PremiumFeatures.tsx'

function Generator({
  viewer: viewerRef,
  questionnaire: questionnaireRef,
}: {
  viewer: DocumentGeneratorScreen_viewer$key
  questionnaire: DocumentGeneratorScreen_questionnaire$key
}) {
  const viewer = useFragment(
    graphql`
      fragment DocumentGeneratorScreen_viewer on User {
        isPremium
        canGenerate(type: SOP)
        profile {
          id
        }
        ...DocumentForm_viewer
        ...DocumentList_viewer
      }
    `,
    viewerRef,
  )
  const questionnaire = useFragment(
    graphql`
      fragment DocumentGeneratorScreen_questionnaire on Questionnaire {
        minutesFrom
        minutesTo
        ...DocumentForm_questionnaire
      }
    `,
    questionnaireRef,
  )
  const [storyPlace, setStoryPlace] = useState<HTMLElement | null>(null)
  const [sectionsPlace, setSectionsPlace] = useState<HTMLElement | null>(null)
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>AI Document Generator</Heading>
          <Text $tone="soft" $measure>
            Answer in your own words; fragments do. The draft is made of them, and every sentence shows which
            answer it rests on.
          </Text>
          <Row>
            <Badge tone="note">SOP</Badge>
            <Text as="span" $size="small" $tone="soft">
              Statement of Purpose, {questionnaire.minutesFrom} to {questionnaire.minutesTo} minutes
            </Text>
          </Row>
        </div>
      </ScreenHead>
      {!viewer.profile && (
        <Banner tone="warning">
          <TextLink as={Link} to="/profile">
            Complete your profile first
          </TextLink>
          . Your background goes into the draft beside the answers below.
        </Banner>
      )}
      {!viewer.canGenerate && (
        <Banner tone="warning" title="No Credits Remaining">
          The form can be filled in and stays in this tab; generating needs a credit or a plan.{' '}
          <TextLink as={Link} to="/pricing">
            Compare plans
          </TextLink>
        </Banner>
      )}
      <Workbench>
        <SectionsPlace ref={setSectionsPlace} />
        <DocumentForm
          viewer={viewer}
          questionnaire={questionnaire}
          sectionsPlace={sectionsPlace}
          storyPlace={storyPlace}
        />
        <Sticky as="aside">
          <StoryPlace ref={setStoryPlace} />
          <DocumentList viewer={viewer} />
          {!viewer.isPremium && <PremiumFeatures />}
        </Sticky>
      </Workbench>
    </ScreenPage>
  )
}

/** The form that a document is written from. */
export default function DocumentGeneratorScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<documentGeneratorRouteQuery>
}) {
  const { viewer, questionnaire } = usePreloadedQuery<documentGeneratorRouteQuery>(
    documentGeneratorQuery,
    queryRef,
  )
  if (!viewer || !questionnaire) {
    return (
      <ScreenPage>
        <Text>
          Please log in to write a document.{' '}
          <TextLink as={Link} to="/auth?next=/document-generator">
            Log in
          </TextLink>
        </Text>
      </ScreenPage>
    )
  }
  return <Generator viewer={viewer} questionnaire={questionnaire} />
}

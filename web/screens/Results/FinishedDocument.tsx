import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { FinishedDocument_document$key } from '../../__generated__/FinishedDocument_document.graphql.ts'
import { Badge, Banner, LinkButton } from '../../design/index.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { AnswersToExtend } from './AnswersToExtend.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentFigures } from './DocumentFigures.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentPlan } from './DocumentPlan.tsx'
import { DocumentQuestions } from './DocumentQuestions.tsx'
import { DocumentReview } from './DocumentReview.tsx'
import { ReviewedDocument } from './ReviewedDocument.tsx'
import { DocumentAside, DocumentColumns } from './resultsStyles.ts'
import { usePlacedQuestions } from './usePlacedQuestions.ts'
import { WrittenBy } from './WrittenBy.tsx'

/** A finished document: the sheet in the middle, plan and figures at the left, the review in the margin. */
export function FinishedDocument({ document: documentRef }: { document: FinishedDocument_document$key }) {
  const document = useFragment(
    graphql`
      fragment FinishedDocument_document on Document {
        documentType
        isPreview
        ...DocumentHead_document
        ...DocumentActions_document
        ...DocumentFigures_document
        ...DocumentPlan_document
        ...DocumentReview_document
        ...ReviewedDocument_document
        ...usePlacedQuestions_document
        ...AnswersToExtend_document
        ...WrittenBy_document
      }
    `,
    documentRef,
  )
  const questions = usePlacedQuestions(document)
  const badge = document.isPreview ? (
    <Badge tone="warning">Preview</Badge>
  ) : (
    <Badge tone="success">Premium</Badge>
  )
  return (
    <ScreenPage>
      <DocumentHead
        document={document}
        badge={badge}
        writtenBy={<WrittenBy document={document} />}
        actions={<DocumentActions document={document} />}
      />
      {document.documentType === 'LOR' && (
        <Banner title="For the recommender">
          The letter is theirs: they read it, change what they would say otherwise, and sign it.
        </Banner>
      )}
      {document.isPreview && (
        <Banner
          tone="warning"
          action={
            <LinkButton as={Link} to="/pricing" variant="primary">
              See the plans
            </LinkButton>
          }
        >
          This is a preview version. Upgrade to Premium for the complete document with full customization.
        </Banner>
      )}
      <DocumentColumns $hasNotes={questions.byParagraph.size > 0}>
        <ReviewedDocument document={document} questions={questions} />
        <DocumentQuestions questions={questions} />
        <AnswersToExtend document={document} />
        <DocumentReview document={document} />
        <DocumentAside $isBelow={questions.byParagraph.size > 0}>
          <DocumentFigures document={document} />
          <DocumentPlan document={document} />
        </DocumentAside>
      </DocumentColumns>
    </ScreenPage>
  )
}

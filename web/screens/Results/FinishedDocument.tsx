import { lazy, Suspense, useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { FinishedDocument_document$key } from '../../__generated__/FinishedDocument_document.graphql.ts'
import { Badge, Banner, LinkButton, useToast } from '../../design/index.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { AnswersToExtend } from './AnswersToExtend.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentFigures } from './DocumentFigures.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentPlan } from './DocumentPlan.tsx'
import { DocumentQuestions } from './DocumentQuestions.tsx'
import { DocumentReview } from './DocumentReview.tsx'
import { hasClosedText } from './editing/keptText.ts'
import { ReviewedDocument } from './ReviewedDocument.tsx'
import { DocumentAside, DocumentColumns } from './resultsStyles.ts'
import { usePlacedQuestions } from './usePlacedQuestions.ts'
import { WrittenBy } from './WrittenBy.tsx'

const loadEditor = () => import('./editing/EditedDocument.tsx')
const EditedDocument = lazy(loadEditor)

/** A finished document: the sheet in the middle, plan and figures at the left, the review in the margin. */
export function FinishedDocument({ document: documentRef }: { document: FinishedDocument_document$key }) {
  const document = useFragment(
    graphql`
      fragment FinishedDocument_document on Document {
        id
        documentType
        isPreview
        ...DocumentHead_document
        ...DocumentActions_document
        ...DocumentFigures_document
        ...DocumentPlan_document
        ...DocumentReview_document
        ...ReviewedDocument_document
        ...EditedDocument_document
        ...usePlacedQuestions_document
        ...AnswersToExtend_document
        ...WrittenBy_document
      }
    `,
    documentRef,
  )
  const questions = usePlacedQuestions(document)
  const { isEditing, edit, endEditing } = useEditing(document)
  const reading = <ReviewedDocument document={document} questions={questions} />
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
        actions={<DocumentActions document={document} isEditing={isEditing} onEdit={edit} />}
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
        {isEditing ? (
          <Suspense fallback={reading}>
            <EditedDocument document={document} onDone={endEditing} />
          </Suspense>
        ) : (
          reading
        )}
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

/** Whether the text is edited. A text that this device kept unsaved is edited at once, so that it is saved. */
function useEditing({ id, isPreview }: { id: string; isPreview: boolean }) {
  const [isEditing, setEditing] = useState(false)
  const { toast } = useToast()

  useEffect(() => {
    let isOpen = true
    void hasClosedText(id).then(hasText => {
      if (isOpen && hasText && !isPreview) setEditing(true)
    })
    return () => {
      isOpen = false
    }
  }, [id, isPreview])

  return {
    isEditing,
    endEditing: () => setEditing(false),
    edit: async () => {
      try {
        await loadEditor()
        setEditing(true)
      } catch {
        toast({
          title: 'The editor could not be loaded',
          description: 'Check your connection and try again.',
          variant: 'destructive',
        })
      }
    },
  }
}

import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { FinishedDocument_document$key } from '../../__generated__/FinishedDocument_document.graphql.ts'
import type { versionsQuery } from '../../__generated__/versionsQuery.graphql.ts'
import { Badge, Banner, LinkButton, useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { useStartedQuery } from '../../relay/useStartedQuery.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { AnswersToExtend } from './AnswersToExtend.tsx'
import { ChangedAnswers } from './ChangedAnswers.tsx'
import { CoachGuide } from './CoachGuide.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentFigures } from './DocumentFigures.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentPlan } from './DocumentPlan.tsx'
import { DocumentQuestions } from './DocumentQuestions.tsx'
import { DocumentReview } from './DocumentReview.tsx'
import { hasClosedText } from './editing/keptText.ts'
import { LetterPanel } from './letter/LetterPanel.tsx'
import { ProcessRecord } from './ProcessRecord.tsx'
import { ReviewedDocument } from './ReviewedDocument.tsx'
import { DocumentAside, DocumentColumns } from './resultsStyles.ts'
import { usePlacedQuestions } from './usePlacedQuestions.ts'
import { VERSIONS_QUERY } from './versions/versionsQuery.ts'
import { WrittenBy } from './WrittenBy.tsx'

const loadEditor = () => import('./editing/EditedDocument.tsx')
const EditedDocument = lazy(loadEditor)
const loadVersions = () => import('./versions/DocumentVersions.tsx')
const DocumentVersions = lazy(loadVersions)

/** A finished document: the sheet in the middle, plan and figures at the left, the review in the margin. */
export function FinishedDocument({ document: documentRef }: { document: FinishedDocument_document$key }) {
  const document = useFragment(
    graphql`
      fragment FinishedDocument_document on Document {
        id
        documentType
        isPreview
        unlocksOnEmail
        isSealed
        ...LetterPanel_document
        isCoached
        ...CoachGuide_document
        ...ProcessRecord_document
        ...ChangedAnswers_document
        ...DocumentHead_document
        ...DocumentActions_document
        ...DocumentFigures_document
        ...DocumentPlan_document
        ...DocumentReview_document
        ...ReviewedDocument_document
        ...EditedDocument_document
        ...DocumentVersions_document
        ...usePlacedQuestions_document
        ...AnswersToExtend_document
        ...WrittenBy_document
      }
    `,
    documentRef,
  )
  const questions = usePlacedQuestions(document)
  const { use, edit, showVersions, closeVersions, read } = useTextUse(document)
  const [versionsRef, startVersions] = useStartedQuery<versionsQuery>(VERSIONS_QUERY)
  const openVersions = useCallback(() => {
    startVersions({ id: document.id })
    return showVersions()
  }, [startVersions, showVersions, document.id])
  const reading = <ReviewedDocument document={document} questions={questions} />
  const badge = document.isCoached ? (
    <Badge>{t('Coach mode')}</Badge>
  ) : document.isPreview ? (
    <Badge tone="warning">{t('Preview')}</Badge>
  ) : (
    <Badge tone="success">Premium</Badge>
  )
  return (
    <ScreenPage>
      <DocumentHead
        document={document}
        badge={badge}
        writtenBy={<WrittenBy document={document} />}
        actions={
          !document.isSealed && (
            <DocumentActions
              document={document}
              isReading={use === 'READ'}
              onEdit={edit}
              onVersions={openVersions}
            />
          )
        }
      />
      {document.documentType === 'LOR' && <LetterPanel document={document} />}
      {document.isCoached && (
        <Banner title={t('The text is yours')}>
          {t(
            'Nothing is drafted in coach mode. Write from the outline, or paste a text that you have: choose Edit. The review then reads it.',
          )}
        </Banner>
      )}
      <ChangedAnswers document={document} />
      {document.isPreview && document.unlocksOnEmail && (
        <Banner
          tone="warning"
          action={
            <LinkButton as={Link} to="/promotional-signup" variant="primary">
              {t('Confirm your address')}
            </LinkButton>
          }
        >
          {t(
            'This is a preview version. Your promotion shows the complete document once your email address is confirmed.',
          )}
        </Banner>
      )}
      {document.isPreview && !document.unlocksOnEmail && (
        <Banner
          tone="warning"
          action={
            <LinkButton as={Link} to="/pricing" variant="primary">
              {t('See the plans')}
            </LinkButton>
          }
        >
          {t(
            'This is a preview version. Upgrade to Premium for the complete document with full customization.',
          )}
        </Banner>
      )}
      {!document.isSealed && (
        <DocumentColumns $hasNotes={questions.byParagraph.size > 0}>
          <Suspense fallback={reading}>
            {use === 'EDIT' ? (
              <EditedDocument document={document} onDone={read} onVersions={openVersions} />
            ) : use === 'VERSIONS' && versionsRef !== null ? (
              <DocumentVersions
                document={document}
                queryRef={versionsRef}
                onChanged={() => startVersions({ id: document.id })}
                onClose={closeVersions}
              />
            ) : (
              reading
            )}
          </Suspense>
          <DocumentQuestions questions={questions} />
          <AnswersToExtend document={document} />
          <DocumentReview document={document} />
          <DocumentAside $isBelow={questions.byParagraph.size > 0}>
            <DocumentFigures document={document} />
            {document.isCoached ? <CoachGuide document={document} /> : <DocumentPlan document={document} />}
            <ProcessRecord document={document} />
          </DocumentAside>
        </DocumentColumns>
      )}
    </ScreenPage>
  )
}

/** Whether the text is read, edited or compared. A text that this device kept unsaved is edited at once, to be saved. */
function useTextUse({ id, isPreview, isSealed }: { id: string; isPreview: boolean; isSealed: boolean }) {
  const [use, setUse] = useState<'READ' | 'EDIT' | 'VERSIONS'>('READ')
  /** Where the versions were opened from. */
  const [before, setBefore] = useState<'READ' | 'EDIT'>('READ')
  const { toast } = useToast()

  useEffect(() => {
    let isOpen = true
    void hasClosedText(id).then(hasText => {
      if (isOpen && hasText && !isPreview && !isSealed) setUse('EDIT')
    })
    return () => {
      isOpen = false
    }
  }, [id, isPreview, isSealed])

  const open = useCallback(
    async (next: 'EDIT' | 'VERSIONS', load: () => Promise<unknown>, title: string) => {
      try {
        await load()
        setUse(next)
      } catch {
        toast({ title, description: t('Check your connection and try again.'), variant: 'destructive' })
      }
    },
    [toast],
  )
  const showVersions = useCallback(() => {
    setBefore(use === 'EDIT' ? 'EDIT' : 'READ')
    return open('VERSIONS', loadVersions, t('The versions could not be loaded'))
  }, [open, use])

  return {
    use,
    edit: () => open('EDIT', loadEditor, t('The editor could not be loaded')),
    showVersions,
    closeVersions: () => setUse(before),
    read: useCallback(() => setUse('READ'), []),
  }
}

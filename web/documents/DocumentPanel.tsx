import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentPanel_document$key } from '../__generated__/DocumentPanel_document.graphql.ts'
import documentPanelQuery, { type DocumentPanelQuery } from '../__generated__/DocumentPanelQuery.graphql.ts'
import {
  Badge,
  Banner,
  Button,
  Heading,
  IconButton,
  LinkButton,
  SkeletonText,
  Text,
  TextLink,
} from '../design/index.ts'
import { dayOf } from '../format/dates.ts'
import { t } from '../language/language.ts'
import { Arrived, Body, Foot, Frame, Head, Meta, Step, Steps, Words } from './documentPanelStyles.ts'
import { documentTarget, documentTypeName, endedWords, isBeingWritten } from './documentWords.ts'
import { GENERATION_STEPS, stepNumber, stepWords } from './generationWords.ts'
import { useDocumentProgress } from './useDocumentProgress.ts'

export const DOCUMENT_PANEL_QUERY = graphql`
  query DocumentPanelQuery($id: ID!) @raw_response_type {
    document: node(id: $id) {
      ...DocumentPanel_document @alias(as: "asDocument")
    }
  }
`

type PanelProps = {
  onClose: () => void
  /** Returns to the form for another attempt. Without it, the panel links to the document's page. */
  onTryAgain: ((type: 'SOP' | 'LOR' | 'ESSAY') => void) | undefined
}

/** The panel's frame. Its heading gets the focus when it opens. */
function Panel({
  title,
  meta,
  onClose,
  children,
}: {
  title: string
  meta?: ReactNode
  onClose: () => void
  children: ReactNode
}) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Frame aria-labelledby={titleId}>
      <Head>
        <div>
          <Heading level={2} size="small" id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {meta}
        </div>
        <IconButton label={t('Close the document')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </Head>
      {children}
    </Frame>
  )
}

/** The paragraphs of a text, which blank lines separate. */
function paragraphsOf(content: string): string[] {
  return content.split(/\n{2,}/).filter(paragraph => paragraph.trim() !== '')
}

function ShownDocument({
  document: documentRef,
  onClose,
  onTryAgain,
}: PanelProps & { document: DocumentPanel_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentPanel_document on Document {
        id
        databaseId
        documentType
        form
        status
        course
        targetUniversity
        createdAt
        generatedAt
        isPreview
        content
        failureMessage
        paragraphs {
          title
          sentences {
            text
          }
        }
      }
    `,
    documentRef,
  )
  const { documentType, status, paragraphs } = document
  const isInProgress = isBeingWritten(status)
  const { step, isReconnecting } = useDocumentProgress({ documentId: document.id, active: isInProgress })
  const day = document.generatedAt ?? document.createdAt
  const reached = stepNumber(step)
  const wasCancelled = status === 'CANCELLED'
  const again =
    onTryAgain && document.form === 'QUICK' && documentType !== '%future added value'
      ? () => onTryAgain(documentType)
      : null
  const text = paragraphsOf(document.content ?? '')
  return (
    <Panel
      title={documentTypeName(documentType)}
      onClose={onClose}
      meta={
        <>
          <Text $tone="soft">{documentTarget(document)}</Text>
          <Meta>
            {status === 'READY' && document.isPreview && <Badge tone="warning">{t('Preview')}</Badge>}
            <time dateTime={day}>{dayOf(day)}</time>
          </Meta>
        </>
      }
    >
      {isInProgress ? (
        <>
          <Steps>
            {GENERATION_STEPS.map((name, index) => (
              <Step
                key={name}
                aria-current={index === reached ? 'step' : undefined}
                $state={index < reached ? 'done' : index === reached ? 'now' : 'ahead'}
              >
                {name}
              </Step>
            ))}
          </Steps>
          <Text $size="small" $tone="soft" role="status">
            {isReconnecting ? t('The connection broke. Reconnecting; the writing goes on.') : stepWords(step)}
          </Text>
          <Body aria-busy="true">
            {paragraphs.map(({ title, sentences }) => (
              <Arrived key={title}>{sentences.map(sentence => sentence.text).join(' ')}</Arrived>
            ))}
            <SkeletonText lines={paragraphs.length > 0 ? 3 : 6} />
          </Body>
        </>
      ) : status === 'READY' ? (
        <>
          {text.length === 0 ? (
            <Text $tone="soft">{t('Document content not available')}</Text>
          ) : (
            <Body>
              {text.map(paragraph => (
                <Words key={paragraph}>{paragraph}</Words>
              ))}
            </Body>
          )}
          {document.isPreview && (
            <Text $size="small" $tone="soft">
              {t(
                'This is a preview version. Upgrade to Premium for the complete document with full customization.',
              )}{' '}
              <TextLink as={Link} to="/pricing">
                {t('See the plans')}
              </TextLink>
            </Text>
          )}
        </>
      ) : (
        <Banner
          tone={wasCancelled ? 'warning' : 'danger'}
          title={wasCancelled ? t('This document was cancelled') : t('This document could not be written')}
          announce
          action={
            again && (
              <Button size="small" onClick={again}>
                {t('Try again')}
              </Button>
            )
          }
        >
          {endedWords(document)}
        </Banner>
      )}
      <Foot>
        <LinkButton as={Link} to={`/results/${document.databaseId}`}>
          {t('Open the full page')}
        </LinkButton>
        <Button variant="quiet" onClick={onClose}>
          {t('Close')}
        </Button>
      </Foot>
    </Panel>
  )
}

/** A panel with one document: its title, the progress of the writing, and its text when it is ready. */
export default function DocumentPanel({
  queryRef,
  ...props
}: PanelProps & { queryRef: PreloadedQuery<DocumentPanelQuery> }) {
  const { document } = usePreloadedQuery<DocumentPanelQuery>(documentPanelQuery, queryRef)
  if (!document?.asDocument) {
    return (
      <Panel title={t('Document')} onClose={props.onClose}>
        <Text $tone="soft">{t('Document content not available')}</Text>
      </Panel>
    )
  }
  return <ShownDocument document={document.asDocument} {...props} />
}

import { Check, Circle, PenLine } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentInProgress_document$key } from '../../__generated__/DocumentInProgress_document.graphql.ts'
import { Banner, Button, Heading, SkeletonText, Text as Words } from '../../design/index.ts'
import { GENERATION_STEPS, stepNumber, stepWords } from '../../documents/generationWords.ts'
import type { GenerationStep } from '../../documents/progressStream.ts'
import { numberOf } from '../../format/numbers.ts'
import { sent, t, words } from '../../language/language.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentPaused } from './DocumentPaused.tsx'
import {
  Arrived,
  AsidePart,
  Beside,
  InProgress,
  Paper,
  PlanLine,
  PlanLines,
  Progress,
  Step,
  Steps,
  Text,
} from './resultsStyles.ts'
import { useCancelDocument } from './useCancelDocument.ts'

const SIGNS = { WRITTEN: Check, NOW: PenLine, AHEAD: Circle } as const

const STATE_WORDS: Record<keyof typeof SIGNS, string> = words({
  WRITTEN: 'Written',
  NOW: 'Being written',
  AHEAD: 'To come',
})

/** The state of a section, and how long it is planned to be. */
function sectionWords(state: keyof typeof SIGNS, length: number | null): string {
  return length === null
    ? STATE_WORDS[state]
    : t('{state}, about {count} words', { state: STATE_WORDS[state], count: numberOf(length) })
}

/** How many sections of the plan are written by this step. */
function sectionsWritten(step: GenerationStep | null): number {
  switch (step?.stage) {
    case 'SECTION':
      return step.section ?? 0
    case 'REVIEW':
    case 'READY':
      return Number.POSITIVE_INFINITY
    default:
      return 0
  }
}

/** A document that is being written: its plan, its progress, and each finished section. */
export function DocumentInProgress({
  document: documentRef,
  step,
  isReconnecting,
}: {
  document: DocumentInProgress_document$key
  step: GenerationStep | null
  isReconnecting: boolean
}) {
  const document = useFragment(
    graphql`
      fragment DocumentInProgress_document on Document {
        id
        status
        isPreview
        ...DocumentHead_document
        ...DocumentPaused_document
        pause {
          reason
        }
        outline {
          title
        }
        plan {
          paragraphs {
            title
            words
          }
        }
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
  const { send: cancel, isPending: isCancelling, refusal } = useCancelDocument()
  const reached = stepNumber(step)
  const written = sectionsWritten(step)
  const hasBegun = document.status === 'GENERATING' && document.pause === null
  const plan = document.plan?.paragraphs ?? document.outline.map(({ title }) => ({ title, words: null }))

  return (
    <ScreenPage>
      <DocumentHead
        document={document}
        actions={
          <Button
            pending={isCancelling}
            pendingLabel={t('Cancelling...')}
            onClick={() => void cancel({ input: { documentId: document.id } })}
          >
            {t('Cancel')}
          </Button>
        }
      />
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      <DocumentPaused document={document} />
      <InProgress>
        <Beside>
          <Progress>
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
            <Words role="status">
              {document.pause
                ? t('Paused')
                : isReconnecting
                  ? t('The connection broke. Reconnecting; the writing goes on.')
                  : stepWords(step)}
            </Words>
            <Words $size="small" $tone="faint">
              {t(
                'You may close this page. The document will be on your dashboard. If you cancel, what it took of your credits comes back.',
              )}
            </Words>
          </Progress>
          {plan.length > 0 && (
            <AsidePart aria-labelledby="plan">
              <Heading level={2} size="tiny" id="plan">
                {t('The plan')}
              </Heading>
              <PlanLines>
                {plan.map(({ title, words: length }, index) => {
                  const state = index < written ? 'WRITTEN' : index === written && hasBegun ? 'NOW' : 'AHEAD'
                  const Sign = SIGNS[state]
                  return (
                    <PlanLine key={title} $state={state}>
                      <Sign size={16} aria-hidden="true" />
                      <span>
                        {sent(title)}
                        <small>{sectionWords(state, length)}</small>
                      </span>
                    </PlanLine>
                  )
                })}
              </PlanLines>
            </AsidePart>
          )}
        </Beside>
        <Paper aria-busy={document.pause === null} aria-label={t('The document so far')}>
          <Text>
            {document.paragraphs
              .map(({ sentences }) => sentences.map(({ text }) => text).join(' '))
              .map(words => (
                <Arrived key={words} lang="en">
                  {words}
                </Arrived>
              ))}
            {document.pause === null && <SkeletonText lines={document.paragraphs.length > 0 ? 3 : 8} />}
            {document.isPreview && (
              <Words $size="small" $tone="soft">
                {t(
                  'This will be a preview: of its text only the opening and the best paragraph arrive here.',
                )}
              </Words>
            )}
          </Text>
        </Paper>
      </InProgress>
    </ScreenPage>
  )
}

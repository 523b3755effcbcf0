import { Check, Circle, PenLine } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentInProgress_document$key } from '../../__generated__/DocumentInProgress_document.graphql.ts'
import { Banner, Button, Heading, SkeletonText, Text as Words } from '../../design/index.ts'
import { GENERATION_STEPS, stepNumber, stepWords } from '../../documents/generationWords.ts'
import type { GenerationStep } from '../../documents/progressStream.ts'
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

const STATES = {
  WRITTEN: { words: 'Written', Sign: Check },
  NOW: { words: 'Being written', Sign: PenLine },
  AHEAD: { words: 'To come', Sign: Circle },
} as const

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
            pendingLabel="Cancelling..."
            onClick={() => void cancel({ input: { documentId: document.id } })}
          >
            Cancel
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
                ? 'Paused'
                : isReconnecting
                  ? 'The connection broke. Reconnecting; the writing goes on.'
                  : stepWords(step)}
            </Words>
            <Words $size="small" $tone="faint">
              You may close this page. The document will be on your dashboard. If you cancel, what it took of
              your credits comes back.
            </Words>
          </Progress>
          {plan.length > 0 && (
            <AsidePart aria-labelledby="plan">
              <Heading level={2} size="tiny" id="plan">
                The plan
              </Heading>
              <PlanLines>
                {plan.map(({ title, words }, index) => {
                  const state = index < written ? 'WRITTEN' : index === written && hasBegun ? 'NOW' : 'AHEAD'
                  const { words: stateWords, Sign } = STATES[state]
                  return (
                    <PlanLine key={title} $state={state}>
                      <Sign size={16} aria-hidden="true" />
                      <span>
                        {title}
                        <small>
                          {stateWords}
                          {words !== null && `, about ${words} words`}
                        </small>
                      </span>
                    </PlanLine>
                  )
                })}
              </PlanLines>
            </AsidePart>
          )}
        </Beside>
        <Paper aria-busy={document.pause === null} aria-label="The document so far">
          <Text>
            {document.paragraphs.map(({ title, sentences }) => (
              <Arrived key={title}>{sentences.map(({ text }) => text).join(' ')}</Arrived>
            ))}
            {document.pause === null && <SkeletonText lines={document.paragraphs.length > 0 ? 3 : 8} />}
            {document.isPreview && (
              <Words $size="small" $tone="soft">
                This will be a preview: of its text only the opening and the best paragraph arrive here.
              </Words>
            )}
          </Text>
        </Paper>
      </InProgress>
    </ScreenPage>
  )
}

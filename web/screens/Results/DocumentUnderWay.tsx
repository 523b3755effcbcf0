import { graphql, useFragment } from 'react-relay'
import type { DocumentUnderWay_document$key } from '../../__generated__/DocumentUnderWay_document.graphql.ts'
import { GENERATION_STEPS, stepNumber, stepWords } from '../../components/documents/generationWords.ts'
import type { GenerationStep } from '../../components/documents/progressStream.ts'
import { ScreenPage } from '../../components/ScreenPage.ts'
import { SkeletonText, Text as Words } from '../../design/index.ts'
import { DocumentHead } from './DocumentHead.tsx'
import { Arrived, OutlineList, Paper, Progress, Step, Steps, Text, UnderWay } from './resultsStyles.ts'

/** A document while it is being written: how far it is, and each section as it comes. */
export function DocumentUnderWay({
  document: documentRef,
  step,
  isReconnecting,
}: {
  document: DocumentUnderWay_document$key
  step: GenerationStep | null
  isReconnecting: boolean
}) {
  const document = useFragment(
    graphql`
      fragment DocumentUnderWay_document on Document {
        ...DocumentHead_document
        outline {
          title
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
  const reached = stepNumber(step)
  const hasText = document.paragraphs.length > 0
  return (
    <ScreenPage>
      <DocumentHead document={document} />
      <UnderWay>
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
            {isReconnecting ? 'The connection broke. Reconnecting; the writing goes on.' : stepWords(step)}
          </Words>
          <Words $size="small" $tone="faint">
            You may close this page. The document will be on your dashboard.
          </Words>
        </Progress>
        <Paper aria-busy="true" aria-label="The document so far">
          <Text>
            {document.paragraphs.map(({ title, sentences }) => (
              <Arrived key={title}>{sentences.map(({ text }) => text).join(' ')}</Arrived>
            ))}
            {!hasText && document.outline.length > 0 && (
              <OutlineList>
                {document.outline.map(({ title }) => (
                  <li key={title}>{title}</li>
                ))}
              </OutlineList>
            )}
            <SkeletonText lines={hasText ? 3 : 8} />
          </Text>
        </Paper>
      </UnderWay>
    </ScreenPage>
  )
}

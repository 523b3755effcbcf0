import { graphql, useFragment } from 'react-relay'
import type { ChangedAnswers_document$key } from '../../__generated__/ChangedAnswers_document.graphql.ts'
import { Banner, Stack } from '../../design/index.ts'
import { Redraft } from './Redraft.tsx'

/** More are counted only. */
const MOST_NAMED = 3

const LIST = new Intl.ListFormat('en-GB')

function named(words: readonly string[], more: [one: string, many: string]): string {
  const rest = words.length - MOST_NAMED
  return LIST.format([
    ...words.slice(0, MOST_NAMED).map(word => `“${word}”`),
    ...(rest > 0 ? [`${rest} ${rest === 1 ? more[0] : more[1]}`] : []),
  ])
}

/** Answers that were changed since the text was written, with the offer to draft the paragraphs again that they feed. */
export function ChangedAnswers({ document: documentRef }: { document: ChangedAnswers_document$key }) {
  const { id, redraftsLeft, changedAnswers } = useFragment(
    graphql`
      fragment ChangedAnswers_document on Document {
        id
        redraftsLeft
        changedAnswers {
          label
          paragraphs
        }
      }
    `,
    documentRef,
  )
  if (changedAnswers.length === 0) return null
  const labels = changedAnswers.map(({ label }) => label)
  const paragraphs = [...new Set(changedAnswers.flatMap(answer => answer.paragraphs))]
  return (
    <Banner title={`You changed ${named(labels, ['more answer', 'more answers'])}`}>
      <Stack $gap={3}>
        <span>
          {paragraphs.length === 0
            ? 'The text was written before that.'
            : `The text was written before that. ${named(paragraphs, ['more paragraph', 'more paragraphs'])} ${paragraphs.length === 1 ? 'tells' : 'tell'} of it.`}
        </span>
        <Redraft
          documentId={id}
          redraftsLeft={redraftsLeft ?? null}
          label={
            paragraphs.length === 0
              ? 'Draft again'
              : paragraphs.length === 1
                ? 'Draft this paragraph again'
                : 'Draft these paragraphs again'
          }
          uses={changedAnswers.length === 1 ? 'the changed answer' : 'the changed answers'}
          fromDraft
        />
      </Stack>
    </Banner>
  )
}

import { graphql, useFragment } from 'react-relay'
import type { ChangedAnswers_document$key } from '../../__generated__/ChangedAnswers_document.graphql.ts'
import { Banner, Stack } from '../../design/index.ts'
import { listOf } from '../../format/lists.ts'
import { plural, sent, t } from '../../language/language.ts'
import { Redraft } from './Redraft.tsx'

/** More are counted only. */
const MOST_NAMED = 3

/** The first names in quotes, and how many more there are. */
function named(names: readonly string[], more: (rest: number) => string): string {
  const rest = names.length - MOST_NAMED
  return listOf([...names.slice(0, MOST_NAMED).map(name => `“${name}”`), ...(rest > 0 ? [more(rest)] : [])])
}

const moreAnswers = (rest: number) => plural(rest, { one: '# more answer', other: '# more answers' })
const moreParagraphs = (rest: number) => plural(rest, { one: '# more paragraph', other: '# more paragraphs' })

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
  const paragraphs = [...new Set(changedAnswers.flatMap(answer => answer.paragraphs))].map(sent)
  return (
    <Banner title={t('You changed {answers}', { answers: named(labels, moreAnswers) })}>
      <Stack $gap={3}>
        <span>
          {t('The text was written before that.')}{' '}
          {paragraphs.length > 0 &&
            plural(
              paragraphs.length,
              { one: '{paragraphs} tells of it.', other: '{paragraphs} tell of it.' },
              { paragraphs: named(paragraphs, moreParagraphs) },
            )}
        </span>
        <Redraft
          documentId={id}
          redraftsLeft={redraftsLeft ?? null}
          label={
            paragraphs.length === 0
              ? t('Draft again')
              : paragraphs.length === 1
                ? t('Draft this paragraph again')
                : t('Draft these paragraphs again')
          }
          note={plural(changedAnswers.length, {
            one: 'Makes a new document with the changed answer, and uses no credit. The other paragraphs stay word for word.',
            other:
              'Makes a new document with the changed answers, and uses no credit. The other paragraphs stay word for word.',
          })}
          fromDraft
        />
      </Stack>
    </Banner>
  )
}

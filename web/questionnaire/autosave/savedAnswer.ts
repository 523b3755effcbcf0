import { graphql, type RecordProxy, readInlineData } from 'relay-runtime'
import type { savedAnswer_answer$key } from '../../__generated__/savedAnswer_answer.graphql.ts'
import { formValueOf } from '../formValues.ts'
import type { FormQuestion } from '../kinds/index.ts'
import type { SavedAnswer } from './answers.ts'

const fragment = graphql`
  fragment savedAnswer_answer on DraftAnswer @inline {
    key
    label
    revision
    savedAt
    value {
      text
      number
      flag
      option
      options
    }
    setAside {
      savedAt
      value {
        text
        number
        flag
        option
        options
      }
    }
  }
`

/** Reads the answers of a draft as form values, without those of questions that no longer exist. */
export function readSavedAnswers(
  questions: readonly FormQuestion[],
  keys: readonly savedAnswer_answer$key[],
): SavedAnswer[] {
  const asked = new Map(questions.map(question => [question.key, question]))
  return keys.flatMap(ref => {
    const { key, value, revision, setAside } = readInlineData(fragment, ref)
    const question = asked.get(key)
    if (question === undefined) return []
    return [
      {
        key,
        value: formValueOf(question, value ?? null),
        revision,
        setAside: setAside.map(entry => ({
          value: formValueOf(question, entry.value ?? null),
          savedAt: entry.savedAt,
        })),
      },
    ]
  })
}

/** Merges saved answers into the draft's answers in the store, so that all components show them. */
export function storeSavedAnswers(
  draft: RecordProxy,
  saved: readonly RecordProxy[],
  create: (key: string) => RecordProxy,
): void {
  const answers = draft.getLinkedRecords('answers')
  // The store has no answers of this draft yet. Whatever reads them gets all of them from the server.
  if (!answers) return
  const byKey = new Map(answers.map(answer => [String(answer.getValue('key')), answer]))
  const added: RecordProxy[] = []
  for (const answer of saved) {
    const key = String(answer.getValue('key'))
    const known = byKey.get(key)
    const record = known ?? create(key)
    record.copyFieldsFrom(answer)
    if (known === undefined) added.push(record)
  }
  if (added.length > 0) draft.setLinkedRecords([...answers, ...added], 'answers')
}

import { useEffect, useState } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import type { SavingPageQuery } from '../../../__generated__/SavingPageQuery.graphql.ts'
import { questionsOf } from '../../formQuestion.ts'
import { SaveStatusText } from '../SaveStatusText.tsx'
import { useSaveAnswers } from '../useSaveAnswers.ts'
import { questionnaireOf } from './questionnaireOf.ts'

export const savingPageQuery = graphql`
  query SavingPageQuery($id: ID!, $isBegun: Boolean!) @raw_response_type {
    node(id: $id) @include(if: $isBegun) {
      ... on Draft {
        ...useSaveAnswers_draft @alias(as: "answers")
      }
    }
  }
`

export const questionnaire = questionnaireOf('goal', 'story')

/** A form of two lines that saves itself. */
export function SavingPage({ draftId = null }: { draftId?: string | null }) {
  const { node } = useLazyLoadQuery<SavingPageQuery>(
    savingPageQuery,
    { id: draftId ?? '', isBegun: draftId !== null },
    { fetchPolicy: 'store-only' },
  )
  const saving = useSaveAnswers({
    viewerId: 'asha',
    type: 'SOP',
    form: 'WIZARD',
    questionnaire,
    draft: node?.answers ?? null,
    onChangedElsewhere: changed => setValues(before => ({ ...before, ...changed })),
  })
  const [values, setValues] = useState(saving.startValues)
  const { report } = saving
  useEffect(() => report(values), [report, values])
  return (
    <>
      {questionsOf(questionnaire).map(({ key }) => (
        <input
          key={key}
          aria-label={key}
          value={String(values[key])}
          onChange={event => setValues(before => ({ ...before, [key]: event.target.value }))}
        />
      ))}
      <SaveStatusText status={saving.status} />
      <p>{saving.draftId}</p>
      <ul>
        {Object.entries(saving.setAside).flatMap(([key, entries]) =>
          entries.map(({ value }) => <li key={key}>{`${key}: ${value}`}</li>),
        )}
        {Object.entries(saving.refused).map(([key, message]) => (
          <li key={key}>{`${key}: ${message}`}</li>
        ))}
      </ul>
      <button type="button" onClick={() => void saving.saveAsNew()}>
        Go on as a new draft
      </button>
      <button type="button" onClick={() => void saving.settle('story')}>
        Dismiss
      </button>
    </>
  )
}

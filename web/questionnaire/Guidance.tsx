import { ChevronDown } from 'lucide-react'
import { memo, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { from, MarginNote } from '../design/index.ts'
import { t } from '../language/language.ts'
import type { FormQuestion } from './kinds/index.ts'
import { questionAnchor } from './questionAnchor.ts'

type GuidanceWords = NonNullable<FormQuestion['guidance']>

const Examples = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin-top: var(--space-3);

  dt {
    font-size: var(--text-xs);
    font-weight: var(--weight-strong);
    line-height: 1.5;
  }

  dt[data-strong='true'] {
    color: var(--success);
  }

  dt[data-strong='false'] {
    color: var(--warning);
  }

  dd {
    font-family: var(--font-serif);
    font-size: 1.05em;
    line-height: 1.45;
    color: var(--ink);
  }

  dd[data-strong='false'] {
    color: var(--ink-soft);
  }
`

function GuidanceText({ holds, good, weak }: GuidanceWords) {
  return (
    <>
      <p>{holds}</p>
      <Examples>
        <div>
          <dt data-strong="true">{t('A strong answer')}</dt>
          <dd>{good}</dd>
        </div>
        <div>
          <dt data-strong="false">{t('A weak one')}</dt>
          <dd data-strong="false">{weak}</dd>
        </div>
      </Examples>
    </>
  )
}

const AtHand = styled.details`
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);

  summary {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 1.75rem;
    border-radius: var(--radius-small);
    cursor: pointer;
    list-style: none;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary:hover {
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  summary svg {
    width: var(--icon);
    height: var(--icon);
    transition: transform var(--quick) var(--ease-out);
  }

  &[open] summary svg {
    transform: rotate(180deg);
  }

  > div {
    padding: var(--space-2) 0 var(--space-2) var(--space-4);
    border-left: 2px solid var(--line-strong);
  }

  ${from.desk} {
    display: none;
  }
`

/** The guidance of a question under its field, in windows that are too narrow for a margin. */
export const GuidanceAtHand = memo(function GuidanceAtHand({ question }: { question: FormQuestion }) {
  if (question.guidance === null) return null
  return (
    <AtHand>
      <summary>
        {t('What a strong answer holds')}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div>
        <GuidanceText {...question.guidance} />
      </div>
    </AtHand>
  )
})

/** The question that has the focus, or had it last while the focus is elsewhere on the page. */
function useFocusedQuestion(questions: readonly FormQuestion[]): FormQuestion | null {
  const [focused, setFocused] = useState<FormQuestion | null>(null)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      const entered = questions.find(({ key }) => target.closest(`#${questionAnchor(key)}`))
      if (entered !== undefined) setFocused(entered)
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [questions])
  return focused !== null && questions.includes(focused) ? focused : null
}

/** The guidance in the margin: of the question with the focus, or else of the first question that has guidance. */
export function GuidanceMargin({ questions }: { questions: readonly FormQuestion[] }) {
  const focused = useFocusedQuestion(questions)
  const from = focused === null ? 0 : questions.indexOf(focused)
  const shown =
    questions.slice(from).find(({ guidance }) => guidance !== null) ??
    questions.find(({ guidance }) => guidance !== null)
  if (!shown?.guidance) return null
  return (
    <MarginNote label={shown.label}>
      <GuidanceText {...shown.guidance} />
    </MarginNote>
  )
}

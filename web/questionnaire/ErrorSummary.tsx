import { useId } from 'react'
import { styled } from 'styled-components'
import { TextLink } from '../design/index.ts'
import { plural } from '../language/language.ts'
import { focusQuestion, questionAnchor } from './questionAnchor.ts'

export type SummaryLine = {
  message: string
  /** The question with the fault; null for a fault of the whole form. */
  question: { key: string; label: string } | null
}

const SummaryBox = styled.section`
  padding-left: var(--space-4);
  border-left: 2px solid var(--failed);
  font-size: var(--text-sm);
`

const Title = styled.p`
  font-weight: var(--weight-strong);
  color: var(--failed);
`

const Lines = styled.ul`
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;

  li {
    padding: 0.1875rem 0;
  }
`

/** The faults that prevent submitting the form. Each links to its question. */
export function ErrorSummary({ lines }: { lines: readonly SummaryLine[] }) {
  const titleId = useId()
  if (lines.length === 0) return null
  return (
    <SummaryBox aria-labelledby={titleId}>
      <Title id={titleId}>
        {plural(lines.length, { one: '# answer needs a correction', other: '# answers need a correction' })}
      </Title>
      <Lines>
        {lines.map(({ question, message }) => (
          <li key={question?.key ?? message}>
            {question === null ? (
              message
            ) : (
              <>
                <TextLink
                  href={`#${questionAnchor(question.key)}`}
                  onClick={event => {
                    event.preventDefault()
                    focusQuestion(question.key)
                  }}
                >
                  {question.label}
                </TextLink>
                {': '}
                {message}
              </>
            )}
          </li>
        ))}
      </Lines>
    </SummaryBox>
  )
}

import { useState } from 'react'
import { css, styled } from 'styled-components'
import {
  EXAMPLE_NOTES,
  EXAMPLE_NOTICE,
  EXAMPLE_PARAGRAPH,
  type MarginNote,
} from '../../content/annotatedParagraph.ts'
import { PARAGRAPH_SECTION } from '../../content/landing.ts'
import { from, sheetSurface } from '../../design/index.ts'

const Desk = styled.figure`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  ${from.desk} {
    display: grid;
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    column-gap: var(--space-6);
    align-items: center;
  }
`

const Paper = styled.div`
  padding: var(--space-5) var(--gutter) var(--space-6);
  ${sheetSurface}

  ${from.tablet} {
    padding: var(--space-7);
  }
`

const Words = styled.p`
  font-family: var(--font-serif);
  font-size: clamp(1.25rem, 0.95rem + 1.3vw, 1.6875rem);
  line-height: 1.62;
  text-wrap: pretty;
`

const lit = css`
  background: var(--highlight);
  text-decoration-color: transparent;
`

const Tied = styled.a<{ $isLit: boolean }>`
  padding: 0.08em 0.06em;
  border-radius: 2px;
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, var(--warning) 55%, transparent);
  text-decoration-thickness: 1.5px;
  text-underline-offset: 0.22em;
  transition: background-color var(--steady) var(--ease-out);
  ${({ $isLit }) => $isLit && lit}
`

const Hint = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  margin-top: var(--space-5);
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-faint);
`

/* Without room for a margin, the chosen note stays at the foot of the screen while one reads. */
const Margin = styled.ol`
  position: sticky;
  bottom: var(--space-3);
  display: grid;
  gap: var(--space-2);

  ${from.desk} {
    position: static;
  }
`

const Note = styled.li<{ $isLit: boolean }>`
  display: none;
  padding: var(--space-2) var(--space-4);
  border-left: 2px solid var(--line-strong);
  border-radius: 0 var(--radius-small) var(--radius-small) 0;
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);
  transition:
    border-color var(--steady) var(--ease-out),
    background-color var(--steady) var(--ease-out);

  strong {
    display: block;
    color: var(--ink);
  }

  ${({ $isLit }) =>
    $isLit &&
    css`
      display: block;
      border-color: var(--warning);
      background: var(--highlight);
      box-shadow: var(--shadow-float);
      color: var(--ink);
    `}

  ${from.desk} {
    display: block;
    box-shadow: none;
  }
`

const noteId = (note: MarginNote['id']) => `answer-${note}`

/**
 * An opening paragraph. Pointing at, touching or focusing one of its phrases highlights the answer that it was written
 * from. On a phone only the chosen answer is shown.
 */
export function AnnotatedParagraph() {
  const [chosen, choose] = useState('problem')
  return (
    <Desk>
      <Paper>
        <Words>
          {EXAMPLE_PARAGRAPH.map(({ key, text, note }) =>
            note === null ? (
              text
            ) : (
              <Tied
                key={key}
                href={`#${noteId(note)}`}
                aria-describedby={noteId(note)}
                $isLit={chosen === note}
                onPointerEnter={() => choose(note)}
                onFocus={() => choose(note)}
                onClick={event => {
                  event.preventDefault()
                  choose(note)
                }}
              >
                {text}
              </Tied>
            ),
          )}
        </Words>
        <Hint>
          <span>{PARAGRAPH_SECTION.hint}</span>
          <span>{EXAMPLE_NOTICE}</span>
        </Hint>
      </Paper>
      <Margin className="margin" aria-label={PARAGRAPH_SECTION.eyebrow}>
        {EXAMPLE_NOTES.map(({ id, question, answer }) => (
          <Note key={id} id={noteId(id)} $isLit={chosen === id} onPointerEnter={() => choose(id)}>
            <strong>{question}</strong>
            {answer}
          </Note>
        ))}
      </Margin>
    </Desk>
  )
}

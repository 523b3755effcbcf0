import { useState } from 'react'
import { css, styled } from 'styled-components'
import { EXAMPLE_NOTES, EXAMPLE_PARAGRAPH, exampleNotice } from '../../content/annotatedParagraph.ts'
import { PARAGRAPH_SECTION } from '../../content/landing.ts'
import { from, Heading } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import { Piece, PieceFoot } from './landingStyles.ts'

const Words = styled.p`
  font-family: var(--font-serif);
  font-size: 1.1875rem;
  line-height: 1.6;
  text-wrap: pretty;

  ${from.tablet} {
    font-size: 1.4375rem;
    line-height: 1.66;
  }
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

/* All notes share one place, as tall as the longest of them: choosing another moves nothing. */
const Notes = styled.ul`
  display: grid;

  > li {
    grid-area: 1 / 1;
    visibility: hidden;
    padding: var(--space-2) var(--space-4);
    border-left: 2px solid var(--warning);
    border-radius: 0 var(--radius-small) var(--radius-small) 0;
    background: var(--highlight);
    font-size: var(--text-sm);
    line-height: 1.45;
  }

  > li[data-lit='true'] {
    visibility: visible;
  }

  strong {
    display: block;
  }
`

const noteId = (note: string) => `answer-${note}`

/**
 * An opening paragraph. Pointing at, touching or focusing one of its phrases shows the answer that it was written from.
 */
export function AnnotatedParagraph() {
  const [chosen, choose] = useState('problem')
  return (
    <Piece aria-labelledby="paragraph-title">
      <Heading level={2} size="tiny" id="paragraph-title">
        {PARAGRAPH_SECTION.title}
      </Heading>
      <Words lang="en">
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
      <Notes>
        {EXAMPLE_NOTES.map(({ id, question, answer }) => (
          <li key={id} id={noteId(id)} data-lit={chosen === id}>
            <strong>{t('From the answer to ‘{question}’', { question: sent(question) })}</strong>
            <span lang="en">{answer}</span>
          </li>
        ))}
      </Notes>
      <PieceFoot>
        <span>{PARAGRAPH_SECTION.hint}</span>
        <span>{exampleNotice()}</span>
      </PieceFoot>
    </Piece>
  )
}

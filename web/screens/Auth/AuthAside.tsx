import { styled } from 'styled-components'
import { EXAMPLE_NOTES, EXAMPLE_PARAGRAPH, exampleNotice } from '../../content/annotatedParagraph.ts'
import { AUTH_ASIDE } from '../../content/auth.ts'
import { from, sheetSurface } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'

const Panel = styled.aside`
  display: none;

  ${from.desk} {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: var(--space-7);
    padding: var(--space-7) clamp(var(--space-6), 6vw, var(--space-9));
    background: var(--inset);
    border-right: 1px solid var(--line);
  }
`

const Sample = styled.figure`
  display: grid;
  max-width: 38rem;
`

const Paper = styled.blockquote`
  padding: var(--space-6) var(--space-6) var(--space-8);
  ${sheetSurface}
  font-family: var(--font-serif);
  font-size: clamp(1.25rem, 1.6vw, 1.5rem);
  line-height: 1.62;
  text-wrap: pretty;

  span,
  mark {
    padding: 0.08em 0.06em;
    border-radius: 2px;
    color: inherit;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }

  span {
    text-decoration: underline;
    text-decoration-color: color-mix(in srgb, var(--warning) 45%, transparent);
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.22em;
  }

  mark {
    background: var(--highlight);
  }
`

const Note = styled.figcaption`
  justify-self: end;
  width: min(22rem, 84%);
  margin: calc(-1 * var(--space-6)) calc(-1 * var(--space-5)) 0 0;
  padding: var(--space-3) var(--space-4);
  background: var(--paper);
  border: 1px solid var(--line);
  border-left: 3px solid var(--warning);
  border-radius: var(--radius-small);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);

  strong {
    display: block;
    color: var(--ink);
  }

  small {
    display: block;
    margin-top: var(--space-2);
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
`

const Blurbs = styled.ul`
  display: grid;
  gap: var(--space-3);
  max-width: 38rem;

  li {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    gap: var(--space-4);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
    line-height: 1.5;
    color: var(--ink-soft);
  }

  strong {
    color: var(--ink);
  }
`

function Phrase({ text, note }: { text: string; note: string | null }) {
  if (note === null) return text
  return note === AUTH_ASIDE.note ? <mark>{text}</mark> : <span>{text}</span>
}

/** What Gradwright does, shown beside the form on a wide screen. */
export function AuthAside() {
  const note = EXAMPLE_NOTES.find(({ id }) => id === AUTH_ASIDE.note)
  return (
    <Panel aria-label={t('What Gradwright does')}>
      <Sample>
        <Paper lang="en">
          {EXAMPLE_PARAGRAPH.map(phrase => (
            <Phrase key={phrase.key} text={phrase.text} note={phrase.note} />
          ))}
        </Paper>
        {note && (
          <Note>
            <strong>{sent(note.question)}</strong>
            <span lang="en">{note.answer}</span>
            <small>{exampleNotice()}</small>
          </Note>
        )}
      </Sample>
      <Blurbs className="blurbs">
        {AUTH_ASIDE.blurbs.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </Blurbs>
    </Panel>
  )
}

import { styled } from 'styled-components'

export const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  min-width: 0;
`

/** What the person said: quiet, above the question. */
export const Quotes = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`

export const Quote = styled.figure`
  margin: 0;
  padding-left: var(--space-4);
  border-left: 2px solid var(--line-strong);

  > blockquote {
    margin: 0;
    font-family: var(--font-serif);
    font-size: var(--text-md);
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  > figcaption {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`

/** Shows the rest of a long quote. */
export const More = styled.button`
  min-height: var(--touch);
  padding: 0 var(--space-3) 0 0;
  border: 0;
  background: none;
  color: var(--ink-soft);
  font: inherit;
  font-size: var(--text-sm);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`

export const Asked = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  > :first-child:focus-visible {
    outline-offset: 4px;
  }
`

export const Suggestions = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  padding: 0 0 var(--space-3);
  border-bottom: 1px solid var(--line);
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  p {
    flex: 1 1 16rem;
    min-width: 0;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
`

/** Each as wide as a thumb needs. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > button {
    min-height: 2.75rem;
  }
`

export const Note = styled.div`
  padding-left: var(--space-4);
  border-left: 2px solid var(--warning);
  font-size: var(--text-sm);
  line-height: 1.5;
  overflow-wrap: anywhere;
`

/** One question at a time, in the text column. */
export const Turn = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  width: 100%;
  min-width: 0;
  max-width: var(--column);
`

/** As high as most questions, so that the steps below keep their place when the first question arrives. */
export const QuestionPlace = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-height: 30rem;
`

/** The steps on one side, writing on the other. */
export const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
`

export const Steps = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  /* The words of a quiet button begin where those above it do. */
  margin-inline-start: calc(-1 * var(--space-5));
`

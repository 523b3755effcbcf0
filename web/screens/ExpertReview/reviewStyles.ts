import { styled } from 'styled-components'

/** Texts in a list, each with its state. */
export const Texts = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

/** Words as they were typed. */
export const Words = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  line-height: var(--leading);
`

/** The paragraphs of a text, each with the comments on it. */
export const Paragraphs = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: var(--space-3);
    min-width: 0;
  }

  > li > p:first-child {
    font-family: var(--font-serif);
    font-size: var(--text-lg);
  }
`

/** A comment on a paragraph, with the words that it is about. */
export const Comment = styled.div`
  width: 100%;
  padding: var(--space-2) var(--space-4);
  border-left: 3px solid var(--note);
  overflow-wrap: anywhere;

  q {
    color: var(--ink-soft);
  }
`

/** A form as wide as the paragraph above it. */
export const FullWidth = styled.form`
  width: 100%;
`

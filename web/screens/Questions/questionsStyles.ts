import { styled } from 'styled-components'

/** One question at a time, in the reading column. */
export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  width: 100%;
  max-width: var(--column);
  margin-inline: auto;
`

/** Back on one side, 'Write now' on the other. */
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

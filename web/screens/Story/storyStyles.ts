import { styled } from 'styled-components'
import { from } from '../../design/index.ts'

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-6);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);

  ${from.desk} {
    grid-template-columns: 13rem minmax(0, var(--column));
  }
`

export const PartHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
`

/** How the story is looked through. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--space-4);
`

export const Search = styled.div`
  display: flex;
  flex-direction: column;
  flex: 1 1 16rem;
  gap: var(--space-1);
  max-width: 24rem;
`

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Line = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;
`

export const Words = styled.p<{ $isRemoved?: boolean }>`
  font-family: var(--font-serif);
  font-size: var(--text-md);
  line-height: 1.5;
  color: ${({ $isRemoved = false }) => ($isRemoved ? 'var(--ink-soft)' : 'var(--ink)')};
  text-decoration: ${({ $isRemoved = false }) => ($isRemoved ? 'line-through' : 'none')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** Where it was said, and what can be done: small, under the words. */
export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);

  > p {
    flex: 1 1 18rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`

/* The words of a quiet button begin where those above it do. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--space-3));
`

export const Note = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  padding-left: var(--space-4);
  border-left: 2px solid var(--warning);
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`

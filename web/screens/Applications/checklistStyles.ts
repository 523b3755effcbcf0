import { styled } from 'styled-components'

/** What belongs to a task, aligned with its title, not with its checkbox. */
export const Below = styled.div`
  padding: 0 0 var(--space-3) 1.875rem;
  font-size: var(--text-sm);
`

/** Short facts and links about a task, in one line where they fit. */
export const Facts = styled(Below)`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding-bottom: var(--space-2);
  color: var(--ink-soft);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 1.5rem;
  }
`

import { styled } from 'styled-components'

export const Banner = styled.div`
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius-large);

  > svg {
    height: clamp(7rem, 20vw, 13.5rem);
  }

  > img {
    display: block;
    width: 100%;
    height: clamp(7rem, 20vw, 13.5rem);
    object-fit: cover;
  }
`

export const LocalName = styled.p`
  font-family: var(--font-serif);
  font-size: var(--text-lg);
  font-style: italic;
  color: var(--ink-soft);
`

export const Lines = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);

  li {
    padding-top: var(--space-3);
    border-top: 1px solid var(--line);
  }

  small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-soft);
    overflow-wrap: anywhere;
  }
`

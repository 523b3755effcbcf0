import { styled } from 'styled-components'

const Anchor = styled.a`
  position: fixed;
  z-index: var(--layer-skip);
  top: var(--space-2);
  left: var(--space-2);
  padding: 0.75rem 1rem;
  background: var(--ink);
  color: var(--paper);
  border-radius: var(--radius);
  font-weight: var(--weight-strong);
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }

  /* A fixed element is printed on every sheet. */
  @media print {
    display: none;
  }
`

/** First stop of the keyboard: past the navigation to the content with this id. */
export function SkipLink({ target, children }: { target: string; children: string }) {
  return <Anchor href={`#${target}`}>{children}</Anchor>
}

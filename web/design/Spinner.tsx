import { keyframes, styled } from 'styled-components'

const turn = keyframes`
  to { transform: rotate(1turn); }
`

const Ring = styled.span`
  display: inline-block;
  flex: none;
  width: 1.125em;
  height: 1.125em;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;

  /* Without motion, a gap in the ring still shows that something is loading. */
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

const Labelled = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.625rem;
  color: var(--ink-soft);
`

/** The turning ring alone, for use beside a text that says what is loading. */
export function SpinnerMark() {
  return <Ring aria-hidden="true" />
}

/** Shown while something loads that cannot be drawn as a skeleton. */
export function Spinner({ label }: { label: string }) {
  return (
    <Labelled role="status">
      <Ring aria-hidden="true" />
      {label}
    </Labelled>
  )
}

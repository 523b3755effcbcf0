import { styled } from 'styled-components'

export type WordmarkProps = { size?: 'small' | 'medium' | 'large'; markOnly?: boolean }

const heights = { small: '1.375rem', medium: '1.75rem', large: '2.5rem' }

const Frame = styled.span<{ $size: 'small' | 'medium' | 'large' }>`
  display: inline-flex;
  align-items: center;
  gap: 0.34em;
  font-family: var(--font-serif);
  font-size: calc(${({ $size }) => heights[$size]} * 0.82);
  font-weight: 560;
  line-height: 1;
  letter-spacing: -0.02em;
  color: var(--ink);

  svg {
    flex: none;
    width: auto;
    height: ${({ $size }) => heights[$size]};
  }
`

/** The mark: a cap whose tassel is a margin line, that ends in a note, over two lines of writing. */
function Mark() {
  return (
    <svg viewBox="0 0 30 28" fill="none" aria-hidden="true">
      <path d="M15 1.5 1.5 8.5 15 15.5l13.5-7z" fill="currentColor" />
      <path d="M26 10v11" stroke="currentColor" strokeWidth="2" />
      <circle cx="26" cy="23.25" r="2.5" fill="currentColor" />
      <path d="M5 19.5h14.5M5 25.25h9" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" />
    </svg>
  )
}

/** Gradwright, drawn. */
export function Wordmark({ size = 'medium', markOnly = false }: WordmarkProps) {
  return markOnly ? (
    <Frame $size={size} role="img" aria-label="Gradwright">
      <Mark />
    </Frame>
  ) : (
    <Frame $size={size}>
      <Mark />
      Gradwright
    </Frame>
  )
}

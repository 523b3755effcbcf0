import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const breathe = keyframes`
  50% { opacity: 0.55; }
`

/** A placeholder for content that is still loading. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{
  $width?: string
  $height?: string
  $round?: boolean
}>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  height: ${({ $height = '1em' }) => $height};
  background: color-mix(in srgb, var(--line) 75%, var(--inset));
  border-radius: ${({ $round }) => ($round ? '50%' : 'var(--radius-small)')};
  animation: ${breathe} 1.6s ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`

const Lines = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.7em;
`

const widths = ['100%', '94%', '97%', '88%', '62%'] as const

/** A placeholder for a paragraph. Screen readers read `label`. */
export function SkeletonText({ lines = 3, label }: { lines?: number; label?: string }) {
  return (
    <Lines>
      {label && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          $width={line === lines - 1 && lines > 1 ? widths[4] : (widths[line % 4] ?? '100%')}
        />
      ))}
    </Lines>
  )
}

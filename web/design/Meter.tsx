import { Check } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'

export type MeterProps = {
  label: string
  value: number
  max?: number
  /** The figure in words, e.g. '5 of 8 answered'. Without it: percent. */
  valueText?: string
  /** Hides the label from sight; screen readers still read it. */
  hideLabel?: boolean
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  min-width: 0;
`

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.4;
`

const Value = styled.span<{ $full: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  flex: none;
  color: ${({ $full }) => ($full ? 'var(--success)' : 'var(--ink-soft)')};
  font-variant-numeric: tabular-nums;

  svg {
    width: 1em;
    height: 1em;
    stroke-width: 2.5;
  }
`

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  background: color-mix(in srgb, var(--line-strong) 35%, transparent);
  border-radius: var(--radius-full);

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

const Fill = styled.div<{ $full: boolean }>`
  height: 100%;
  background: ${({ $full }) => ($full ? 'var(--success)' : 'var(--ink)')};
  border-radius: inherit;
  transition: width var(--steady) var(--ease-out);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`

type BarProps = MeterProps & { role: 'meter' | 'progressbar' }

function Bar({ role, label, value, max = 100, valueText, hideLabel = false }: BarProps) {
  const labelId = useId()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const text = valueText ?? `${Math.round(share * 100)}%`
  const full = share === 1
  return (
    <Frame>
      {!hideLabel && (
        <Line>
          <span id={labelId}>{label}</span>
          <Value $full={full}>
            {full && <Check aria-hidden="true" />}
            {text}
          </Value>
        </Line>
      )}
      <Track
        role={role}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={text}
        {...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      >
        <Fill $full={full} style={{ width: `${share * 100}%` }} />
      </Track>
    </Frame>
  )
}

/** How much of something there is: answers filled, words written. */
export function Meter(props: MeterProps) {
  return <Bar {...props} role="meter" />
}

/** The progress of something that is not finished. */
export function Progress(props: MeterProps) {
  return <Bar {...props} role="progressbar" />
}

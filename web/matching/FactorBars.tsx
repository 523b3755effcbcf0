import { styled } from 'styled-components'
import { Meter } from '../design/index.ts'
import { sent, t } from '../language/language.ts'
import { factorWords, hundredths, type ShownFactor } from './factors.ts'

const Line = styled.div`
  display: flex;
  gap: 2px;
  height: 0.625rem;
`

/** The width is the factor's weight, the filled part its score. All filled parts add up to the percentage. */
const Segment = styled.span<{ $known: boolean }>`
  position: relative;
  min-width: 2px;
  overflow: hidden;
  background: color-mix(in srgb, var(--line-strong) 30%, transparent);

  &:first-child {
    border-radius: var(--radius-full) 0 0 var(--radius-full);
  }

  &:last-child {
    border-radius: 0 var(--radius-full) var(--radius-full) 0;
  }

  > span {
    position: absolute;
    inset: 0 auto 0 0;
    background: ${({ $known }) =>
      $known
        ? 'var(--ink)'
        : 'repeating-linear-gradient(135deg, var(--line-strong) 0 2px, transparent 2px 5px)'};
    transition: width var(--steady) var(--ease-out);
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;

    > span {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

const Words = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  margin-top: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);

  strong {
    font-weight: 500;
    color: var(--ink);
  }
`

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  p {
    margin-top: var(--space-1);
    font-size: var(--text-sm);
    line-height: 1.45;
    color: var(--ink-soft);
  }
`

/** All factors of a percentage in one line, and in a few words what it shows. */
export function FactorBars({ factors }: { factors: readonly ShownFactor[] }) {
  const weighing = factors.filter(({ weight }) => weight > 0)
  if (weighing.length === 0) return null
  return (
    <div>
      <Line aria-hidden="true">
        {weighing.map(({ kind, score, weight, isKnown }) => (
          <Segment key={kind} $known={isKnown} style={{ flex: `${weight} 1 0` }}>
            <span style={{ width: `${score * 100}%` }} />
          </Segment>
        ))}
      </Line>
      <Words>
        {factorWords(weighing).map(({ label, names }) => (
          <span key={label}>
            <strong>{label}:</strong> {names.join(', ')}
          </span>
        ))}
      </Words>
    </div>
  )
}

/** Each factor by itself: how it scores, how much it counts, and why. */
export function FactorList({ factors }: { factors: readonly ShownFactor[] }) {
  return (
    <List>
      {factors.map(({ kind, name, score, weight, isKnown, why }) => (
        <li key={kind}>
          <Meter
            label={t('{name}, {weight}% of the whole', { name: sent(name), weight: hundredths(weight) })}
            value={hundredths(score)}
            valueText={
              isKnown
                ? t('{score} of 100', { score: hundredths(score) })
                : t('not known, counts as {score}', { score: hundredths(score) })
            }
          />
          <p>{why}</p>
        </li>
      ))}
    </List>
  )
}

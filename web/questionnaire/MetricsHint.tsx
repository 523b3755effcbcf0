import { styled } from 'styled-components'
import { Banner, Button } from '../design/index.ts'
import { t } from '../language/language.ts'
import type { MetricsHintState } from './useMetricsHint.ts'

const Place = styled.div`
  &:not(:empty) {
    margin-top: var(--space-3);
  }
`

/** A hint that a story without a figure would gain from one. It disappears after a while. */
export function MetricsHint({ hint }: { hint: MetricsHintState }) {
  return (
    <Place role="status" onFocus={hint.hold} onBlur={hint.release}>
      {hint.isShown && (
        <Banner
          tone="warning"
          title={t('Could you put a figure on this?')}
          action={
            <Button size="small" onClick={hint.dismiss}>
              {t('Got it')}
            </Button>
          }
        >
          {t(
            'How much, how many, how long, or how you ranked: one honest number makes a story easier to believe.',
          )}
        </Banner>
      )}
    </Place>
  )
}

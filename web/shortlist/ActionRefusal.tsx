import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { TextLink } from '../design/index.ts'
import { t } from '../language/language.ts'
import { needsPlan, type Refusal } from '../relay/refusal.ts'

const Words = styled.p`
  max-width: 34ch;
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--failed);

  &:empty {
    display: none;
  }
`

/** Says beside a button why it did nothing; where a plan is the reason, with the way to the plans. */
export function ActionRefusal({ refusal }: { refusal: Refusal | null }) {
  return (
    <Words role="alert">
      {refusal && (
        <>
          {refusal.message}
          {needsPlan(refusal) && (
            <>
              {' '}
              <TextLink as={Link} to="/pricing">
                {t('Compare plans')}
              </TextLink>
            </>
          )}
        </>
      )}
    </Words>
  )
}

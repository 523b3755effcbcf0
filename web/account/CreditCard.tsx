import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card, Text } from '../design/index.ts'
import { t } from '../language/language.ts'

const Balance = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);

  > :first-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
`

const Count = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--space-2);
  color: var(--ink-soft);

  strong {
    font-family: var(--font-serif);
    font-size: var(--text-3xl);
    font-weight: 470;
    line-height: 1;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`

/** What came with an account, and the credits that are left of it. */
export function CreditCard({
  title,
  credits,
  children,
}: {
  title: string
  credits: number
  children: ReactNode
}) {
  return (
    <Balance $padding="normal">
      <div>
        <strong>{title}</strong>
        <Text $tone="soft">{children}</Text>
      </div>
      <Count>
        <strong>{credits}</strong>
        {credits === 1 ? t('credit left') : t('credits left')}
      </Count>
    </Balance>
  )
}

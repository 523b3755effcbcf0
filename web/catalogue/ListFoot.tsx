import { styled } from 'styled-components'
import { Button, Text } from '../design/index.ts'
import { t } from '../language/language.ts'

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  padding-top: var(--space-2);

  [role='alert']:empty {
    display: none;
  }
`

/** The foot of a list that has more pages: how much of it is shown, and the way to the rest. */
export function ListFoot({
  shown,
  totalCount,
  hasNext,
  isLoadingNext,
  fault,
  label,
  onShowMore,
}: {
  shown: number
  totalCount: number
  hasNext: boolean
  isLoadingNext: boolean
  /** Why the next page did not come; null where nothing failed. */
  fault: string | null
  label: string
  onShowMore: () => void
}) {
  if (!hasNext) return null
  return (
    <Frame>
      <Button pending={isLoadingNext} pendingLabel={t('Loading...')} onClick={onShowMore}>
        {label}
      </Button>
      <Text as="span" $size="small" $tone="soft">
        {t('{shown} of {totalCount}', { shown, totalCount })}
      </Text>
      <Text as="span" $size="small" $tone="failed" role="alert">
        {fault}
      </Text>
    </Frame>
  )
}

import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { Button, Heading, MarginNote, Page, Stack, Text } from '../design/index.ts'
import { noteUsable } from '../device/touches.ts'
import { t, words } from '../language/language.ts'
import { type FaultKind, toFault } from '../relay/faults.ts'

const HEADLINES: Record<FaultKind, string> = words({
  OFFLINE: 'You are offline',
  UNREACHABLE: 'This page did not load',
  RATE_LIMITED: 'This page did not load',
  OUTDATED: 'A newer version of Gradwright is ready',
  SERVER: 'This page did not load',
})

/** Where a whole page is at stake the message of the fault would say the headline again. */
const WORDS: Partial<Record<FaultKind, string>> = words({
  OFFLINE: 'This page has not been opened on this visit. Try again when the connection is back.',
  OUTDATED: 'Reload the page to go on with it. What you saved is kept.',
})

/** What failed, in words for a person, and the one thing to do about it. */
export function FaultPage({ thrown, onRetry }: { thrown: unknown; onRetry: () => void }) {
  const fault = toFault(thrown)
  const isOutdated = fault.kind === 'OUTDATED'
  useEffect(noteUsable, [])
  return (
    <Page style={{ paddingBlock: 'var(--space-8)' }}>
      <Stack $gap={5} $align="start" role="alert">
        <Heading level={1}>{HEADLINES[fault.kind]}</Heading>
        <Text $size="lead" $tone="soft" $measure>
          {WORDS[fault.kind] ?? fault.message}
        </Text>
        <Button
          variant="primary"
          icon={<RotateCw aria-hidden="true" />}
          onClick={isOutdated ? () => window.location.reload() : onRetry}
        >
          {isOutdated ? t('Reload') : t('Try again')}
        </Button>
        {fault.requestId && (
          <MarginNote label={t('If you report this')}>
            {t('Mention the reference {reference}.', { reference: fault.requestId })}
          </MarginNote>
        )}
      </Stack>
    </Page>
  )
}

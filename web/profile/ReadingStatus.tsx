import { useEffect, useRef, useState } from 'react'
import { Text, VisuallyHidden } from '../design/index.ts'
import { t } from '../language/language.ts'
import { changesIn, type Reading } from './readItems.ts'
import { NoteButton } from './readingStyles.ts'
import type { LiveReading } from './useProfileReading.ts'

/** The state of the reading: announces changes to screen readers, and shows everybody a failure. */
export function ReadingStatus({ reading, status, retry }: LiveReading) {
  const changes = useChanges(reading)
  return (
    <>
      <VisuallyHidden role="status">{changes}</VisuallyHidden>
      <div role="status">
        {status === 'FAILED' && (
          <Text $size="small" $tone="warning">
            {t('Your words cannot be read just now. You can go on and save as always.')}{' '}
            <NoteButton type="button" onClick={retry}>
              {t('Try again')}
            </NoteButton>
          </Text>
        )}
      </div>
    </>
  )
}

/** What changed with the newest reading. What was there from the beginning is no news. */
function useChanges(reading: Reading | null): string {
  const before = useRef(reading)
  const [changes, setChanges] = useState('')
  useEffect(() => {
    const news = changesIn(before.current, reading)
    before.current = reading
    if (news !== '') setChanges(news)
  }, [reading])
  return changes
}

import { useState, useSyncExternalStore } from 'react'
import { Button, Row, Text } from '../design/index.ts'
import { t } from '../language/language.ts'
import { otherRelease, watchRelease } from '../relay/release.ts'
import { Offer } from './Offer.ts'

/**
 * Offers a newer release to a page that stays open while it goes out, as an editor or the installed application does.
 * Who declines gets it with the next page, as everybody does (`web/routing/followRelease.ts`).
 */
export function ReleaseOffer({ load = () => window.location.reload() }: { load?: () => void }) {
  const release = useSyncExternalStore(watchRelease, otherRelease, () => null)
  const [declined, setDeclined] = useState<string | null>(null)
  if (release === null || release === declined) return null
  return (
    <Offer aria-label={t('New version')}>
      <Text $size="small" aria-live="polite">
        {t('A newer version of Gradwright is here. What you typed is kept.')}
      </Text>
      <Row $gap={2}>
        <Button size="small" onClick={load}>
          {t('Load it now')}
        </Button>
        <Button size="small" variant="quiet" onClick={() => setDeclined(release)}>
          {t('Later')}
        </Button>
      </Row>
    </Offer>
  )
}

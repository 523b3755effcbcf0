import { graphql, useFragment } from 'react-relay'
import type { SharingSection_viewer$key } from '../../__generated__/SharingSection_viewer.graphql.ts'
import { SHARING } from '../../content/sharedParts.ts'
import { Banner, Button, Column, Heading, Prose, Stack, useToast } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { useStopSharing } from './useStopSharing.ts'

/** With which consultancy the person shares, and the way to stop. Nothing where they share with none. */
export function SharingSection({ viewer: viewerRef }: { viewer: SharingSection_viewer$key }) {
  const { sharedWith } = useFragment(
    graphql`
      fragment SharingSection_viewer on User {
        sharedWith {
          organisationName
          since
        }
      }
    `,
    viewerRef,
  )
  const { send, isPending, refusal } = useStopSharing()
  const { toast } = useToast()
  if (!sharedWith) return null
  const { organisationName, since } = sharedWith
  async function stop() {
    const { saved } = await send({ input: {} })
    if (saved) toast({ title: t('{organisationName} sees nothing of you any more', { organisationName }) })
  }
  return (
    <Part aria-labelledby="sharing">
      <Column>
        <Stack $gap={4} $align="start">
          <Heading level={2} size="medium" id="sharing">
            {t('Shared with {organisationName}', { organisationName })}
          </Heading>
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Prose>
            <p>
              {since
                ? t('Since {day}, {organisationName} reads:', { day: dayOf(since), organisationName })
                : t('{organisationName} reads:', { organisationName })}
            </p>
            <ul>
              {SHARING.parts.map(part => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <p>{SHARING.kept}</p>
          </Prose>
          <Button pending={isPending} pendingLabel={t('Stopping...')} onClick={() => void stop()}>
            {t('Stop sharing')}
          </Button>
        </Stack>
      </Column>
    </Part>
  )
}

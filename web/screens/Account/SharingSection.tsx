import { graphql, useFragment } from 'react-relay'
import type { SharingSection_viewer$key } from '../../__generated__/SharingSection_viewer.graphql.ts'
import { KEPT_PARTS, SHARED_PARTS } from '../../content/sharedParts.ts'
import { Banner, Button, Column, Heading, Prose, Stack, useToast } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
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
    if (saved) toast({ title: `${organisationName} sees nothing of you any more` })
  }
  return (
    <Part aria-labelledby="sharing">
      <Column>
        <Stack $gap={4} $align="start">
          <Heading level={2} size="medium" id="sharing">
            Shared with {organisationName}
          </Heading>
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Prose>
            <p>
              {since ? `Since ${dayOf(since)}, ` : ''}
              {organisationName} reads:
            </p>
            <ul>
              {SHARED_PARTS.map(part => (
                <li key={part}>{part}</li>
              ))}
            </ul>
            <p>{KEPT_PARTS}</p>
          </Prose>
          <Button pending={isPending} pendingLabel="Stopping..." onClick={() => void stop()}>
            Stop sharing
          </Button>
        </Stack>
      </Column>
    </Part>
  )
}

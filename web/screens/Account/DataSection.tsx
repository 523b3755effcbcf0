import { graphql, useFragment } from 'react-relay'
import type { DataSection_viewer$key } from '../../__generated__/DataSection_viewer.graphql.ts'
import { Banner, Button, Column, Heading, LinkButton, Stack, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { useRequestExport } from './useRequestExport.ts'

const MEGABYTE = 1024 * 1024

/** The archive of everything that is stored about the person. */
export function DataSection({ viewer: viewerRef }: { viewer: DataSection_viewer$key }) {
  const { dataExport } = useFragment(
    graphql`
      fragment DataSection_viewer on User {
        dataExport {
          readyAt
          expiresAt
          size
        }
      }
    `,
    viewerRef,
  )
  const { send, isPending, refusal } = useRequestExport()
  return (
    <Part aria-labelledby="data">
      <Column>
        <Stack $gap={4} $align="start">
          <Heading level={2} size="medium" id="data">
            Your data
          </Heading>
          <Text $measure>
            Get everything that we store about you: your answers and settings as JSON, and your documents as
            text, in one ZIP archive.
          </Text>
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          {dataExport && !dataExport.readyAt && (
            <Banner tone="info" announce>
              The archive is being made. We mail you when it is ready.
            </Banner>
          )}
          {dataExport?.readyAt && (
            <>
              <Text $tone="soft">
                Ready: {Math.max(0.1, dataExport.size / MEGABYTE).toFixed(1)} MB. It is removed on{' '}
                {dayOf(dataExport.expiresAt)}.
              </Text>
              <LinkButton href="/api/account/export" download>
                Download the archive
              </LinkButton>
            </>
          )}
          <Button
            variant={dataExport?.readyAt ? 'quiet' : 'secondary'}
            pending={isPending}
            pendingLabel="Asking..."
            onClick={() => send({})}
          >
            {dataExport ? 'Make a new archive' : 'Make an archive'}
          </Button>
        </Stack>
      </Column>
    </Part>
  )
}

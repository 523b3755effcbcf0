import { graphql, useFragment } from 'react-relay'
import type { DataSection_viewer$key } from '../../__generated__/DataSection_viewer.graphql.ts'
import { Banner, Button, Column, Heading, LinkButton, Stack, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { numberOf } from '../../format/numbers.ts'
import { t } from '../../language/language.ts'
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
            {t('Your data')}
          </Heading>
          <Text $measure>
            {t(
              'Get everything that we store about you: your answers and settings as JSON, and your documents as text, in one ZIP archive.',
            )}
          </Text>
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          {dataExport && !dataExport.readyAt && (
            <Banner tone="info" announce>
              {t('The archive is being made. We mail you when it is ready.')}
            </Banner>
          )}
          {dataExport?.readyAt && (
            <>
              <Text $tone="soft">
                {t('Ready: {size} MB. It is removed on {day}.', {
                  size: numberOf(Math.max(0.1, dataExport.size / MEGABYTE), {
                    minimumFractionDigits: 1,
                    maximumFractionDigits: 1,
                  }),
                  day: dayOf(dataExport.expiresAt),
                })}
              </Text>
              <LinkButton href="/api/account/export" download>
                {t('Download the archive')}
              </LinkButton>
            </>
          )}
          <Button
            variant={dataExport?.readyAt ? 'quiet' : 'secondary'}
            pending={isPending}
            pendingLabel={t('Asking...')}
            onClick={() => send({})}
          >
            {dataExport ? t('Make a new archive') : t('Make an archive')}
          </Button>
        </Stack>
      </Column>
    </Part>
  )
}

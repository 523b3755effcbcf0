import { graphql, useFragment } from 'react-relay'
import type { SessionsSection_viewer$key } from '../../__generated__/SessionsSection_viewer.graphql.ts'
import { Badge, Banner, Button, Column, Heading, Stack, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { Payments as Lines } from './accountStyles.ts'
import { useEndOtherSessions } from './useEndOtherSessions.ts'
import { useEndSession } from './useEndSession.ts'

/** The devices that are signed in. */
export function SessionsSection({ viewer: viewerRef }: { viewer: SessionsSection_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionsSection_viewer on User {
        sessions {
          id
          device
          lastUsedAt
          isThis
        }
      }
    `,
    viewerRef,
  )
  const one = useEndSession()
  const all = useEndOtherSessions()
  const refusal = one.refusal ?? all.refusal
  return (
    <Part aria-labelledby="devices">
      <Column>
        <Stack $gap={4}>
          <Heading level={2} size="medium" id="devices">
            {t('Signed-in devices')}
          </Heading>
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Lines>
            {sessions.map(({ id, device, lastUsedAt, isThis }) => (
              <li key={id}>
                <span>
                  {device || t('Unknown device')}
                  <Text $size="tiny" $tone="soft">
                    {t('Last used on {day}', { day: dayOf(lastUsedAt) })}
                  </Text>
                </span>
                {isThis ? (
                  <Badge tone="success">{t('This device')}</Badge>
                ) : (
                  <Button
                    variant="quiet"
                    size="small"
                    pending={one.isPending}
                    pendingLabel={t('Signing out...')}
                    onClick={() => one.send({ input: { sessionId: id } })}
                  >
                    {t('Sign out')}
                  </Button>
                )}
              </li>
            ))}
          </Lines>
          {sessions.length > 1 && (
            <div>
              <Button pending={all.isPending} pendingLabel={t('Signing out...')} onClick={() => all.send({})}>
                {t('Sign out all other devices')}
              </Button>
            </div>
          )}
        </Stack>
      </Column>
    </Part>
  )
}

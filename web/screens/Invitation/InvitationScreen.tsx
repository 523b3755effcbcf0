import type { ReactNode } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate, useParams } from 'react-router-dom'
import invitationQuery, {
  type invitationRouteQuery,
  type invitationRouteQuery$data,
} from '../../__generated__/invitationRouteQuery.graphql.ts'
import { MEMBER_ROLES, roleWord } from '../../content/memberRoles.ts'
import {
  Banner,
  Button,
  Heading,
  LinkButton,
  Row,
  Stack,
  Text,
  TextLink,
  useToast,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAcceptInvitation } from './useAcceptInvitation.ts'

type Found = NonNullable<invitationRouteQuery$data['invitation']>

/** An invitation to join an organisation, for whoever has its link. */
export default function InvitationScreen({ queryRef }: { queryRef: PreloadedQuery<invitationRouteQuery> }) {
  const { invitation, viewer, partner } = usePreloadedQuery<invitationRouteQuery>(invitationQuery, queryRef)
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {invitation === null || invitation === undefined ? (
        <InvitationPage
          title={t('This link opens nothing')}
          lead={t(
            'The invitation may have been accepted, taken back or ended, or the link was cut short when it was copied. Ask the person who invited you for a new one.',
          )}
        >
          <LinkButton as={Link} to={partner ? '/organisation' : '/'}>
            {t(partner ? 'To your organisation' : 'Go to the front page')}
          </LinkButton>
        </InvitationPage>
      ) : (
        <InvitationPage
          title={t('Join {organisation}', { organisation: invitation.organisationName })}
          lead={t(
            'You were invited to work with {organisation} on Gradwright. The invitation ends on {day}.',
            { organisation: invitation.organisationName, day: dayOf(invitation.expiresAt) },
          )}
        >
          <Text $measure>
            {t('Your role: {role}.', { role: roleWord(invitation.role) })}{' '}
            {MEMBER_ROLES.find(({ value }) => value === invitation.role)?.description}{' '}
            {t(
              'The other members see your name and email address. What you write for yourself on Gradwright stays yours: nobody there sees it.',
            )}
          </Text>
          {!viewer ? (
            <SignIn />
          ) : partner ? (
            <Banner
              tone="warning"
              title={t('You are a member of {organisation}', { organisation: partner.name })}
            >
              <Trans
                message="A person is in one organisation. To join this one, leave the other first, at <link>Organisation</link>."
                parts={{
                  link: inside => (
                    <TextLink as={Link} to="/organisation">
                      {inside}
                    </TextLink>
                  ),
                }}
              />
            </Banner>
          ) : (
            <Join invitation={invitation} fullName={viewer.fullName} email={viewer.email} />
          )}
        </InvitationPage>
      )}
    </>
  )
}

function InvitationPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <ScreenPage>
      <ScreenHead>
        <Stack $gap={3}>
          <Heading level={1}>{title}</Heading>
          <Text $tone="soft" $measure>
            {lead}
          </Text>
        </Stack>
      </ScreenHead>
      <Stack $gap={4} $align="start">
        {children}
      </Stack>
    </ScreenPage>
  )
}

/** Ways to an account for somebody who is not signed in. Both lead back here. */
function SignIn() {
  const { token = '' } = useParams()
  const next = encodeURIComponent(`/invitations/${token}`)
  return (
    <>
      <Text>{t('Log in to accept it, or create an account first.')}</Text>
      <Row $wrap>
        <LinkButton as={Link} to={`/auth?next=${next}`} variant="primary">
          {t('Log in')}
        </LinkButton>
        <LinkButton as={Link} to={`/auth?tab=register&next=${next}`}>
          {t('Create an account')}
        </LinkButton>
      </Row>
    </>
  )
}

function Join({
  invitation: { organisationName },
  fullName,
  email,
}: {
  invitation: Found
  fullName: string
  email: string
}) {
  const { token = '' } = useParams()
  const { send, isPending, refusal } = useAcceptInvitation()
  const { toast } = useToast()
  const navigate = useNavigate()
  async function accept() {
    const { saved } = await send({ input: { token } })
    if (!saved) return
    toast({ title: t('You are a member of {organisation}', { organisation: organisationName }) })
    await navigate('/organisation', { replace: true })
  }
  return (
    <>
      <Text>{t('You are signed in as {name} ({email}).', { name: fullName, email })}</Text>
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      <Button
        variant="primary"
        pending={isPending}
        pendingLabel={t('Joining...')}
        onClick={() => void accept()}
      >
        {t('Accept the invitation')}
      </Button>
    </>
  )
}

import { type ReactNode, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import consentQuery, { type consentRouteQuery } from '../../__generated__/consentRouteQuery.graphql.ts'
import { SHARING } from '../../content/sharedParts.ts'
import {
  Banner,
  Button,
  Checkbox,
  Heading,
  LinkButton,
  Prose,
  Row,
  Stack,
  Text,
  TextLink,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { OfferedProfile } from './OfferedProfile.tsx'
import { useGiveConsent } from './useGiveConsent.ts'

/** What a consultancy asks a student to share, for whoever has the link: to agree, or not. */
export default function ConsentScreen({ queryRef }: { queryRef: PreloadedQuery<consentRouteQuery> }) {
  const { consentRequest, viewer } = usePreloadedQuery<consentRouteQuery>(consentQuery, queryRef)
  const { token = '' } = useParams()
  const { send, isPending, refusal } = useGiveConsent()
  const [isGiven, setGiven] = useState(false)
  const [takesProfile, setTakesProfile] = useState(true)
  if (!consentRequest)
    return (
      <ConsentPage
        title={t('This link opens nothing')}
        lead="The request may have been answered, taken back or ended, or the link was cut short when it was copied. Ask your counsellor for a new one."
      >
        <LinkButton as={Link} to="/">
          {t('Go to the front page')}
        </LinkButton>
      </ConsentPage>
    )
  const { organisationName, expiresAt, profile: offered } = consentRequest
  const mayTake = offered != null && viewer != null && viewer.profile == null
  if (isGiven)
    return (
      <ConsentPage
        title={t('You share with {organisationName}', { organisationName })}
        lead="You can stop at any time, on your account page. They see nothing any more from that moment on."
      >
        <Row $wrap>
          <LinkButton as={Link} to="/dashboard" variant="primary">
            {t('To your dashboard')}
          </LinkButton>
          <LinkButton as={Link} to="/account">
            {t('To your account')}
          </LinkButton>
        </Row>
      </ConsentPage>
    )
  async function agree() {
    const { saved } = await send({ input: { token, takesProfile: mayTake && takesProfile } })
    if (saved) setGiven(true)
  }
  const next = encodeURIComponent(`/consent/${token}`)
  return (
    <ConsentPage
      title={t('Share with {organisationName}?', { organisationName })}
      lead={t(
        '{organisationName} would like to work with you on Gradwright. They see nothing before you agree. The request ends on {day}.',
        { organisationName, day: dayOf(expiresAt) },
      )}
    >
      <Prose>
        <p>{t('From then on, {organisationName} reads:', { organisationName })}</p>
        <ul>
          {SHARING.parts.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>
          {SHARING.written} {SHARING.kept} {t('You can stop at any time, on your account page.')}
        </p>
      </Prose>
      {offered && <OfferedProfile profile={offered} organisation={organisationName} />}
      {!viewer ? (
        <>
          <Text>
            {t('Log in to agree, or create an account first. To refuse, close this page: nothing happens.')}
          </Text>
          <Row $wrap>
            <LinkButton as={Link} to={`/auth?next=${next}`} variant="primary">
              {t('Log in')}
            </LinkButton>
            <LinkButton as={Link} to={`/auth?tab=register&next=${next}`}>
              {t('Create an account')}
            </LinkButton>
          </Row>
        </>
      ) : viewer.sharedWith ? (
        <Banner
          tone="warning"
          title={t('You share with {organisationName}', {
            organisationName: viewer.sharedWith.organisationName,
          })}
        >
          <Trans
            message="You can share with one consultancy at a time. Stop that on <link>your account page</link> first, then open this link again."
            parts={{
              link: inside => (
                <TextLink as={Link} to="/account">
                  {inside}
                </TextLink>
              ),
            }}
          />
        </Banner>
      ) : (
        <>
          <Text>
            {t('You are signed in as {fullName} ({email}). To refuse, close this page: nothing happens.', {
              fullName: viewer.fullName,
              email: viewer.email,
            })}
          </Text>
          {mayTake && (
            <Checkbox
              label={t('Use this as my profile')}
              description={t('You can change all of it afterwards. Otherwise it is removed when you agree.')}
              checked={takesProfile}
              onChange={({ target }) => setTakesProfile(target.checked)}
            />
          )}
          {offered && viewer.profile && (
            <Text>
              {t(
                'You have a profile already. It stays as it is, and what they know is removed when you agree.',
              )}
            </Text>
          )}
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Button
            variant="primary"
            pending={isPending}
            pendingLabel={t('Agreeing...')}
            onClick={() => void agree()}
          >
            {t('Agree to share')}
          </Button>
        </>
      )}
    </ConsentPage>
  )
}

function ConsentPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
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
    </>
  )
}

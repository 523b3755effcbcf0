import { type ReactNode, useState } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link, useParams } from 'react-router-dom'
import consentQuery, { type consentRouteQuery } from '../../__generated__/consentRouteQuery.graphql.ts'
import { KEPT_PARTS, SHARED_PARTS, WRITTEN_FOR_YOU } from '../../content/sharedParts.ts'
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
        title="This link opens nothing"
        lead="The request may have been answered, taken back or ended, or the link was cut short when it was copied. Ask your counsellor for a new one."
      >
        <LinkButton as={Link} to="/">
          Go to the front page
        </LinkButton>
      </ConsentPage>
    )
  const { organisationName, expiresAt, profile: offered } = consentRequest
  const mayTake = offered != null && viewer != null && viewer.profile == null
  if (isGiven)
    return (
      <ConsentPage
        title={`You share with ${organisationName}`}
        lead="You can stop at any time, on your account page. They see nothing any more from that moment on."
      >
        <Row $wrap>
          <LinkButton as={Link} to="/dashboard" variant="primary">
            To your dashboard
          </LinkButton>
          <LinkButton as={Link} to="/account">
            To your account
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
      title={`Share with ${organisationName}?`}
      lead={`${organisationName} would like to work with you on Gradwright. They see nothing before you agree. The request ends on ${dayOf(expiresAt)}.`}
    >
      <Prose>
        <p>From then on, {organisationName} reads:</p>
        <ul>
          {SHARED_PARTS.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        <p>
          {WRITTEN_FOR_YOU} They change nothing of yours. {KEPT_PARTS} You can stop at any time, on your
          account page.
        </p>
      </Prose>
      {offered && <OfferedProfile profile={offered} organisation={organisationName} />}
      {!viewer ? (
        <>
          <Text>
            Log in to agree, or create an account first. To refuse, close this page: nothing happens.
          </Text>
          <Row $wrap>
            <LinkButton as={Link} to={`/auth?next=${next}`} variant="primary">
              Log in
            </LinkButton>
            <LinkButton as={Link} to={`/auth?tab=register&next=${next}`}>
              Create an account
            </LinkButton>
          </Row>
        </>
      ) : viewer.sharedWith ? (
        <Banner tone="warning" title={`You share with ${viewer.sharedWith.organisationName}`}>
          You can share with one consultancy at a time. Stop that on{' '}
          <TextLink as={Link} to="/account">
            your account page
          </TextLink>{' '}
          first, then open this link again.
        </Banner>
      ) : (
        <>
          <Text>
            You are signed in as {viewer.fullName} ({viewer.email}). To refuse, close this page: nothing
            happens.
          </Text>
          {mayTake && (
            <Checkbox
              label="Use this as my profile"
              description="You can change all of it afterwards. Otherwise it is removed when you agree."
              checked={takesProfile}
              onChange={({ target }) => setTakesProfile(target.checked)}
            />
          )}
          {offered && viewer.profile && (
            <Text>
              You have a profile already. It stays as it is, and what they know is removed when you agree.
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
            pendingLabel="Agreeing..."
            onClick={() => void agree()}
          >
            Agree to share
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

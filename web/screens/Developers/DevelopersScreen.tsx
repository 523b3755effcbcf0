import { useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  DevelopersScreen_partner$data,
  DevelopersScreen_partner$key,
} from '../../__generated__/DevelopersScreen_partner.graphql.ts'
import developersQuery, {
  type developersRouteQuery,
} from '../../__generated__/developersRouteQuery.graphql.ts'
import { curlExample, STUDENTS_QUERY, typeScriptExample } from '../../content/partnerExamples.ts'
import {
  Badge,
  Button,
  EmptyState,
  Heading,
  Lines,
  LinkButton,
  Meter,
  Row,
  Text,
} from '../../design/index.ts'
import { dayOf, momentOf } from '../../format/dates.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { CopiedText } from './CopiedText.tsx'
import { RevokeDialog, RotateDialog } from './KeyDialog.tsx'
import { KeyForm } from './KeyForm.tsx'
import { WebhookSection } from './WebhookSection.tsx'

type Partner = DevelopersScreen_partner$data
type Key = Partner['apiKeys'][number]

const number = new Intl.NumberFormat('en-GB')

function Organisation({ partner: partnerRef }: { partner: DevelopersScreen_partner$key }) {
  const partner = useFragment(
    graphql`
      fragment DevelopersScreen_partner on Partner {
        name
        role
        points {
          left
          most
          refilledAt
        }
        apiKeys {
          id
          name
          start
          mode
          scopes
          createdAt
          expiresAt
          lastUsedAt
          revokedAt
          wasExposed
          isUsable
          days {
            requests
            points
          }
        }
        ...WebhookSection_partner
      }
    `,
    partnerRef,
  )
  const { name, role, points, apiKeys } = partner
  const mayChange = role === 'OWNER' || role === 'DEVELOPER'
  const [secret, setSecret] = useState('')
  const shown = useRef<HTMLElement>(null)
  function show(created: string) {
    setSecret(created)
    requestAnimationFrame(() => shown.current?.focus())
  }
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>Developers</Heading>
          <Text $tone="soft" $measure>
            {name} reads the catalogue of Gradwright and scores profiles over GraphQL.
          </Text>
        </div>
      </ScreenHead>
      <Part aria-labelledby="points">
        <Heading level={2} size="small" id="points">
          Points
        </Heading>
        <Meter
          label="Points left"
          value={points.left}
          max={points.most}
          valueText={`${number.format(points.left)} of ${number.format(points.most)}`}
        />
        <Text $size="small" $tone="soft" $measure>
          Each operation costs points by what it may read. They come back steadily within an hour
          {points.left < points.most && `; all are back on ${momentOf(points.refilledAt)}`}. Every answer says
          what it cost in <code>extensions.cost</code>.
        </Text>
      </Part>
      <Part aria-labelledby="keys">
        <Heading level={2} size="small" id="keys">
          Keys
        </Heading>
        {secret !== '' && (
          <Part aria-label="Your new key" ref={shown} tabIndex={-1}>
            <Text>Copy this key now. It is not stored and will not be shown again.</Text>
            <CopiedText key={secret} label="Your new key" text={secret} />
          </Part>
        )}
        {!mayChange ? (
          <Text $tone="soft">Keys are for owners and developers of the organisation.</Text>
        ) : apiKeys.length === 0 ? (
          <Text $tone="soft">There is no key yet.</Text>
        ) : (
          <Lines>
            {apiKeys.map(key => (
              <KeyLine key={key.id} apiKey={key} onCreated={show} />
            ))}
          </Lines>
        )}
      </Part>
      {mayChange && (
        <Part aria-labelledby="new-key">
          <Heading level={2} size="small" id="new-key">
            New key
          </Heading>
          <KeyForm onCreated={show} />
        </Part>
      )}
      {mayChange && <WebhookSection partner={partner} />}
      <QuickStart />
    </ScreenPage>
  )
}

function KeyLine({ apiKey, onCreated }: { apiKey: Key; onCreated: (secret: string) => void }) {
  const { id, name, start, mode, scopes, isUsable, days } = apiKey
  const [asked, setAsked] = useState<'REVOKE' | 'ROTATE' | null>(null)
  const requests = days.reduce((sum, day) => sum + day.requests, 0)
  const points = days.reduce((sum, day) => sum + day.points, 0)
  const close = () => setAsked(null)
  return (
    <li>
      <span>
        {name} <Badge tone={isUsable ? 'success' : 'plain'}>{isUsable ? modeWord(mode) : 'Ended'}</Badge>
        <Text $size="small" $tone="soft">
          {start}… for {scopes.map(scope => scope.toLowerCase().replace('_', ':')).join(', ')}
        </Text>
        <Text $size="small" $tone="soft">
          {stateOf(apiKey)}
        </Text>
        {requests > 0 && (
          <Text $size="small" $tone="soft">
            {`${number.format(requests)} requests for ${number.format(points)} points on its last ${days.length === 1 ? 'day' : `${days.length} days`} of use`}
          </Text>
        )}
      </span>
      {isUsable && (
        <Row $gap={2} $wrap>
          <Button size="small" aria-label={`Replace ${name}`} onClick={() => setAsked('ROTATE')}>
            Replace
          </Button>
          <Button size="small" aria-label={`Revoke ${name}`} onClick={() => setAsked('REVOKE')}>
            Revoke
          </Button>
        </Row>
      )}
      {asked === 'REVOKE' && <RevokeDialog id={id} name={name} onClose={close} />}
      {asked === 'ROTATE' && <RotateDialog id={id} name={name} onClose={close} onCreated={onCreated} />}
    </li>
  )
}

function modeWord(mode: string): string {
  return mode === 'LIVE' ? 'Live' : 'Test'
}

/** When a key was made, used and ends or ended. */
function stateOf({ createdAt, expiresAt, lastUsedAt, revokedAt, wasExposed, isUsable }: Key): string {
  const made = `Made on ${dayOf(createdAt)}`
  if (revokedAt)
    return `${made}, revoked on ${dayOf(revokedAt)}${wasExposed ? ' because it was sent in an address' : ''}`
  const used = lastUsedAt ? `, last used on ${momentOf(lastUsedAt)}` : ', never used'
  const ends = expiresAt ? `, ${isUsable ? 'ends' : 'ended'} on ${momentOf(expiresAt)}` : ''
  return `${made}${used}${ends}`
}

function QuickStart() {
  const { origin } = window.location
  return (
    <Part aria-labelledby="quick-start">
      <Heading level={2} size="small" id="quick-start">
        Quick start
      </Heading>
      <Text $measure>
        Put a key with the scope catalogue into the environment as <code>GRADWRIGHT_KEY</code>. Send it in the
        header and never in an address: a key in an address is revoked.
      </Text>
      <CopiedText label="Example with curl" text={curlExample(origin)} />
      <CopiedText label="Example in TypeScript" text={typeScriptExample(origin)} />
      <Text $measure>
        With the scope students:read, a key reads what students share with you, until they stop.
      </Text>
      <CopiedText label="Query for students" text={STUDENTS_QUERY} />
    </Part>
  )
}

/** The page of somebody who is in no organisation. */
function NoOrganisation() {
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>Developers</Heading>
        </div>
      </ScreenHead>
      <EmptyState
        title="You are in no organisation"
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/contact">
            Contact us
          </LinkButton>
        }
      >
        Keys belong to consultancies that work with Gradwright. Write to us, and we set yours up.
      </EmptyState>
    </ScreenPage>
  )
}

/** Keys, their use and how to begin, for members of an organisation. */
export default function DevelopersScreen({ queryRef }: { queryRef: PreloadedQuery<developersRouteQuery> }) {
  const { partner } = usePreloadedQuery<developersRouteQuery>(developersQuery, queryRef)
  return partner ? <Organisation partner={partner} /> : <NoOrganisation />
}

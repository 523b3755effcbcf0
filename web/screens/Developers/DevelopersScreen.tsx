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
  TextLink,
} from '../../design/index.ts'
import { dayOf, momentOf } from '../../format/dates.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { CopiedText } from './CopiedText.tsx'
import { DeprecationsPart } from './DeprecationsPart.tsx'
import { RevokeDialog, RotateDialog } from './KeyDialog.tsx'
import { KeyForm } from './KeyForm.tsx'
import { QuickStart } from './QuickStart.tsx'
import { UsagePart } from './UsagePart.tsx'
import { WebhookSection } from './WebhookSection.tsx'

type Partner = DevelopersScreen_partner$data
type Key = Partner['apiKeys'][number]

const number = new Intl.NumberFormat('en-GB')

function Organisation({ partner: partnerRef }: { partner: DevelopersScreen_partner$key }) {
  const partner = useFragment(
    graphql`
      fragment DevelopersScreen_partner on Partner {
        ...UsagePart_partner
        ...DeprecationsPart_partner
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
          points {
            left
            most
          }
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
          <Pages />
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
          Each operation costs points by what it may read. One key can spend two thirds of them. They come
          back steadily within an hour
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
      <DeprecationsPart partner={partner} />
      <UsagePart partner={partner} />
      <QuickStart />
    </ScreenPage>
  )
}

function KeyLine({ apiKey, onCreated }: { apiKey: Key; onCreated: (secret: string) => void }) {
  const { id, name, start, mode, scopes, isUsable, points: own, days } = apiKey
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
        {isUsable && own.left < own.most && (
          <Text $size="small" $tone="soft">
            {`${number.format(own.left)} of ${number.format(own.most)} points left`}
          </Text>
        )}
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

/** The other pages for developers, which need no account. */
function Pages() {
  return (
    <nav aria-label="For developers">
      <Row $gap={4}>
        <TextLink as={Link} to="/developers/reference">
          Reference
        </TextLink>
        <TextLink as={Link} to="/developers/changelog">
          Changelog
        </TextLink>
      </Row>
    </nav>
  )
}

/** The page of somebody who is in no organisation. */
function NoOrganisation() {
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>Developers</Heading>
          <Pages />
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

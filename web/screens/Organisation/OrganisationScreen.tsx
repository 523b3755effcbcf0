import { useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  OrganisationScreen_partner$data,
  OrganisationScreen_partner$key,
} from '../../__generated__/OrganisationScreen_partner.graphql.ts'
import organisationQuery, {
  type organisationRouteQuery,
} from '../../__generated__/organisationRouteQuery.graphql.ts'
import { roleWord } from '../../content/memberRoles.ts'
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Heading,
  Lines,
  LinkButton,
  Row,
  Text,
  TextLink,
  useToast,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { BulkSection } from './BulkSection.tsx'
import { InviteForm } from './InviteForm.tsx'
import { LeaveDialog, RemoveDialog, RoleDialog } from './MemberDialogs.tsx'
import { StudentList } from './StudentList.tsx'
import { useWithdrawInvitation } from './useWithdrawInvitation.ts'

type Partner = OrganisationScreen_partner$data
type Member = Partner['members'][number]
type Invitation = Partner['invitations'][number]

function Organisation({ partner: partnerRef }: { partner: OrganisationScreen_partner$key }) {
  const organisation = useFragment(
    graphql`
      fragment OrganisationScreen_partner on Partner {
        name
        role
        seats
        members {
          id
          fullName
          email
          role
          joinedAt
          isViewer
        }
        invitations {
          id
          email
          role
          createdAt
          expiresAt
        }
        ...StudentList_partner
        ...BulkSection_partner
      }
    `,
    partnerRef,
  )
  const { name, role, seats, members, invitations } = organisation
  const isOwner = role === 'OWNER'
  const taken = members.length + invitations.length
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{name}</Heading>
          <Text $tone="soft" $measure>
            You are {role === 'OWNER' ? 'an owner' : `a ${roleWord(role ?? '').toLowerCase()}`} of this
            organisation. Its keys and their use are on the{' '}
            <TextLink as={Link} to="/developers">
              page for developers
            </TextLink>
            .
          </Text>
        </div>
      </ScreenHead>
      {(isOwner || role === 'COUNSELLOR') && <StudentList partner={organisation} />}
      {(isOwner || role === 'COUNSELLOR') && <BulkSection partner={organisation} />}
      <Part aria-labelledby="members">
        <Heading level={2} size="small" id="members">
          Members
        </Heading>
        <Lines>
          {members.map(member => (
            <MemberLine key={member.id} member={member} organisation={name} isOwner={isOwner} />
          ))}
        </Lines>
      </Part>
      {isOwner && invitations.length > 0 && (
        <Part aria-labelledby="invitations">
          <Heading level={2} size="small" id="invitations">
            Invitations
          </Heading>
          <Lines>
            {invitations.map(invitation => (
              <InvitationLine key={invitation.id} invitation={invitation} />
            ))}
          </Lines>
        </Part>
      )}
      {isOwner && (
        <Part aria-labelledby="invite">
          <Heading level={2} size="small" id="invite">
            Invite somebody
          </Heading>
          <Text $size="small" $tone="soft">
            {taken} of {seats} seats are taken{invitations.length > 0 && ', invitations included'}.
          </Text>
          {taken < seats ? (
            <InviteForm />
          ) : (
            <Text $measure>
              Every seat is taken. Remove a member or an invitation, or{' '}
              <TextLink as={Link} to="/contact">
                write to us
              </TextLink>{' '}
              for more seats.
            </Text>
          )}
        </Part>
      )}
    </ScreenPage>
  )
}

function MemberLine({
  member,
  organisation,
  isOwner,
}: {
  member: Member
  organisation: string
  isOwner: boolean
}) {
  const { fullName, email, role, joinedAt, isViewer } = member
  const [asked, setAsked] = useState<'ROLE' | 'REMOVE' | 'LEAVE' | null>(null)
  const close = () => setAsked(null)
  return (
    <li>
      <span>
        {fullName} <Badge>{roleWord(role)}</Badge> {isViewer && <Badge tone="note">You</Badge>}
        <Text $size="small" $tone="soft">
          {email}, since {dayOf(joinedAt)}
        </Text>
      </span>
      <Row $gap={2} $wrap>
        {isOwner && (
          <Button size="small" aria-label={`Change role of ${fullName}`} onClick={() => setAsked('ROLE')}>
            Change role
          </Button>
        )}
        {isViewer ? (
          <Button size="small" onClick={() => setAsked('LEAVE')}>
            Leave
          </Button>
        ) : (
          isOwner && (
            <Button size="small" aria-label={`Remove ${fullName}`} onClick={() => setAsked('REMOVE')}>
              Remove
            </Button>
          )
        )}
      </Row>
      {asked === 'ROLE' && <RoleDialog member={member} onClose={close} />}
      {asked === 'REMOVE' && <RemoveDialog member={member} organisation={organisation} onClose={close} />}
      {asked === 'LEAVE' && <LeaveDialog organisation={organisation} onClose={close} />}
    </li>
  )
}

function InvitationLine({
  invitation: { id, email, role, createdAt, expiresAt },
}: {
  invitation: Invitation
}) {
  const { send, isPending, refusal } = useWithdrawInvitation()
  const { toast } = useToast()
  async function withdraw() {
    const { saved } = await send({ input: { invitationId: id } })
    if (saved) toast({ title: `The invitation of ${email} is taken back` })
  }
  return (
    <li>
      <span>
        {email} <Badge>{roleWord(role)}</Badge>
        <Text $size="small" $tone="soft">
          Sent on {dayOf(createdAt)}, can be accepted until {dayOf(expiresAt)}
        </Text>
        {refusal && (
          <Banner tone="danger" announce>
            {refusal.message}
          </Banner>
        )}
      </span>
      <Button
        size="small"
        aria-label={`Take back the invitation of ${email}`}
        pending={isPending}
        pendingLabel="Taking back..."
        onClick={() => void withdraw()}
      >
        Take back
      </Button>
    </li>
  )
}

/** The page of somebody who is in no organisation. */
function NoOrganisation() {
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>Organisation</Heading>
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
        Organisations are consultancies that work with Gradwright. An owner of yours can invite you by mail;
        to set one up, write to us.
      </EmptyState>
    </ScreenPage>
  )
}

/** The members of the viewer's organisation, and who was invited. */
export default function OrganisationScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<organisationRouteQuery>
}) {
  const { partner } = usePreloadedQuery<organisationRouteQuery>(organisationQuery, queryRef)
  return partner ? <Organisation partner={partner} /> : <NoOrganisation />
}

import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import partnerStudentQuery, {
  type partnerStudentRouteQuery,
  type partnerStudentRouteQuery$data,
} from '../../__generated__/partnerStudentRouteQuery.graphql.ts'
import { statusName } from '../../applications/applicationWords.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { TIERS } from '../../content/matching.ts'
import {
  Accordion,
  Badge,
  EmptyState,
  Heading,
  Lines,
  LinkButton,
  Prose,
  Text,
  TextLink,
} from '../../design/index.ts'
import { documentTarget, documentTypeLabel } from '../../documents/documentWords.ts'
import { calendarDayOf, dayOf } from '../../format/dates.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { OwnWords } from './partnerStudentStyles.ts'

type Found = NonNullable<partnerStudentRouteQuery$data['node']>
type Student = Extract<Found, { __typename: 'PartnerStudent' }>
type Shared = NonNullable<Student['shared']>

/** What one student shares with the organisation of the viewer. */
export default function PartnerStudentScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<partnerStudentRouteQuery>
}) {
  const { node } = usePreloadedQuery<partnerStudentRouteQuery>(partnerStudentQuery, queryRef)
  const student = node?.__typename === 'PartnerStudent' ? node : null
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{student?.shared ? student.fullName : 'Student'}</Heading>
          <Text $tone="soft" $measure>
            <TextLink as={Link} to="/organisation">
              All students
            </TextLink>
            {student?.shared &&
              `. ${student.email}${student.consentedAt ? `, shares since ${dayOf(student.consentedAt)}` : ''}`}
          </Text>
        </div>
      </ScreenHead>
      {student?.shared ? (
        <SharedParts shared={student.shared} />
      ) : (
        <EmptyState
          title="This student shares nothing with you"
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/organisation">
              To your students
            </LinkButton>
          }
        >
          They have not agreed yet, have stopped sharing, or are with another organisation.
        </EmptyState>
      )}
    </ScreenPage>
  )
}

function SharedParts({ shared: { profile, matches, applications, documents } }: { shared: Shared }) {
  return (
    <>
      <Part aria-labelledby="profile">
        <Heading level={2} size="small" id="profile">
          Profile
        </Heading>
        {profile ? <ProfileFacts profile={profile} /> : <Text $tone="soft">They have told nothing yet.</Text>}
      </Part>
      <Part aria-labelledby="applications">
        <Heading level={2} size="small" id="applications">
          Applications
        </Heading>
        {applications.length === 0 ? (
          <Text $tone="soft">No application is tracked yet.</Text>
        ) : (
          <Lines>
            {applications.map(({ databaseId, status, deadline, programName, universityName }) => (
              <li key={databaseId}>
                <span>
                  {programName}, {universityName}
                  <Text $size="small" $tone="soft">
                    {deadline ? `Due on ${calendarDayOf(deadline)}` : 'No deadline known'}
                  </Text>
                </span>
                <Badge>{statusName(status)}</Badge>
              </li>
            ))}
          </Lines>
        )}
      </Part>
      <Part aria-labelledby="documents">
        <Heading level={2} size="small" id="documents">
          Documents
        </Heading>
        {documents.length === 0 ? (
          <Text $tone="soft">No document yet.</Text>
        ) : (
          <Accordion
            headingLevel={3}
            items={documents.map(document => ({
              value: String(document.databaseId),
              title: `${documentTypeLabel(document.documentType)}: ${documentTarget(document)}`,
              content: <DocumentText document={document} />,
            }))}
          />
        )}
      </Part>
      <Part aria-labelledby="matches">
        <Heading level={2} size="small" id="matches">
          First matches
        </Heading>
        {matches.length === 0 ? (
          <Text $tone="soft">No matches were made yet.</Text>
        ) : (
          <Lines>
            {matches.map(({ matchPercentage, tier, reason, programName, universityName }) => (
              <li key={`${programName} ${universityName}`}>
                <span>
                  {programName}, {universityName}
                  <Text $size="small" $tone="soft" $measure>
                    {reason}
                  </Text>
                </span>
                <Badge>{`${tierName(tier)}, ${matchPercentage} %`}</Badge>
              </li>
            ))}
          </Lines>
        )}
      </Part>
    </>
  )
}

function ProfileFacts({ profile }: { profile: NonNullable<Shared['profile']> }) {
  const facts: [string, string | null | undefined][] = [
    ['Studies so far', profile.academicBackground],
    ['Looks for', profile.targetDegree === 'MBA' ? 'MBA' : 'Masters'],
    ['Work', profile.workExperience],
    ['Tests', profile.testScores],
    ['Countries', profile.preferredCountries.map(country => countryName(country)).join(', ')],
    ['Interests', profile.studyInterests],
    ['Budget', profile.budget],
    ['Start', profile.intendedStartDate],
  ]
  return (
    <OwnWords>
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text || 'Not told'}</dd>
        </div>
      ))}
    </OwnWords>
  )
}

function DocumentText({
  document: { text, isPreview, createdAt },
}: {
  document: Shared['documents'][number]
}) {
  return (
    <>
      <Text $size="small" $tone="soft">
        Asked for on {dayOf(createdAt)}
        {text !== null && text !== undefined && isPreview && '. This is the preview that their plan shows'}
      </Text>
      {text ? (
        <Prose>
          {text.split(/\n{2,}/).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text keep their order
            <p key={place}>{paragraph}</p>
          ))}
        </Prose>
      ) : (
        <Text>There is no text that they share: it is being written, or is a confidential letter.</Text>
      )}
    </>
  )
}

function tierName(tier: string): string {
  return tier === 'REACH' || tier === 'MATCH' || tier === 'SAFETY' ? TIERS[tier].name : tier
}

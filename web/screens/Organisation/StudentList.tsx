import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import type { StudentList_partner$key } from '../../__generated__/StudentList_partner.graphql.ts'
import type { StudentListMoreQuery } from '../../__generated__/StudentListMoreQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Badge, Button, Heading, Lines, Row, Text, TextLink } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Part } from '../../routing/ScreenPage.ts'
import { AskStudentForm } from './AskStudentForm.tsx'
import { LetGoDialog } from './LetGoDialog.tsx'

const MORE = 20

/** The students of an organisation: those who share, and those who were asked. */
export function StudentList({ partner: partnerRef }: { partner: StudentList_partner$key }) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<
    StudentListMoreQuery,
    StudentList_partner$key
  >(
    graphql`
      fragment StudentList_partner on Partner
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "StudentListMoreQuery") {
        name
        students(first: $first, after: $after) @connection(key: "StudentList_students") {
          totalCount
          edges {
            node {
              id
              fullName
              email
              invitedAt
              expiresAt
              consentedAt
            }
          }
        }
      }
    `,
    partnerRef,
  )
  const { name, students } = data
  const shown = students.edges.map(({ node }) => node)
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: shown.length,
    page: MORE,
  })
  const [leaving, setLeaving] = useState<(typeof shown)[number] | null>(null)
  const readAnew = () => refetch({}, { fetchPolicy: 'store-and-network' })
  return (
    <Part aria-labelledby="students">
      <Heading level={2} size="small" id="students">
        Students
      </Heading>
      {shown.length === 0 ? (
        <Text $tone="soft" $measure>
          No student yet. Ask one by mail: they read what you would see, and decide.
        </Text>
      ) : (
        <Lines ref={list}>
          {shown.map(student => {
            const { id, fullName, email, invitedAt, expiresAt, consentedAt } = student
            return (
              <li key={id}>
                <span>
                  {consentedAt ? (
                    <TextLink as={PrefetchLink} to={`/organisation/students/${encodeURIComponent(id)}`}>
                      {fullName}
                    </TextLink>
                  ) : (
                    fullName
                  )}{' '}
                  <Badge tone={consentedAt ? 'success' : 'plain'}>{consentedAt ? 'Shares' : 'Asked'}</Badge>
                  <Text $size="small" $tone="soft">
                    {email},{' '}
                    {consentedAt
                      ? `since ${dayOf(consentedAt)}`
                      : `asked on ${dayOf(invitedAt)}, can agree until ${dayOf(expiresAt)}`}
                  </Text>
                </span>
                <Row $gap={2}>
                  <Button
                    size="small"
                    aria-label={
                      consentedAt ? `Let go of ${fullName}` : `Take back the request to ${fullName}`
                    }
                    onClick={() => setLeaving(student)}
                  >
                    {consentedAt ? 'Let go' : 'Take back'}
                  </Button>
                </Row>
              </li>
            )
          })}
        </Lines>
      )}
      <ListFoot
        shown={shown.length}
        totalCount={students.totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label="Show more"
        onShowMore={showMore}
      />
      <AskStudentForm onAsked={readAnew} />
      {leaving && (
        <LetGoDialog
          student={leaving}
          organisation={name}
          onGone={readAnew}
          onClose={() => setLeaving(null)}
        />
      )}
    </Part>
  )
}

import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { Deadlines_viewer$key } from '../../__generated__/Deadlines_viewer.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { calendarDayOf, daysUntil, distanceOf, isSoon } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Day, Days, Due, Mark, Recent, Small, Ways } from './dashboardStyles.ts'

/** The next deadlines on a line of days, and the ways to the applications and the shortlist. */
export function Deadlines({ viewer: viewerRef }: { viewer: Deadlines_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment Deadlines_viewer on User {
        deadlines(first: 4) {
          totalCount
          edges {
            node {
              id
              deadline
              program {
                name
              }
              university {
                name
              }
            }
          }
        }
        allApplications: applications {
          totalCount
        }
        allShortlisted: shortlist {
          totalCount
        }
      }
    `,
    viewerRef,
  )
  const { totalCount: tracked } = viewer.allApplications
  const { totalCount: shortlisted } = viewer.allShortlisted
  // What the server counts as today may have ended here.
  const deadlines = viewer.deadlines.edges.flatMap(({ node: { deadline, ...application } }) =>
    deadline != null && daysUntil(deadline) >= 0 ? [{ ...application, deadline }] : [],
  )
  return (
    <Recent aria-labelledby="deadlines">
      <Heading level={2} size="small" id="deadlines">
        {t('Deadlines')}
      </Heading>
      {deadlines.length === 0 ? (
        <Text $tone="soft" $measure>
          {tracked === 0
            ? t('Track a programme that you may apply to, and its deadline appears here.')
            : t('No deadline lies ahead. Open an application to set the day by which to apply.')}
        </Text>
      ) : (
        <Days>
          {deadlines.map(({ id, deadline, program, university }) => (
            <Mark key={id} $isSoon={isSoon(deadline)}>
              <Day $isSoon={isSoon(deadline)}>
                <time dateTime={deadline}>{calendarDayOf(deadline)}</time>,{' '}
                <span>{distanceOf(deadline)}</span>
              </Day>
              <Due>
                <TextLink as={Link} to={`/applications?${new URLSearchParams({ application: id })}`}>
                  {program.name}
                </TextLink>
              </Due>
              <Small>{university.name}</Small>
            </Mark>
          ))}
        </Days>
      )}
      <Ways>
        <TextLink as={Link} to="/applications">
          {tracked === 0 ? t('Applications') : t('All applications ({tracked})', { tracked })}
        </TextLink>
        <TextLink as={Link} to="/shortlist">
          {shortlisted === 0 ? t('Shortlist') : t('Shortlist ({shortlisted})', { shortlisted })}
        </TextLink>
      </Ways>
    </Recent>
  )
}

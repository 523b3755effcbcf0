import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { BestMatches_match$key } from '../../__generated__/BestMatches_match.graphql.ts'
import type { BestMatches_viewer$key } from '../../__generated__/BestMatches_viewer.graphql.ts'
import { TIERS } from '../../content/matching.ts'
import { Heading, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { PercentBadge } from '../../matching/PercentBadge.tsx'
import { Recent, Shelf, Shelves, Small, Ways } from './dashboardStyles.ts'

/** The best matches, two of each tier. Shows nothing without matches: the next step leads to them then. */
export function BestMatches({ viewer: viewerRef }: { viewer: BestMatches_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment BestMatches_viewer on User {
        allMatches: matches {
          totalCount
        }
        reaches: matches(first: 2, filter: { tier: REACH }) {
          edges {
            node {
              id
              ...BestMatches_match
            }
          }
        }
        matches: matches(first: 2, filter: { tier: MATCH }) {
          edges {
            node {
              id
              ...BestMatches_match
            }
          }
        }
        safeties: matches(first: 2, filter: { tier: SAFETY }) {
          edges {
            node {
              id
              ...BestMatches_match
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const shelves = [
    { ...TIERS.REACH, matches: viewer.reaches.edges },
    { ...TIERS.MATCH, matches: viewer.matches.edges },
    { ...TIERS.SAFETY, matches: viewer.safeties.edges },
  ].filter(({ matches }) => matches.length > 0)
  if (shelves.length === 0) return null
  return (
    <Recent aria-labelledby="best-matches">
      <Heading level={2} size="small" id="best-matches">
        {t('Your Matches')}
      </Heading>
      <Shelves>
        {shelves.map(({ name, matches }) => (
          <Shelf key={name}>
            <Heading level={3} size="tiny">
              {name}
            </Heading>
            <ul>
              {matches.map(({ node }) => (
                <li key={node.id}>
                  <ShelvedMatch match={node} />
                </li>
              ))}
            </ul>
          </Shelf>
        ))}
      </Shelves>
      <Ways>
        <TextLink as={Link} to="/university-matcher">
          {t('All matches ({totalCount})', { totalCount: viewer.allMatches.totalCount })}
        </TextLink>
        <TextLink as={Link} to="/scholarships">
          {t('Scholarships')}
        </TextLink>
      </Ways>
    </Recent>
  )
}

function ShelvedMatch({ match: matchRef }: { match: BestMatches_match$key }) {
  const { matchPercentage, program, university } = useFragment(
    graphql`
      fragment BestMatches_match on Match {
        matchPercentage
        program {
          databaseId
          name
        }
        university {
          name
        }
      }
    `,
    matchRef,
  )
  return (
    <>
      <p>
        <TextLink as={Link} to={`/programs/${program.databaseId}`}>
          {program.name}
        </TextLink>
      </p>
      <Small>{university.name}</Small>
      <PercentBadge percentage={matchPercentage} />
    </>
  )
}

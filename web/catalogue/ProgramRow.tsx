import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { ProgramRow_program$key } from '../__generated__/ProgramRow_program.graphql.ts'
import { UNKNOWN } from '../content/catalogue.ts'
import { from, Heading } from '../design/index.ts'
import { t, words } from '../language/language.ts'
import { PercentBadge } from '../matching/PercentBadge.tsx'
import { TierBadge } from '../matching/TierBadge.tsx'
import { PrefetchLink } from '../routing/PrefetchLink.tsx'
import { ShortlistButton } from '../shortlist/ShortlistButton.tsx'
import { countryName } from './countryName.ts'
import { yearCostWords } from './yearCost.ts'

/** Programmes under each other, with hairlines between them. */
export const ProgramRows = styled.ul`
  border-top: 1px solid var(--line);
`

const Row = styled.li`
  display: grid;
  gap: var(--space-2) var(--space-5);
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  min-width: 0;

  a {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }

  a:hover {
    text-decoration-color: currentColor;
  }
`

const Facts = styled.p`
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`

/** How it fits, and the place on the shortlist. */
const Fit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);

  > span {
    display: inline-flex;
    gap: var(--space-2);
  }
`

const DEGREES: Readonly<Record<string, string>> = words({ MASTERS: 'Masters', MBA: 'MBA' })

/** One programme in a list: what it is, what it takes, and a place on the shortlist. */
export function ProgramRow({
  program: programRef,
  headingLevel = 2,
  hidesUniversity = false,
  say,
}: {
  program: ProgramRow_program$key
  headingLevel?: 2 | 3 | 4
  /** Where the list is one university's, by degree. */
  hidesUniversity?: boolean
  /** An amount of US dollars in the viewer's currency; without it the tuition is shown as its source gives it. */
  say?: (amountUsd: number) => string | null
}) {
  const program = useFragment(
    graphql`
      fragment ProgramRow_program on Program {
        databaseId
        name
        degreeType
        field
        duration
        tuitionFees
        costYearUsd
        tuitionYearUsd
        fit {
          matchPercentage
          tier
        }
        university {
          name
          city
          country
        }
        ...ShortlistButton_program
      }
    `,
    programRef,
  )
  const { databaseId, name, degreeType, field, duration, tuitionFees, fit, university } = program
  const tuition = tuitionFees === UNKNOWN ? t('Tuition: {tuitionFees}', { tuitionFees }) : tuitionFees
  return (
    <Row>
      <Words>
        <Heading level={headingLevel} size="tiny">
          <PrefetchLink to={`/programs/${databaseId}`}>{name}</PrefetchLink>
        </Heading>
        {!hidesUniversity && (
          <Facts>
            {university.name}, {university.city}, {countryName(university.country)}
          </Facts>
        )}
        <Facts>
          {[
            !hidesUniversity && (DEGREES[degreeType] ?? degreeType),
            field,
            duration === UNKNOWN ? t('Duration: {duration}', { duration }) : duration,
            say ? yearCostWords(program, say) : tuition,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Facts>
      </Words>
      <Fit>
        {fit && (
          <span>
            <TierBadge tier={fit.tier} />
            <PercentBadge percentage={fit.matchPercentage} />
          </span>
        )}
        <ShortlistButton program={program} size="small" />
      </Fit>
    </Row>
  )
}

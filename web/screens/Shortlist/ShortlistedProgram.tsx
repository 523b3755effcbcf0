import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ShortlistedProgram_item$key } from '../../__generated__/ShortlistedProgram_item.graphql.ts'
import { countryName } from '../../components/catalogue/countryName.ts'
import { calendarDayOf, daysUntil } from '../../components/dates.ts'
import { ApplicationButton } from '../../components/shortlist/ApplicationButton.tsx'
import { ShortlistButton } from '../../components/shortlist/ShortlistButton.tsx'
import { Heading, LinkButton, Row, TextLink } from '../../design/index.ts'

const Entry = styled.article<{ $isGone: boolean }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-5) 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;

  ${({ $isGone }) => $isGone && 'h2, dl { opacity: 0.6; }'}
`

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);
  margin: 0;

  dt {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
`

/** One programme that was put aside. It stays in sight after it is taken off, so that it can be put back. */
export function ShortlistedProgram({ item: itemRef }: { item: ShortlistedProgram_item$key }) {
  const { program, university } = useFragment(
    graphql`
      fragment ShortlistedProgram_item on ShortlistItem {
        program {
          databaseId
          name
          duration
          tuitionFees
          isShortlisted
          deadlines {
            label
            date
          }
          ...ShortlistButton_program
          ...ApplicationButton_program
        }
        university {
          databaseId
          name
          city
          country
        }
      }
    `,
    itemRef,
  )
  const next = program.deadlines.find(({ date }) => daysUntil(date) >= 0)
  const target = new URLSearchParams({ course: program.name, university: university.name })
  return (
    <Entry $isGone={!program.isShortlisted} aria-label={`${program.name}, ${university.name}`}>
      <div>
        <Heading level={2} size="tiny">
          <TextLink as={Link} to={`/programs/${program.databaseId}`}>
            {program.name}
          </TextLink>
        </Heading>
        <TextLink as={Link} to={`/universities/${university.databaseId}`}>
          {university.name}
        </TextLink>
        , {[university.city, countryName(university.country)].filter(Boolean).join(', ')}
      </div>
      <Facts>
        <div>
          <dt>Duration</dt>
          <dd>{program.duration}</dd>
        </div>
        <div>
          <dt>Tuition</dt>
          <dd>{program.tuitionFees}</dd>
        </div>
        <div>
          <dt>Next deadline</dt>
          <dd>{next ? `${calendarDayOf(next.date)} (${next.label})` : 'Check with the university'}</dd>
        </div>
      </Facts>
      <Row $align="start">
        <ApplicationButton program={program} size="small" />
        <LinkButton as={Link} size="small" to={`/document-generator?${target}`}>
          Generate Documents
        </LinkButton>
        <ShortlistButton program={program} size="small" />
      </Row>
    </Entry>
  )
}

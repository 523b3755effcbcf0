import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ShortlistedProgram_item$key } from '../../__generated__/ShortlistedProgram_item.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { Badge, from, Heading, LinkButton, Row, TextLink, VisuallyHidden } from '../../design/index.ts'
import { calendarDayOf, daysUntil } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { ApplicationButton } from '../../shortlist/ApplicationButton.tsx'
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx'

const Entry = styled.article<{ $isGone: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--space-6);
  padding: var(--space-5) 0;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;

  ${({ $isGone }) => $isGone && 'h2, h2 + p, dl { text-decoration: line-through; text-decoration-color: var(--line-strong); }'}

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 21rem);
  }

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
  }
`

const Where = styled.p`
  margin: 0;
  color: var(--ink-soft);
`

/** The same columns in every entry, so that figures align. */
const Facts = styled.dl`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-content: start;
  margin: 0;
  font-size: var(--text-sm);
  line-height: 1.45;

  dt {
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  ${from.tablet} {
    padding-top: var(--space-1);
  }

  ${from.desk} {
    grid-row: span 2;
  }
`

/** Below both columns: the first is too narrow for the buttons. */
const Actions = styled(Row)`
  ${from.tablet} {
    grid-column: 1 / -1;
  }

  ${from.desk} {
    grid-column: 1;
  }
`

const Standing = styled.div`
  margin-top: var(--space-2);
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
          isListed
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
        <Where>
          <TextLink as={Link} to={`/universities/${university.databaseId}`}>
            {university.name}
          </TextLink>
          , {[university.city, countryName(university.country)].filter(Boolean).join(', ')}
        </Where>
        {!program.isListed && (
          <Standing>
            <Badge tone="warning">{t('No longer listed')}</Badge>
          </Standing>
        )}
      </div>
      <Facts>
        <dt>{t('Deadline')}</dt>
        <dd>{next ? `${calendarDayOf(next.date)} (${next.label})` : t('Check with the university')}</dd>
        <dt>{t('Tuition')}</dt>
        <dd>{program.tuitionFees}</dd>
        <dt>{t('Duration')}</dt>
        <dd>{program.duration}</dd>
      </Facts>
      <Actions $align="start" $gap={2}>
        <ApplicationButton program={program} size="small" />
        <LinkButton as={Link} size="small" to={`/document-generator?${target}`}>
          {t('Generate Documents')}
          <VisuallyHidden>{t(' for {name}', { name: program.name })}</VisuallyHidden>
        </LinkButton>
        <ShortlistButton program={program} size="small" />
      </Actions>
    </Entry>
  )
}

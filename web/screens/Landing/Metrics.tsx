import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Metrics_query$key } from '../../__generated__/Metrics_query.graphql.ts'
import { METRICS } from '../../content/landing.ts'
import { from, Page } from '../../design/index.ts'
import { numberOf } from '../../format/numbers.ts'

const Band = styled.section`
  border-block: 1px solid var(--line);
  background: var(--inset);
`

const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5);
  padding-block: var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  > div {
    display: flex;
    flex-direction: column;
  }

  dt {
    order: 2;
    font-weight: var(--weight-strong);
  }

  dd:first-of-type {
    order: 1;
    min-height: 1.1em;
    font-family: var(--font-serif);
    font-size: var(--text-3xl);
    font-variant-numeric: tabular-nums;
    line-height: 1.1;
  }

  dd:last-of-type {
    order: 3;
    font-size: var(--text-sm);
    line-height: 1.4;
    color: var(--ink-soft);
  }
`

const NAMES = ['universities', 'programs', 'countries', 'scholarships'] as const

/** The four counts. Null: they are not known yet, or could not be read; their places are kept. */
export function MetricsBand({ counts }: { counts: Readonly<Record<(typeof NAMES)[number], number>> | null }) {
  return (
    <Band aria-label={METRICS.title}>
      <Page>
        <Counts>
          {NAMES.map(name => (
            <div key={name}>
              <dt>{METRICS.lines[name].label}</dt>
              <dd>{counts === null ? '–' : numberOf(counts[name])}</dd>
              <dd>{METRICS.lines[name].description}</dd>
            </div>
          ))}
        </Counts>
      </Page>
    </Band>
  )
}

/** What the catalogue holds, counted from the database. */
export function Metrics({ query }: { query: Metrics_query$key }) {
  const { catalogueCounts } = useFragment(
    graphql`
      fragment Metrics_query on Query {
        catalogueCounts {
          universities
          programs
          countries
          scholarships
        }
      }
    `,
    query,
  )
  return <MetricsBand counts={catalogueCounts} />
}

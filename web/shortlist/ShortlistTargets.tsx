import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { ShortlistTargets_viewer$key } from '../__generated__/ShortlistTargets_viewer.graphql.ts'
import { Text } from '../design/index.ts'
import { t } from '../language/language.ts'

const Targets = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: var(--space-2) 0 0;
  padding: 0;
  list-style: none;

  button {
    min-height: var(--touch);
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    font-size: var(--text-sm);
    text-align: left;
    overflow-wrap: anywhere;

    &:hover {
      background: var(--inset);
    }
  }
`

/** The newest programmes of the shortlist as targets of a document: one press fills in course and university. */
export function ShortlistTargets({
  viewer,
  onTake,
}: {
  viewer: ShortlistTargets_viewer$key
  onTake: (target: { course: string; university: string }) => void
}) {
  const { targets } = useFragment(
    graphql`
      fragment ShortlistTargets_viewer on User {
        targets: shortlist(first: 6) {
          edges {
            node {
              program {
                id
                name
              }
              university {
                name
              }
            }
          }
        }
      }
    `,
    viewer,
  )
  if (targets.edges.length === 0) return null
  return (
    <div>
      <Text $size="small" $tone="soft">
        {t('From your shortlist:')}
      </Text>
      <Targets aria-label={t('From your shortlist')}>
        {targets.edges.map(({ node: { program, university } }) => (
          <li key={program.id}>
            <button
              type="button"
              onClick={() => onTake({ course: program.name, university: university.name })}
            >
              {program.name}, {university.name}
            </button>
          </li>
        ))}
      </Targets>
    </div>
  )
}

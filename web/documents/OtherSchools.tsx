import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { OtherSchools_document$key } from '../__generated__/OtherSchools_document.graphql.ts'
import { Banner } from '../design/index.ts'
import { t } from '../language/language.ts'

const NameList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

type NamedFinding = {
  readonly kind: string
  readonly reason: string
  readonly excerpt: string | null | undefined
}

/** The names of other schools that the review found, each once. */
function namesOfOthers(findings: readonly NamedFinding[]) {
  const names = new Map<string, { name: string; reason: string; count: number }>()
  for (const { kind, reason, excerpt } of findings) {
    if (kind !== 'WRONG_UNIVERSITY' || !excerpt) continue
    names.set(excerpt, { name: excerpt, reason, count: (names.get(excerpt)?.count ?? 0) + 1 })
  }
  return [...names.values()]
}

/** Says which other school a text names, before it is given away. Nothing where it names none. */
export function OtherSchools({ document }: { document: OtherSchools_document$key }) {
  const { review } = useFragment(
    graphql`
      fragment OtherSchools_document on Document {
        review {
          findings {
            kind
            reason
            excerpt
          }
        }
      }
    `,
    document,
  )
  const foreign = namesOfOthers(review?.findings ?? [])
  if (foreign.length === 0) return null
  return (
    <Banner tone="warning" title={t('This text names another school')}>
      <NameList>
        {foreign.map(({ name, reason, count }) => (
          <li key={name}>
            “{name}”{count > 1 && t(', {count} times', { count })}. {reason}
          </li>
        ))}
      </NameList>
    </Banner>
  )
}

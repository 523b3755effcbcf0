import { graphql } from 'react-relay'
import type { TargetPolicyQuery } from '../../__generated__/TargetPolicyQuery.graphql.ts'
import { AiPolicyPanel } from '../../catalogue/AiPolicyPanel.tsx'
import { DISCLOSURE_SENTENCE } from '../../content/catalogue.ts'
import { Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts'
import { findTyped } from './targetUniversity.ts'

const targetPolicyQuery = graphql`
  query TargetPolicyQuery($search: String!) @raw_response_type {
    universities(first: 10, filter: { search: $search }) {
      edges {
        node {
          name
          localName
          aiPolicy
          ...AiPolicyPanel_university
        }
      }
    }
  }
`

/** How long typing must pause before the catalogue is asked. */
const PAUSE_MS = 400
/** Fewer letters than these name no university. */
const FEWEST_LETTERS = 3

/** What the university that the document is for says about AI, where the catalogue knows it, before anything is drafted. */
export function TargetPolicy({ typed }: { typed: string }) {
  const search = typed.trim().slice(0, 100)
  // The university's page says it as well: without an answer the form is as it was.
  const { answer } = useDebouncedQuery<TargetPolicyQuery>({
    query: targetPolicyQuery,
    variables: search.length >= FEWEST_LETTERS ? { search } : null,
    pauseMs: PAUSE_MS,
  })
  const university = findTyped(search, answer?.universities.edges.map(({ node }) => node) ?? [])
  return (
    <div aria-live="polite">
      {university && (
        <Stack $gap={3}>
          <AiPolicyPanel university={university} />
          {university.aiPolicy === 'DISCLOSE' && (
            <Text $size="small" $tone="soft">
              {t('A sentence that you could add: “{disclosureSentence}”', {
                disclosureSentence: DISCLOSURE_SENTENCE,
              })}
            </Text>
          )}
        </Stack>
      )}
    </div>
  )
}

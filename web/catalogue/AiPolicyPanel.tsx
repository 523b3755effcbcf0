import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { AiPolicyPanel_university$key } from '../__generated__/AiPolicyPanel_university.graphql.ts'
import { AI_POLICIES, AI_POLICY_OF_UNITS } from '../content/catalogue.ts'
import { MarginNote, Stack, Text } from '../design/index.ts'
import { t } from '../language/language.ts'

const Notes = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin-top: var(--space-3);

  li {
    font-size: var(--text-sm);
    line-height: 1.5;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: var(--weight-strong);
    color: var(--ink);
  }

  small {
    display: block;
    font-size: var(--text-xs);
    color: var(--ink-soft);
  }
`

/** What a policy means; one that this build does not know yet is treated as unknown. */
function aiPolicyWords(policy: string) {
  const known = Object.entries(AI_POLICIES).find(([code]) => code === policy)
  return known ? known[1] : AI_POLICIES.UNKNOWN
}

/** What a university says about AI in applications, with its sources, in the margin. */
export function AiPolicyPanel({ university }: { university: AiPolicyPanel_university$key }) {
  const { aiPolicy, aiPolicyNotes } = useFragment(
    graphql`
      fragment AiPolicyPanel_university on University {
        aiPolicy
        aiPolicyNotes {
          unit
          appliesTo
          policy
          summary
          note
          isSecondHand
          source
          year
        }
      }
    `,
    university,
  )
  return <AiPolicyNotes policy={aiPolicy} notes={aiPolicyNotes} />
}

/** A policy in a few words, and the rules that it is read from. */
export function AiPolicyNotes({
  policy: aiPolicy,
  notes: aiPolicyNotes,
}: {
  policy: string
  notes: readonly {
    unit: string
    appliesTo: string
    policy: string
    summary: string
    note: string | null | undefined
    isSecondHand: boolean
    source: string
    year: number
  }[]
}) {
  const { title, meaning, tone } =
    aiPolicy === 'UNKNOWN' && aiPolicyNotes.length > 0 ? AI_POLICY_OF_UNITS : aiPolicyWords(aiPolicy)
  return (
    <Stack $gap={2}>
      <MarginNote label={title} tone={tone}>
        <Text as="span" $size="small" $tone="soft">
          {meaning}
        </Text>
        {aiPolicyNotes.length > 0 && (
          <Notes>
            {aiPolicyNotes.map(({ unit, appliesTo, policy, summary, note, isSecondHand, source, year }) => (
              <li key={`${unit} ${appliesTo} ${source}`}>
                <strong>
                  {unit}, {appliesTo}
                </strong>
                : “{summary}
                {note && `; ${note}`}”.
                <small>
                  {policy !== aiPolicy && `${aiPolicyWords(policy).title}. `}
                  {isSecondHand ? t('Second hand: ') : ''}
                  {source}
                  {source.includes(String(year)) ? '' : `, ${year}`}
                </small>
              </li>
            ))}
          </Notes>
        )}
      </MarginNote>
    </Stack>
  )
}

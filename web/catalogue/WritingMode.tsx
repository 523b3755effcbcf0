import { useEffect, useId, useState } from 'react'
import { graphql } from 'react-relay'
import { styled } from 'styled-components'
import type { WritingModeQuery } from '../__generated__/WritingModeQuery.graphql.ts'
import { DISCLOSURE_SENTENCE } from '../content/catalogue.ts'
import { Checkbox, Heading, RadioGroup, Stack, Text } from '../design/index.ts'
import { t, words } from '../language/language.ts'
import { useDebouncedQuery } from '../relay/useDebouncedQuery.ts'
import { AiPolicyNotes } from './AiPolicyPanel.tsx'

/** How a document is to come about, as the request for it says. */
export type WritingModeTerms = { mode: 'DRAFT' | 'COACH'; isForOtherSchool: boolean }

export const DRAFTED: WritingModeTerms = { mode: 'DRAFT', isForOtherSchool: false }

/** How long typing must pause before the policy is asked for. */
const PAUSE_MS = 400
/** Fewer letters than these name no university. */
const FEWEST_LETTERS = 3
const LONGEST_NAME = 200

const MODES = words([
  { value: 'DRAFT', label: 'Draft the text from my answers' },
  { value: 'COACH', label: 'Coach me: an outline, questions and a review. I write the text myself' },
])

const Block = styled.section`
  border-top: 1px solid var(--line);
  padding-top: var(--space-4);
`

/** What a university says about drafted texts; null while nothing is known of it. `university` is as typed. */
export function useWritingPolicy(university: string) {
  const named = university.trim().slice(0, LONGEST_NAME)
  const { answer } = useDebouncedQuery<WritingModeQuery>({
    query: graphql`
      query WritingModeQuery($university: String!) @raw_response_type {
        writingPolicy(university: $university) {
          university
          policy
          coachOnlySchools
          notes {
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
      }
    `,
    variables: named.length >= FEWEST_LETTERS ? { university: named } : null,
    pauseMs: PAUSE_MS,
  })
  return answer?.writingPolicy ?? null
}

/**
 * Whether a text is drafted or its author is coached. Where the university accepts advice only, there is only the
 * second; where one of its schools does, the person says whether it is theirs. The server decides by the same rules.
 */
export function WritingMode({
  university,
  showsPolicy = false,
  onChange,
}: {
  /** The university as typed. */
  university: string
  /** Whether the policy is shown here, and not elsewhere on the page. */
  showsPolicy?: boolean
  /** Called with the terms that count now. */
  onChange: (terms: WritingModeTerms) => void
}) {
  const policy = useWritingPolicy(university)
  const [chosen, setChosen] = useState<'DRAFT' | 'COACH'>('DRAFT')
  const [otherSchoolOf, setOtherSchoolOf] = useState<string | null>(null)
  const isCoachOnly = policy?.policy === 'COACH_ONLY'
  const mode = isCoachOnly ? 'COACH' : chosen
  const isForOtherSchool = policy !== null && otherSchoolOf === policy.university
  const titleId = useId()
  const reasonId = useId()

  useEffect(() => onChange({ mode, isForOtherSchool }), [onChange, mode, isForOtherSchool])

  return (
    <Block aria-labelledby={titleId}>
      <Stack $gap={3}>
        <Heading level={3} size="tiny" id={titleId}>
          {t('How we help')}
        </Heading>
        {showsPolicy && policy && <AiPolicyNotes policy={policy.policy} notes={policy.notes} />}
        <RadioGroup
          aria-label={t('How we help')}
          options={MODES.map(known => ({
            ...known,
            unavailable: known.value === 'DRAFT' && isCoachOnly,
          }))}
          value={mode}
          onValueChange={setChosen}
          reasonId={reasonId}
        />
        <div aria-live="polite">
          {policy && isCoachOnly && (
            <Text $size="small" $tone="soft" id={reasonId}>
              {t(
                '{university} accepts advice only, so no text is drafted for it. Coach mode takes no credit.',
                { university: policy.university },
              )}
            </Text>
          )}
          {policy && !isCoachOnly && policy.coachOnlySchools.length > 0 && mode === 'DRAFT' && (
            <Checkbox
              label={t('My programme is not part of {join}', { join: policy.coachOnlySchools.join(' or ') })}
              description={t(
                'They accept advice only. A text is drafted for other programmes of the university.',
              )}
              checked={isForOtherSchool}
              onChange={event => setOtherSchoolOf(event.currentTarget.checked ? policy.university : null)}
            />
          )}
          {showsPolicy && policy?.policy === 'DISCLOSE' && mode === 'DRAFT' && (
            <Text $size="small" $tone="soft">
              {t('A sentence that you could add: “{disclosureSentence}”', {
                disclosureSentence: DISCLOSURE_SENTENCE,
              })}
            </Text>
          )}
        </div>
      </Stack>
    </Block>
  )
}

import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  CountrySteps_application$data,
  CountrySteps_application$key,
} from '../../__generated__/CountrySteps_application.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { Banner, Checkbox, Heading, Stack, Text } from '../../design/index.ts'
import { t, words } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { sharedWords } from './TaskFacts.tsx'
import { useTickCountryStep } from './useApplicationChanges.ts'

const Steps = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  > li {
    padding: var(--space-2) 0;
    border-bottom: 1px solid var(--line);
  }

  small {
    display: block;
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
`

type Step = CountrySteps_application$data['countrySteps'][number]

const STAGES = words([
  { stage: 'APPLICATION', name: 'Before you apply' },
  { stage: 'VISA', name: 'For the visa, after an offer' },
] as const)

/** What the country asks of students from abroad, each step with its source. A tick counts for every application there. */
export function CountrySteps({ application }: { application: CountrySteps_application$key }) {
  const { id, countrySteps, university } = useFragment(
    graphql`
      fragment CountrySteps_application on Application {
        id
        countrySteps {
          key
          title
          detail
          stage
          source
          year
          isDone
          sharedWith
        }
        university {
          country
        }
      }
    `,
    application,
  )
  const { tick, isPending, refusal } = useTickCountryStep()
  if (countrySteps.length === 0) return null
  return (
    <section aria-labelledby="country-steps">
      <Stack $gap={3}>
        <Heading level={3} size="tiny" id="country-steps">
          {t('For {country}', { country: countryName(university.country) })}
        </Heading>
        {refusal && (
          <Banner tone="danger" announce>
            {refusalWords(refusal)}
          </Banner>
        )}
        {STAGES.map(({ stage, name }) => {
          const steps = countrySteps.filter(step => step.stage === stage)
          return (
            steps.length > 0 && (
              <Stack key={stage} $gap={2}>
                <Text $size="small" $tone="soft">
                  {name}
                </Text>
                <Steps>
                  {steps.map(step => (
                    <li key={step.key}>
                      <Checkbox
                        label={step.title}
                        description={<Detail step={step} />}
                        checked={step.isDone}
                        disabled={isPending}
                        onChange={event =>
                          void tick({
                            applicationId: id,
                            key: step.key,
                            isDone: event.currentTarget.checked,
                          })
                        }
                      />
                    </li>
                  ))}
                </Steps>
              </Stack>
            )
          )
        })}
        <Text $size="small" $tone="soft">
          {t(
            'What the sources say, not legal advice. The embassy and the university decide: check with them.',
          )}
        </Text>
      </Stack>
    </section>
  )
}

function Detail({ step: { detail, source, year, sharedWith } }: { step: Step }) {
  return (
    <>
      {detail} {sharedWith > 0 && `${sharedWords(sharedWith)}.`}
      <small>
        {t('Source: {source}', {
          source: source.includes(String(year)) ? source : `${source}, ${year}`,
        })}
      </small>
    </>
  )
}

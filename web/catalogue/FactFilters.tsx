import { FACT_FILTERS } from '../content/catalogue.ts'
import { Field, Select } from '../design/index.ts'
import { t } from '../language/language.ts'
import {
  budgetChoices,
  budgetOf,
  budgetValue,
  durationChoices,
  type FactSearch,
  intakeChoices,
  languageChoices,
  TEST_CHOICES,
} from './factFilter.ts'
import { shortMoney } from './yearCost.ts'

const numberOf = (text: string) => (text === '' ? null : Number(text))

/** The filters by facts, one field each: what a year costs, when it begins, language, duration and tests. */
export function FactFilters({
  facts,
  currency,
  onChange,
}: {
  facts: FactSearch
  /** The currency of the sums to choose from. */
  currency: string
  onChange: (changes: Partial<FactSearch>) => void
}) {
  const { budget, intake, language, duration, test } = facts
  return (
    <>
      <Field label={FACT_FILTERS.budget}>
        <Select
          placeholder={t('Any cost')}
          options={budgetChoices(currency, budget, shortMoney)}
          value={budgetValue(budget)}
          onChange={event => onChange({ budget: budgetOf(event.currentTarget.value) })}
        />
      </Field>
      <Field label={FACT_FILTERS.intake}>
        <Select
          placeholder={t('Any month')}
          options={intakeChoices()}
          value={intake ?? ''}
          onChange={event => onChange({ intake: numberOf(event.currentTarget.value) })}
        />
      </Field>
      <Field label={FACT_FILTERS.language}>
        <Select
          placeholder={t('Any language')}
          options={languageChoices()}
          value={language ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ language: languageChoices().find(choice => choice.value === value)?.value ?? null })
          }
        />
      </Field>
      <Field label={FACT_FILTERS.duration}>
        <Select
          placeholder={t('Any duration')}
          options={durationChoices()}
          value={duration ?? ''}
          onChange={event => onChange({ duration: numberOf(event.currentTarget.value) })}
        />
      </Field>
      <Field label={FACT_FILTERS.test}>
        <Select
          placeholder={t('Any test')}
          options={TEST_CHOICES}
          value={test ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ test: TEST_CHOICES.find(choice => choice.value === value)?.value ?? null })
          }
        />
      </Field>
    </>
  )
}

import { FactFilters } from '../../catalogue/FactFilters.tsx'
import { factCount } from '../../catalogue/factFilter.ts'
import { FACT_FILTERS } from '../../content/catalogue.ts'
import { TIER_ORDER, TIERS } from '../../content/matching.ts'
import { Button, Field, Select, Text } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { filterCount, type MatcherPlace, NO_FILTERS, toCountry } from './matcherAddress.ts'
import { FilterStack } from './matcherStyles.ts'

/** What of the list is shown: the country for both tabs, the rest for matches. */
export function MatchFilters({
  place,
  countries,
  currency,
  onChange,
}: {
  place: MatcherPlace
  countries: readonly { readonly code: string; readonly name: string }[]
  /** The currency of the costs to choose from. */
  currency: string
  onChange: (changes: Partial<MatcherPlace>) => void
}) {
  const count = filterCount(place)
  return (
    <FilterStack>
      <Field label={t('Country')}>
        <Select
          placeholder={t('All Countries')}
          value={place.country ?? ''}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={event => onChange({ country: toCountry(event.currentTarget.value) })}
        />
      </Field>
      {place.tab === 'matches' && (
        <>
          <Field label={t('Tier')}>
            <Select
              placeholder={t('All tiers')}
              value={place.tier ?? ''}
              options={TIER_ORDER.map(tier => ({ value: tier, label: TIERS[tier].name }))}
              onChange={({ currentTarget: { value } }) =>
                onChange({ tier: TIER_ORDER.find(tier => tier === value) ?? null })
              }
            />
          </Field>
          <FactFilters facts={place} currency={currency} onChange={onChange} />
          {factCount(place) > 0 && (
            <Text $size="small" $tone="soft">
              {FACT_FILTERS.unknown}
            </Text>
          )}
          {count > 0 && (
            <div>
              <Button size="small" onClick={() => onChange(NO_FILTERS)}>
                {plural(count, { one: 'Clear the filter', other: 'Clear all # filters' })}
              </Button>
            </div>
          )}
        </>
      )}
    </FilterStack>
  )
}

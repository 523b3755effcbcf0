import { Suspense, useId, useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import { Link, useRevalidator } from 'react-router-dom'
import type { universitiesRouteQuery } from '../../__generated__/universitiesRouteQuery.graphql.ts'
import { COUNTRIES } from '../../catalogue/countries.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { type FactSearch, factCount } from '../../catalogue/factFilter.ts'
import { FACT_FILTERS, UNIVERSITIES_PAGE } from '../../content/catalogue.ts'
import { Banner, Button, Field, Heading, Select, Text, TextInput } from '../../design/index.ts'
import { t, words } from '../../language/language.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { CatalogueResults } from './CatalogueResults.tsx'
import { CATALOGUE_ADDRESS, type CatalogueSearch } from './catalogueAddress.ts'
import { FactFields, FactFieldsWaiting } from './FactFields.tsx'
import { FieldSelect, FieldSelectWaiting } from './FieldSelect.tsx'
import { ResultsSkeleton } from './UniversitiesSkeleton.tsx'
import { Facts, Filter, Results, SearchPanel, Views, Words } from './universitiesStyles.ts'

const countryOptions = () => COUNTRIES.map(code => ({ value: code, label: countryName(code) }))

const DEGREES: readonly { value: CatalogueSearch['degree'] & string; label: string }[] = words([
  { value: 'masters', label: 'Masters' },
  { value: 'mba', label: 'MBA' },
])

const VIEWS = words([
  { show: 'UNIVERSITIES', name: 'Universities' },
  { show: 'PROGRAMS', name: 'Programmes' },
])

function ListFailed() {
  const { revalidate, state } = useRevalidator()
  return (
    <Banner
      tone="danger"
      announce
      title={UNIVERSITIES_PAGE.failed}
      action={
        <Button
          size="small"
          pending={state === 'loading'}
          pendingLabel={t('Loading...')}
          onClick={() => void revalidate()}
        >
          {t('Try again')}
        </Button>
      }
    >
      {t('Your search is kept.')}
    </Banner>
  )
}

/** The catalogue: looked through as one types, by university or by programme. */
export default function UniversitiesScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<universitiesRouteQuery>
}) {
  const { state: wanted, isBehind, set: look } = useAddress(CATALOGUE_ADDRESS)
  const isPrograms = wanted.show === 'PROGRAMS'
  const chooseField = (field: string) => look({ field })
  const waiting = <FieldSelectWaiting value={wanted.field} onChoose={chooseField} />
  const facts = { facts: wanted, onChange: (changes: Partial<FactSearch>) => look(changes) }
  const factsWaiting = <FactFieldsWaiting {...facts} />
  const chosenFacts = factCount(wanted)
  const [showsFacts, setShowsFacts] = useState(chosenFacts > 0)
  const factsId = useId()
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{UNIVERSITIES_PAGE.title}</Heading>
          <Text $tone="soft" $measure>
            {UNIVERSITIES_PAGE.lead}
          </Text>
        </div>
      </ScreenHead>
      <SearchPanel
        role="search"
        aria-label={t('The catalogue')}
        onSubmit={event => {
          event.preventDefault()
          look({})
        }}
      >
        <Words $beside={!isPrograms}>
          <Field label={isPrograms ? UNIVERSITIES_PAGE.searchPrograms : UNIVERSITIES_PAGE.searchUniversities}>
            <TextInput
              type="search"
              name="q"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              value={wanted.words}
              onChange={event => look({ words: event.target.value }, { isTyped: true })}
            />
          </Field>
        </Words>
        <Filter>
          <Field label={t('Country')}>
            <Select
              placeholder={t('All Countries')}
              options={countryOptions()}
              value={wanted.country}
              onChange={event => look({ country: COUNTRIES.find(code => code === event.target.value) ?? '' })}
            />
          </Field>
        </Filter>
        {isPrograms && (
          <>
            <Filter>
              <Field label={t('Degree')}>
                <Select
                  placeholder={t('All degrees')}
                  options={DEGREES}
                  value={wanted.degree}
                  onChange={event =>
                    look({ degree: DEGREES.find(({ value }) => value === event.target.value)?.value ?? '' })
                  }
                />
              </Field>
            </Filter>
            <Filter>
              <Field label={t('Field of study')}>
                <FaultBoundary attempt={queryRef} fallback={waiting}>
                  <Suspense fallback={waiting}>
                    <FieldSelect queryRef={queryRef} value={wanted.field} onChoose={chooseField} />
                  </Suspense>
                </FaultBoundary>
              </Field>
            </Filter>
            <Facts>
              <Button
                size="small"
                aria-expanded={showsFacts}
                aria-controls={factsId}
                onClick={() => setShowsFacts(!showsFacts)}
              >
                {chosenFacts > 0 ? t('More filters ({chosenFacts})', { chosenFacts }) : t('More filters')}
              </Button>
              <div id={factsId} hidden={!showsFacts}>
                <FaultBoundary attempt={queryRef} fallback={factsWaiting}>
                  <Suspense fallback={factsWaiting}>
                    <FactFields queryRef={queryRef} {...facts} />
                  </Suspense>
                </FaultBoundary>
              </div>
              {chosenFacts > 0 && (
                <Text $size="small" $tone="soft">
                  {FACT_FILTERS.unknown}
                </Text>
              )}
            </Facts>
          </>
        )}
      </SearchPanel>
      <div>
        <Views aria-label={t('What is listed')}>
          {VIEWS.map(({ show, name }) => (
            <Link
              key={show}
              to={{ search: CATALOGUE_ADDRESS.write({ ...wanted, show }).toString() }}
              preventScrollReset
              aria-current={wanted.show === show ? 'page' : undefined}
            >
              {name}
            </Link>
          ))}
        </Views>
      </div>
      <Results $isBehind={isBehind} aria-busy={isBehind}>
        <FaultBoundary attempt={queryRef} fallback={<ListFailed />}>
          <Suspense fallback={<ResultsSkeleton />}>
            <CatalogueResults queryRef={queryRef} sought={wanted} look={look} />
          </Suspense>
        </FaultBoundary>
      </Results>
    </ScreenPage>
  )
}

import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import type { UniversityScreen_query$key } from '../../__generated__/UniversityScreen_query.graphql.ts'
import type { UniversityScreen_university$key } from '../../__generated__/UniversityScreen_university.graphql.ts'
import universityQuery, {
  type universityRouteQuery,
} from '../../__generated__/universityRouteQuery.graphql.ts'
import { AiPolicyPanel } from '../../catalogue/AiPolicyPanel.tsx'
import { Breadcrumbs } from '../../catalogue/Breadcrumbs.tsx'
import { countryName } from '../../catalogue/countryName.ts'
import { NotInCatalogue } from '../../catalogue/NotInCatalogue.tsx'
import { UniversityPicture } from '../../catalogue/UniversityPicture.tsx'
import { type OwnMoney, useOwnMoney } from '../../catalogue/useOwnMoney.ts'
import {
  Column,
  EmptyState,
  Heading,
  MarginNote,
  Stack,
  Text,
  VisuallyHidden,
  WithMargin,
} from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { Funding } from './Funding.tsx'
import { MastersPrograms } from './MastersPrograms.tsx'
import { MbaPrograms } from './MbaPrograms.tsx'
import { ProgramSearchField } from './ProgramSearchField.tsx'
import { PROGRAM_ADDRESS } from './programSearch.ts'
import { UniversityFacts } from './UniversityFacts.tsx'
import { Banner, LocalName } from './universityStyles.ts'

/** From so many on, programmes are looked through rather than read. */
const MANY = 10

function Programs({
  query: queryRef,
  programCount,
}: {
  query: UniversityScreen_query$key
  programCount: number
}) {
  const programs = useFragment(
    graphql`
      fragment UniversityScreen_query on Query
      @argumentDefinitions(universityId: { type: "ID!" }, search: { type: "String" }) {
        found: programs(first: 1, filter: { universityId: $universityId, search: $search }) {
          totalCount
        }
        ...MastersPrograms_query @arguments(universityId: $universityId, search: $search)
        ...MbaPrograms_query @arguments(universityId: $universityId, search: $search)
      }
    `,
    queryRef,
  )
  const { totalCount } = programs.found
  const { state: wanted, isBehind, set } = useAddress(PROGRAM_ADDRESS)
  return (
    <Part aria-labelledby="programmes">
      <Heading level={2} id="programmes">
        {t('Programmes')}
      </Heading>
      {(programCount >= MANY || wanted.words !== '') && (
        <ProgramSearchField value={wanted.words} onChange={words => set({ words }, { isTyped: true })} />
      )}
      <VisuallyHidden role="status">
        {plural(totalCount, { one: '# programme', other: '# programmes' })}
      </VisuallyHidden>
      <Stack $gap={6} aria-busy={isBehind} style={{ opacity: isBehind ? 0.55 : 1 }}>
        {totalCount === 0 && (
          <EmptyState title={t('No programmes found')}>
            {programCount === 0
              ? t('None is listed that is beyond doubt. Check with the university.')
              : t('Try fewer words, or a part of the name.')}
          </EmptyState>
        )}
        <MastersPrograms query={programs} />
        <MbaPrograms query={programs} />
      </Stack>
    </Part>
  )
}

function University({
  university: universityRef,
  query,
  money,
}: {
  university: UniversityScreen_university$key
  query: UniversityScreen_query$key
  money: OwnMoney
}) {
  const university = useFragment(
    graphql`
      fragment UniversityScreen_university on University {
        name
        localName
        country
        city
        imageUrl
        description
        programCount
        source
        ...UniversityFacts_university
        ...AiPolicyPanel_university
        ...Funding_university
      }
    `,
    universityRef,
  )
  const { name, localName, country, city, imageUrl, description, programCount, source } = university
  return (
    <ScreenPage>
      <Breadcrumbs steps={[{ name: t('Universities'), href: '/universities' }]} />
      <Banner>
        {imageUrl == null ? <UniversityPicture name={name} shape="banner" /> : <img src={imageUrl} alt="" />}
      </Banner>
      <ScreenHead>
        <div>
          <Heading level={1}>{name}</Heading>
          {localName && <LocalName>{localName}</LocalName>}
          <Text $tone="soft">
            {city}, {countryName(country)}
          </Text>
        </div>
      </ScreenHead>
      <WithMargin $gap={6}>
        <Stack $gap={5}>
          <Text $size="lead" $measure>
            {description}
          </Text>
          <UniversityFacts university={university} money={money} />
        </Stack>
        <Stack $gap={6}>
          <AiPolicyPanel university={university} />
          <MarginNote label={t('What is listed')}>
            {t(
              'That a programme is listed says that it exists, not that it admits this year. Name and city: {source}.',
              { source },
            )}
          </MarginNote>
        </Stack>
      </WithMargin>
      <Column>
        <Stack $gap={7}>
          <Programs query={query} programCount={programCount} />
          <Funding university={university} />
        </Stack>
      </Column>
    </ScreenPage>
  )
}

/** One university: its facts with their basis, and its programmes. */
export default function UniversityScreen({ queryRef }: { queryRef: PreloadedQuery<universityRouteQuery> }) {
  const answer = usePreloadedQuery<universityRouteQuery>(universityQuery, queryRef)
  const university = answer.university?.asUniversity
  const money = useOwnMoney(answer)
  if (!university) return <NotInCatalogue what="university" />
  return <University university={university} query={answer} money={money} />
}

import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ProgramScreen_program$key } from '../../__generated__/ProgramScreen_program.graphql.ts'
import type { ProgramScreen_query$key } from '../../__generated__/ProgramScreen_query.graphql.ts'
import programQuery, { type programRouteQuery } from '../../__generated__/programRouteQuery.graphql.ts'
import { AiPolicyPanel } from '../../catalogue/AiPolicyPanel.tsx'
import { Breadcrumbs } from '../../catalogue/Breadcrumbs.tsx'
import { countryName } from '../../catalogue/countryName.ts'
import { NotInCatalogue } from '../../catalogue/NotInCatalogue.tsx'
import { UniversityPicture } from '../../catalogue/UniversityPicture.tsx'
import {
  Column,
  Heading,
  LinkButton,
  MarginNote,
  Stack,
  Text,
  TextLink,
  WithMargin,
} from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Part, ScreenPage } from '../../routing/ScreenPage.ts'
import { ApplicationButton } from '../../shortlist/ApplicationButton.tsx'
import { ShortlistButton } from '../../shortlist/ShortlistButton.tsx'
import { CostTable } from './CostTable.tsx'
import { HowItFits } from './HowItFits.tsx'
import { ProgramFacts } from './ProgramFacts.tsx'
import { Actions, Head, Picture } from './programStyles.ts'

function Program({
  program: programRef,
  query: queryRef,
}: {
  program: ProgramScreen_program$key
  query: ProgramScreen_query$key
}) {
  const program = useFragment(
    graphql`
      fragment ProgramScreen_program on Program {
        name
        university {
          databaseId
          name
          city
          country
          ...AiPolicyPanel_university
        }
        ...CostTable_program
        ...HowItFits_program
        ...ProgramFacts_program
        ...ShortlistButton_program
        ...ApplicationButton_program
      }
    `,
    programRef,
  )
  const query = useFragment(
    graphql`
      fragment ProgramScreen_query on Query {
        ...HowItFits_query
        ...CostTable_query
      }
    `,
    queryRef,
  )
  const { name, university } = program
  const home = `/universities/${university.databaseId}`
  const target = new URLSearchParams({ course: name, university: university.name })
  return (
    <ScreenPage>
      <Breadcrumbs
        steps={[
          { name: t('Universities'), href: '/universities' },
          { name: university.name, href: home },
        ]}
      />
      <Head>
        <div>
          <Heading level={1}>{name}</Heading>
          <Text $tone="soft">
            <TextLink as={Link} to={home}>
              {university.name}
            </TextLink>
            , {university.city}, {countryName(university.country)}
          </Text>
        </div>
        <Picture>
          <UniversityPicture name={university.name} shape="stamp" />
        </Picture>
      </Head>
      <Actions>
        <LinkButton as={Link} to={`/document-generator?${target}`} variant="primary">
          {t('Generate Documents')}
        </LinkButton>
        <ShortlistButton program={program} />
        <ApplicationButton program={program} />
      </Actions>
      <Column>
        <HowItFits program={program} query={query} />
      </Column>
      <WithMargin $gap={6}>
        <Part aria-labelledby="facts">
          <Heading level={2} size="small" id="facts">
            {t('What is known')}
          </Heading>
          <ProgramFacts program={program} />
        </Part>
        <Stack $gap={6}>
          <AiPolicyPanel university={university} />
          <MarginNote label={t('Before you rely on it')}>
            {t(
              'That a programme is listed says that it exists, not that it admits this year. Fees, days and requirements change: its own page decides.',
            )}
          </MarginNote>
          {university.country !== 'INDIA' && (
            <MarginNote label={t('Help with paying')}>
              <TextLink as={Link} to={`/scholarships?country=${university.country}`}>
                {t('Scholarships for {country}', { country: countryName(university.country) })}
              </TextLink>
            </MarginNote>
          )}
        </Stack>
      </WithMargin>
      <Column>
        <CostTable program={program} query={query} />
      </Column>
    </ScreenPage>
  )
}

/** One programme: its fit, its facts with their basis, and its cost. */
export default function ProgramScreen({ queryRef }: { queryRef: PreloadedQuery<programRouteQuery> }) {
  const answer = usePreloadedQuery<programRouteQuery>(programQuery, queryRef)
  const program = answer.program?.asProgram
  if (!program) return <NotInCatalogue what="programme" />
  return <Program program={program} query={answer} />
}

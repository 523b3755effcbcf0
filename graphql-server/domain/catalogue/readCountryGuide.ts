import type { CountryIntake, GuideNote, LivingCost } from '../../generated/prisma/client.ts'
import type { Country } from '../../generated/prisma/enums.ts'
import type { AppContext } from '../appContext.ts'
import { type CatalogueReach, within } from './policy.ts'
import { type DegreeSummary, type FieldGroupSummary, summarisePrograms } from './summarisePrograms.ts'

/** What a month costs in a city, with the universities that the viewer sees there. */
export type CityCost = Pick<
  LivingCost,
  'city' | 'amountMonth' | 'rentMonth' | 'currency' | 'year' | 'basis' | 'source'
> & { universities: number }

/** What is known of studying in a country. */
export type CountryGuide = {
  country: Country
  notes: GuideNote[]
  intake: CountryIntake | null
  degrees: DegreeSummary[]
  fieldGroups: FieldGroupSummary[]
  /** The country's median first, without a city; then the cities with most universities. */
  cities: CityCost[]
}

const MOST_CITIES = 12

/**
 * Reads the guide of a country. Figures are counted from the whole catalogue, whoever asks; what leads to programmes
 * and universities, from those that the viewer may see. Six statements.
 */
export async function readCountryGuide({
  app: {
    database: { prisma },
  },
  reach,
  country,
}: {
  app: Pick<AppContext, 'database'>
  reach: CatalogueReach
  country: Country
}): Promise<CountryGuide> {
  const listed = { country, isListed: true }
  const [notes, intake, programs, costs, all, visible] = await Promise.all([
    prisma.guideNote.findMany({ where: { country }, orderBy: { id: 'asc' } }),
    prisma.countryIntake.findUnique({ where: { country } }),
    prisma.program.findMany({
      where: listed,
      select: {
        field: true,
        degreeType: true,
        tuitionYearUsd: true,
        tuitionBasis: true,
        minimumIelts: true,
        minimumToefl: true,
        testPolicy: true,
        usualDeadlines: true,
        isSample: true,
      },
    }),
    prisma.livingCost.findMany({ where: { country } }),
    prisma.university.groupBy({ by: ['livingCostId'], where: listed, _count: { _all: true } }),
    prisma.university.groupBy({
      by: ['livingCostId'],
      where: { country, ...within(reach) },
      _count: { _all: true },
    }),
  ])
  const countOf = (counts: typeof all, id: number) =>
    counts.find(({ livingCostId }) => livingCostId === id)?._count._all ?? 0
  const cities = costs
    .filter(({ id, city }) => city !== null && countOf(all, id) > 0)
    .sort(
      (one, other) =>
        countOf(all, other.id) - countOf(all, one.id) || (one.city ?? '').localeCompare(other.city ?? ''),
    )
    .slice(0, MOST_CITIES)
  return {
    country,
    notes,
    intake,
    ...summarisePrograms(
      programs.map(program => ({ ...program, isVisible: reach === 'ALL' || program.isSample })),
    ),
    cities: [...costs.filter(({ city }) => city === null), ...cities].map(cost => ({
      ...cost,
      universities: countOf(visible, cost.id),
    })),
  }
}

import type { ProofOfFunds, Scholarship } from '../../generated/prisma/client.ts'
import type { Country, PlanCode, Role } from '../../generated/prisma/enums.ts'
import type { AppContext, Viewer } from '../appContext.ts'
import { entitlementsOf } from '../billing/entitlements.ts'

/** Scholarships as a viewer may see them. Everybody sees how many there are. */
export type VisibleScholarships = {
  totalCount: number
  /** Whether the plan includes them. Where it does not, `items` are those that governments pay. */
  isIncluded: boolean
  items: readonly Scholarship[]
}

/** Whether a viewer sees each scholarship. */
export function seesScholarships(person: { role: Role; plan: PlanCode } | null): boolean {
  return entitlementsOf(person).scholarships
}

/**
 * The scholarships for studying in each of these countries, by name. Those that name no country are for studying
 * abroad from India, in any country.
 */
export async function readScholarships({
  app,
  viewer,
  countries,
}: {
  app: AppContext
  viewer: Viewer | null
  countries: readonly Country[]
}): Promise<ReadonlyMap<Country, VisibleScholarships>> {
  const { prisma } = app.database
  const [person, all] = await Promise.all([
    viewer && prisma.user.findUnique({ where: { id: viewer.userId }, select: { plan: true, role: true } }),
    prisma.scholarship.findMany({ orderBy: [{ name: 'asc' }, { id: 'asc' }] }),
  ])
  const isIncluded = seesScholarships(person)
  return new Map(
    countries.map(country => {
      const items = all.filter(scholarship =>
        scholarship.countries.length === 0 ? country !== 'INDIA' : scholarship.countries.includes(country),
      )
      return [
        country,
        {
          totalCount: items.length,
          isIncluded,
          items: isIncluded ? items : items.filter(({ isPublic }) => isPublic),
        },
      ]
    }),
  )
}

const EARLIER = / \(earlier figure\)$/

/** Whether a newer sum has replaced this one. */
export function isSuperseded({ what }: { what: string }): boolean {
  return EARLIER.test(what)
}

/** The sums that a student visa of each of these countries asks to be shown, the newest first. */
export async function readProofOfFunds({
  app,
  countries,
}: {
  app: AppContext
  countries: readonly Country[]
}): Promise<ReadonlyMap<Country, readonly ProofOfFunds[]>> {
  const rows = await app.database.prisma.proofOfFunds.findMany({
    where: { country: { in: [...countries] } },
    orderBy: [{ validFrom: { sort: 'desc', nulls: 'last' } }, { id: 'asc' }],
  })
  return new Map(countries.map(country => [country, rows.filter(row => row.country === country)]))
}

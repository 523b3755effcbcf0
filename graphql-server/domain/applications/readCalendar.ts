import type { AppContext } from '../appContext.ts'
import { PLANS } from '../billing/entitlements.ts'
import { hashOfToken } from '../secretToken.ts'
import { composeCalendar } from './calendarFeed.ts'
import { dayOf } from './days.ts'

/** The calendar of a secret address; null for an unknown or removed address. */
export async function readCalendar({
  app,
  token,
}: {
  app: AppContext
  token: string
}): Promise<string | null> {
  const tokenHash = hashOfToken(token)
  if (tokenHash === null) return null
  const feed = await app.database.prisma.calendarFeed.findUnique({
    where: { tokenHash },
    select: {
      user: {
        select: {
          plan: true,
          applications: {
            where: { deletedAt: null, deadline: { not: null } },
            orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
            include: {
              tasks: { orderBy: [{ place: 'asc' }, { id: 'asc' }] },
              program: { select: { name: true, university: { select: { name: true } } } },
            },
          },
        },
      },
    },
  })
  if (!feed) return null
  const { plan, applications } = feed.user
  return composeCalendar({
    applications,
    kind: PLANS[plan].timeline,
    today: dayOf(app.now()),
    publicUrl: app.settings.publicUrl,
  })
}

import type { AppContext } from '../appContext.ts'
import { PLANS } from '../billing/entitlements.ts'
import { hashOfToken } from '../secretToken.ts'
import { composeCalendar } from './calendarFeed.ts'
import { checkTasks } from './checkTasks.ts'
import { dayOf } from './days.ts'
import { readApplicant } from './readApplicant.ts'

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
          id: true,
          plan: true,
          applications: {
            where: { deletedAt: null, deadline: { not: null } },
            orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
            include: {
              tasks: { orderBy: [{ place: 'asc' }, { id: 'asc' }] },
              program: { select: { name: true, university: true } },
            },
          },
        },
      },
    },
  })
  if (!feed) return null
  const { id: userId, plan, applications } = feed.user
  const applicant = await readApplicant({ app, userId })
  return composeCalendar({
    applications: applications.map(application => ({
      ...application,
      tasks: checkTasks({
        tasks: application.tasks,
        applicationId: application.id,
        university: application.program.university,
        applicant,
      }),
    })),
    kind: PLANS[plan].timeline,
    today: dayOf(app.now()),
    publicUrl: app.settings.publicUrl,
  })
}

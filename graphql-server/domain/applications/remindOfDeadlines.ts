import type { Prisma } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext } from '../appContext.ts'
import { queueMail } from '../mail/queueMail.ts'
import { columnOf, type Day, dayOf, daysAfter, daysFrom } from './days.ts'
import { STILL_TO_APPLY } from './policy.ts'
import { type DueApplication, writeReminder } from './writeReminder.ts'

/** How many days before a deadline somebody is reminded of it, the longest first. */
export const REMINDED_BEFORE = [14, 7, 2] as const
const KIND = 'deadline-reminder'

/**
 * Puts a mail in the outbox for everybody with a deadline in 14, 7 or 2 days, or fewer where nobody looked that day:
 * one mail a person and day, with all deadlines that are due to be mentioned. A deadline is mentioned once for each
 * distance, however many processes look and however often; when the day is moved, it counts anew. Whoever wants no
 * reminders gets none.
 */
export async function remindOfDeadlines({
  app,
  stopping,
}: {
  app: AppContext
  /** Once aborted, nobody else is looked at; the next look goes on. */
  stopping?: AbortSignal
}): Promise<void> {
  for (const userId of await findPeople(app)) {
    if (stopping?.aborted) return
    await remindPerson(app, userId).catch((error: unknown) =>
      // One person's fault is not the next one's; the next look tries again.
      app.log.warn({ err: error, userId }, 'a reminder could not be written'),
    )
  }
}

/** Who may have a deadline to be mentioned; looked at again under their lock. */
async function findPeople({ database, now }: AppContext): Promise<number[]> {
  const today = dayOf(now())
  const people = await database.prisma.$queryRaw<{ userId: number }[]>`
    SELECT DISTINCT application."userId"
    FROM "Application" AS application
    JOIN "User" AS person ON person."id" = application."userId"
    WHERE person."wantsReminders"
      AND application."deletedAt" IS NULL
      AND application."status" = ANY(${[...STILL_TO_APPLY]}::"ApplicationStatus"[])
      AND application."deadline" BETWEEN ${today}::date AND ${today}::date + ${REMINDED_BEFORE[0]}::int
      AND NOT EXISTS (
        SELECT FROM "ApplicationReminder" AS reminder
        WHERE reminder."applicationId" = application."id"
          AND reminder."deadline" = application."deadline"
          AND reminder."daysBefore" = (
            SELECT min(distance) FROM unnest(${[...REMINDED_BEFORE]}::int[]) AS distance
            WHERE application."deadline" - ${today}::date <= distance
          )
      )
      AND NOT EXISTS (
        SELECT FROM "Mail" AS mail
        WHERE mail."userId" = application."userId" AND mail."kind" = ${KIND}
          AND mail."createdAt" >= ${`${today}T00:00:00Z`}::timestamptz
      )
    ORDER BY application."userId"`
  return people.map(({ userId }) => userId)
}

async function remindPerson(app: AppContext, userId: number): Promise<void> {
  const today = dayOf(app.now())
  await app.database.prisma.$transaction(async tx => {
    // Another process that looks at the same moment waits here, and then finds the reminders written.
    await lockUser(tx, userId)
    const person = await tx.user.findUnique({ where: { id: userId }, select: personWithDeadlines(today) })
    if (!person?.wantsReminders || person.mails.length > 0) return
    const due = person.applications.flatMap((application): DueApplication[] => {
      const { deadline } = application
      if (deadline === null) return []
      const daysBefore = distanceOf(daysFrom(today, dayOf(deadline)))
      const isMentioned = application.reminders.some(
        reminder => reminder.daysBefore === daysBefore && reminder.deadline.getTime() === deadline.getTime(),
      )
      return isMentioned ? [] : [{ ...application, deadline, daysBefore }]
    })
    if (due.length === 0) return
    await tx.applicationReminder.createMany({
      data: due.map(({ id, deadline, daysBefore }) => ({
        applicationId: id,
        deadline,
        daysBefore,
        createdAt: app.now(),
      })),
    })
    await queueMail({
      app,
      within: tx,
      userId,
      toAddress: person.email,
      kind: KIND,
      ...writeReminder({ fullName: person.fullName, due, today, publicUrl: app.settings.publicUrl }),
    })
  })
}

function personWithDeadlines(today: Day) {
  return {
    email: true,
    fullName: true,
    wantsReminders: true,
    mails: { where: { kind: KIND, createdAt: { gte: columnOf(today) } }, select: { id: true }, take: 1 },
    applications: {
      where: {
        deletedAt: null,
        status: { in: [...STILL_TO_APPLY] },
        deadline: { gte: columnOf(today), lte: columnOf(daysAfter(today, REMINDED_BEFORE[0])) },
      },
      orderBy: [{ deadline: 'asc' }, { id: 'asc' }],
      include: {
        reminders: true,
        tasks: { where: { doneAt: null }, orderBy: [{ place: 'asc' }, { id: 'asc' }] },
        program: { select: { name: true, university: { select: { name: true } } } },
      },
    },
  } satisfies Prisma.UserSelect
}

/** The shortest of the distances that a deadline is within. */
function distanceOf(daysLeft: number): number {
  return Math.min(...REMINDED_BEFORE.filter(distance => daysLeft <= distance))
}

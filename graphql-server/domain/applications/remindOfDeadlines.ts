import type { Prisma } from '../../generated/prisma/client.ts'
import { lockUser } from '../accounts/lockUser.ts'
import type { AppContext } from '../appContext.ts'
import { queueMail } from '../mail/queueMail.ts'
import { mailWords } from '../mail/words.ts'
import { checkTasks } from './checkTasks.ts'
import { columnOf, type Day, dayOf, daysAfter, daysFrom } from './days.ts'
import { STILL_TO_APPLY } from './policy.ts'
import { readApplicant } from './readApplicant.ts'
import { type DueApplication, writeReminder } from './writeReminder.ts'

/** How many days before a deadline a reminder is sent, the longest first. */
export const REMINDED_BEFORE = [14, 7, 2] as const
const KIND = 'deadline-reminder'

/**
 * Queues a mail for each person with a deadline in 14, 7 or 2 days, or in fewer if no run happened on that day: one
 * mail per person and day, with all deadlines that are due. A deadline is mentioned once per distance, however many
 * processes run. A changed day counts anew. People who turned reminders off get none.
 */
export async function remindOfDeadlines({
  app,
  stopping,
}: {
  app: AppContext
  /** Once aborted, no further person is handled; the next run continues. */
  stopping?: AbortSignal
}): Promise<void> {
  for (const userId of await findPeople(app)) {
    if (stopping?.aborted) return
    await remindPerson(app, userId).catch((error: unknown) =>
      // One person's failure does not stop the others; the next run retries.
      app.log.warn({ err: error, userId }, 'a reminder could not be written'),
    )
  }
}

/** People who may have a deadline to be mentioned. Each is checked again under the lock. */
async function findPeople({ database, now }: AppContext): Promise<number[]> {
  const today = dayOf(now())
  const people = await database.prisma.$queryRaw<{ userId: number }[]>`
    SELECT DISTINCT application."userId"
    FROM "Application" AS application
    JOIN "User" AS person ON person."id" = application."userId"
    WHERE person."wantsReminders" AND person."emailRefusedAt" IS NULL
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
    // A simultaneous run waits here and then finds the reminders written.
    await lockUser(tx, userId)
    const person = await tx.user.findUnique({ where: { id: userId }, select: personWithDeadlines(today) })
    if (!person?.wantsReminders || person.emailRefusedAt !== null || person.mails.length > 0) return
    const due = person.applications.flatMap(application => {
      const { deadline } = application
      if (deadline === null) return []
      const daysBefore = distanceOf(daysFrom(today, dayOf(deadline)))
      const isMentioned = application.reminders.some(
        reminder => reminder.daysBefore === daysBefore && reminder.deadline.getTime() === deadline.getTime(),
      )
      return isMentioned ? [] : [{ ...application, deadline, daysBefore }]
    })
    if (due.length === 0) return
    const applicant = await readApplicant({ app, within: tx, userId })
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
      ...writeReminder({
        words: mailWords(person.mailLanguage),
        fullName: person.fullName,
        due: due.map(
          ({ tasks, ...application }): DueApplication => ({
            ...application,
            tasks: checkTasks({
              tasks,
              applicationId: application.id,
              university: application.program.university,
              applicant,
            }).filter(({ isDone }) => !isDone),
          }),
        ),
        today,
        publicUrl: app.settings.publicUrl,
      }),
    })
  })
}

function personWithDeadlines(today: Day) {
  return {
    email: true,
    fullName: true,
    mailLanguage: true,
    wantsReminders: true,
    emailRefusedAt: true,
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
        tasks: { orderBy: [{ place: 'asc' }, { id: 'asc' }] },
        program: { select: { name: true, university: true } },
      },
    },
  } satisfies Prisma.UserSelect
}

/** The shortest distance that a deadline is within. */
function distanceOf(daysLeft: number): number {
  return Math.min(...REMINDED_BEFORE.filter(distance => daysLeft <= distance))
}

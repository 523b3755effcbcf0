import type { AppContext } from '../../appContext.ts'

/** A university's statement that it does not accept letters which applicants drafted. */
export type LetterPolicy = { university: string; summary: string; source: string; year: number }

/**
 * What the named university says against letters that applicants drafted; null where the catalogue knows of nothing. A
 * note counts that is about references or letters and allows coaching only.
 */
export async function readLetterPolicy({
  app,
  university,
}: {
  app: AppContext
  university: string | null
}): Promise<LetterPolicy | null> {
  if (university === null) return null
  const note = await app.database.prisma.aiPolicyNote.findFirst({
    where: {
      policy: 'COACH_ONLY',
      OR: [
        { appliesTo: { contains: 'reference', mode: 'insensitive' } },
        { appliesTo: { contains: 'letter', mode: 'insensitive' } },
      ],
      university: {
        OR: [{ name: { equals: university, mode: 'insensitive' } }, { otherNames: { has: university } }],
      },
    },
    orderBy: { id: 'asc' },
    select: { summary: true, source: true, year: true, university: { select: { name: true } } },
  })
  if (note === null || note.university === null) return null
  return {
    university: note.university.name,
    summary: note.summary,
    source: note.source,
    year: note.year,
  }
}

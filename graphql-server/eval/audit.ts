/** The audit: two readers look for claims in a text that nobody stated. */
import { join } from 'node:path'
import { z } from 'zod'
import { countWords } from '../domain/documents/writing/plainText.ts'
import type { AnswerToRead } from './answersToRead.ts'
import { digest, namesIn, readForm, writeFormOnce } from './packFolder.ts'
import type { Subject } from './pairs.ts'
import { table } from './table.ts'

const CLAIM_KINDS = ['AGENT', 'NUMBER', 'CREDENTIAL', 'OTHER'] as const

const auditSheet = z.strictObject({
  task: z.string(),
  text: z.string(),
  sentences: z.array(z.strictObject({ number: z.int(), says: z.string() })),
  told: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  /** Null until the text was read; empty where it claims nothing that was not told. */
  claims: z
    .array(
      z.strictObject({
        sentence: z.int().min(1),
        words: z.string().min(1),
        kind: z.enum(CLAIM_KINDS),
        degree: z.enum(['CLEAR', 'MILD']),
      }),
    )
    .nullable(),
})

const auditKey = z.strictObject({ person: z.string(), label: z.string() })

const TASK =
  'Compare each sentence with what was told. Put into claims, one by one, each claim that nothing told states or ' +
  'entails: {"sentence": number, "words": the claim, "kind": AGENT (somebody else did it), NUMBER (number, unit or ' +
  'date), CREDENTIAL (degree, post, prize, membership) or OTHER (reason, lesson, feeling, result, generalisation), ' +
  '"degree": CLEAR (a reader would learn something untrue or unknown) or MILD (a shade)}. Where there is none, put [].'

/** Writes the sheet of one text for one reader. */
export async function writeAudit({
  folder,
  reader,
  person,
  subject: { label, text },
  told,
}: {
  folder: string
  reader: string
  person: string
  subject: Subject
  told: readonly AnswerToRead[]
}): Promise<void> {
  const id = digest('audit', reader, person, label, text).slice(0, 10)
  await writeFormOnce(join(folder, 'keys', `audit-${reader}`, `${id}.json`), { person, label })
  await writeFormOnce(join(folder, 'audit', reader, `${id}.json`), {
    task: TASK,
    text: id,
    sentences: text
      .split(/(?<=[.!?]['’”"]?)\s+|\n+/u)
      .filter(says => says !== '')
      .map((says, index) => ({ number: index + 1, says })),
    told,
    claims: null,
  })
}

/** A text that a reader has audited. */
export type Audited = {
  label: string
  words: number
  claims: NonNullable<z.infer<typeof auditSheet>['claims']>
}

/** The audited texts of some readers, and how many wait for them. */
export async function readAudits(
  folder: string,
  readers: readonly string[],
): Promise<{ audited: Audited[]; waiting: number }> {
  const audited: Audited[] = []
  let waiting = 0
  for (const reader of readers)
    for (const id of await namesIn(join(folder, 'audit', reader), '.json')) {
      const sheet = await readForm(join(folder, 'audit', reader, `${id}.json`), auditSheet)
      const key = await readForm(join(folder, 'keys', `audit-${reader}`, `${id}.json`), auditKey)
      if (key === null) throw new Error(`Audit ${id} of ${reader} has no key`)
      if (sheet === null || sheet.claims === null) waiting += 1
      else
        audited.push({
          label: key.label,
          words: countWords(sheet.sentences.map(({ says }) => says).join(' ')),
          claims: sheet.claims,
        })
    }
  return { audited, waiting }
}

/** Claims in 1,000 words by writer. A wrong agent, number or credential fails a release. */
export function tableOfAudits(audits: readonly Audited[]): string {
  const labels = [...new Set(audits.map(({ label }) => label))].sort()
  const rows = labels.map(label => {
    const own = audits.filter(audit => audit.label === label)
    const words = own.reduce((sum, audit) => sum + audit.words, 0)
    const claims = own.flatMap(audit => audit.claims)
    const per1000 = (count: number) => (words === 0 ? '-' : ((count / words) * 1000).toFixed(1))
    const failing = claims.filter(({ kind }) => kind !== 'OTHER').length
    return [
      label,
      String(own.length),
      per1000(claims.length),
      per1000(claims.filter(({ degree }) => degree === 'CLEAR').length),
      per1000(claims.filter(({ degree }) => degree === 'MILD').length),
      ...CLAIM_KINDS.map(kind => String(claims.filter(claim => claim.kind === kind).length)),
      failing === 0 ? '' : 'fails',
    ]
  })
  const head = ['Text by', 'read', 'claims in 1,000 words', 'clear', 'mild']
  return table([[...head, ...CLAIM_KINDS.map(kind => kind.toLowerCase()), ''], ...rows])
}

import { composeDraft } from '/work/main/graphql-server/domain/documents/writing/composeDraft.ts'
import {
  PERSON_NAMES,
  requestOf,
} from '/work/main/graphql-server/domain/documents/writing/people.test-fixtures.ts'
import { usableWords } from '/work/main/graphql-server/domain/documents/writing/usableWords.ts'

const [who, tone] = process.argv.slice(2)
for (const name of PERSON_NAMES) {
  if (who && who !== 'all' && !who.split(',').includes(name)) continue
  for (const t of tone ? tone.split(',') : ['formal-warm']) {
    const r = requestOf(name, { tone: t })
    const at = performance.now()
    const d = composeDraft(r)
    console.log(
      `\n######## ${name} ${t}: ${d.wordCount} of ${d.targetWords}; usable ${usableWords(r.answers)}; ${(performance.now() - at).toFixed(0)} ms`,
    )
    for (const p of d.text.paragraphs) {
      console.log(`\n[${p.job}: ${p.title}]`)
      console.log(p.sentences.map(s => s.text).join(' '))
    }
    if (process.argv[4]) console.log(d.advice)
  }
}

import { composeDraft } from '../composeDraft.ts'
import { planDocument } from '../plan.ts'
import { PERSON_NAMES, requestOf } from '../people.test-fixtures.ts'
import { ESSAY_NAMES, essayRequestOf } from '../essayPeople.test-fixtures.ts'
import { LETTER_NAMES, letterRequest } from '../letters.test-fixtures.ts'
import { SOP_WIZARD_NAMES, sopWizardRequestOf } from '../sopWizardPeople.test-fixtures.ts'
import { materialFor } from './material.ts'
import { ground, isCarried } from './groundSentence.ts'
import { targetOf } from '../target.ts'
const all = [...PERSON_NAMES.map(n=>requestOf(n)), ...ESSAY_NAMES.map(n=>essayRequestOf(n)), ...LETTER_NAMES.map(n=>letterRequest(n)), ...SOP_WIZARD_NAMES.map(n=>sopWizardRequestOf(n))]
let total=0, bad=0, carried=0, paras=0, ms=0
for (const request of all) {
  const plan = planDocument(request)
  paras += plan.paragraphs.length
  const draft = composeDraft(request)
  for (const p of draft.text.paragraphs) {
    if (p.job==='salutation'||p.job==='signature') continue
    const planned = plan.paragraphs.find(q=>q.title===p.title && q.job===p.job)
    if (!planned) continue
    const t0=performance.now()
    const material = materialFor(request, planned)
    const target = targetOf(request)
    const on = { answers: material.answers, also: [target.course,target.university,material.student?.name??''].filter(Boolean) }
    for (const s of p.sentences) {
      total++
      const g = ground({ text: s.text, keys: s.sources.map(x=>x.key) }, on)
      if (isCarried(g,on)) carried++
      if (g.complaints.length) { bad++; console.log(request.type, p.job, '|', s.text, '|', g.complaints.map(c=>c.reason).join(' ; ')) }
    }
    ms += performance.now()-t0
  }
}
console.log({ total, bad, carried, docs: all.length, paras, msPerDoc: ms/all.length })

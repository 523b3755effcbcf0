/** The quick essay: eight answers and a prompt, which may name the length. */
import type { EssayQuickKey } from '../../../questionnaires/essayQuick.ts'
import { proseOf } from '../usableWords.ts'
import { chooseEssay, type EssayMaterial, essayTypeOf } from './essay.ts'
import { ESSAY_QUICK_COUNSEL } from './essayCounsel.ts'
import type { WritingForm } from './form.ts'

const MATERIALS: readonly EssayMaterial<EssayQuickKey>[] = [
  ['personalStory', 'SCENE', 'The story at the centre'],
  ['challengesOvercome', 'SCENE', 'What stood in the way, and what was done'],
  ['leadershipExperience', 'SCENE', 'A time when others followed'],
  ['uniquePerspective', 'INTEREST', 'What others pass by, and where it was learned'],
  ['passionsInterests', 'INTEREST', 'What the time goes to'],
  ['growthExperiences', 'REFLECTION', 'What changed'],
  ['diversityContribution', 'AHEAD', 'What a class would gain'],
  ['futureImpact', 'AHEAD', 'Where it leads'],
]

export const essayQuickForm: WritingForm<EssayQuickKey> = {
  lengthKey: null,
  toneKey: null,
  promptKey: 'essayPrompt',
  defaultWords: 650,
  tones: ['personal'],
  defaultTone: 'personal',
  application: ({ answers }) => essayTypeOf(undefined, proseOf(answers.essayPrompt)) === 'why-school',
  onlyWhile: [],
  standIns: [],
  counsel: ESSAY_QUICK_COUNSEL,
  sections: (request, targetWords) => {
    const prompt = proseOf(request.answers.essayPrompt)
    return chooseEssay({
      request,
      asked: prompt,
      type: essayTypeOf(undefined, prompt),
      tone: 'personal',
      inFront: new Set(),
      targetWords,
      materials: MATERIALS,
    })
  },
}

import { listOf } from '../../format/lists.ts'
import { words } from '../../language/language.ts'

/** What the profile knows that the quick form does not ask. */
type ProfileBackground = {
  academicBackground: string
  workExperience: string
  studyInterests: string
}

type BackgroundAnswer = { key: string; value: { text: string } }

const WORDS: Readonly<Record<string, string>> = words({
  academicBackground: 'your academic background',
  professionalExperience: 'your work experience',
  programInterest: 'your study interests',
})

/** The profile as background answers, which the questionnaire accepts without an input of their own. */
export function backgroundAnswers(profile: ProfileBackground | null | undefined): BackgroundAnswer[] {
  if (!profile) return []
  const background = [
    { key: 'academicBackground', text: profile.academicBackground },
    { key: 'professionalExperience', text: profile.workExperience },
    { key: 'programInterest', text: profile.studyInterests },
  ]
  return background
    .filter(({ text }) => text.trim() !== '')
    .map(({ key, text }) => ({ key, value: { text } }))
}

/** What of the profile the answers hold, in words. */
export function backgroundWords(answers: readonly BackgroundAnswer[]): string {
  return listOf(answers.map(({ key }) => WORDS[key] ?? key))
}

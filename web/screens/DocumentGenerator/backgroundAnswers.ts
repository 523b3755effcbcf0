/** What the profile knows that the quick form does not ask. */
type ProfileBackground = {
  academicBackground: string
  workExperience: string
  studyInterests: string
}

/** The profile as background answers, which the questionnaire accepts without an input of their own. */
export function backgroundAnswers(profile: ProfileBackground | null | undefined) {
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

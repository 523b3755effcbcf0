import { ESSAY_QUICK_VOICES, ESSAY_WIZARD_VOICES } from './shapes/essayVoices.ts'
import { SOP_WIZARD_VOICES } from './shapes/sopWizardVoices.ts'
import { readStatements } from './statements.ts'
import { CAUTIOUS, type KeyVoice, SOP_QUICK_VOICES } from './voices.ts'

type Voices = Readonly<Partial<Record<string, KeyVoice>>>

export const VOICES: Readonly<Record<'quick' | 'wizard' | 'essay', Voices>> = {
  quick: SOP_QUICK_VOICES,
  wizard: SOP_WIZARD_VOICES,
  essay: { ...ESSAY_WIZARD_VOICES, ...ESSAY_QUICK_VOICES },
}

/** The sentences that an answer becomes, behind a question of this voice. */
export function sentencesSaid(
  answer: string,
  { key, voice }: { key: string; voice: KeyVoice | undefined },
): string[] {
  return readStatements({
    key,
    answer,
    voice: voice ?? CAUTIOUS,
    tone: 'formal-warm',
    place: 'ETH Zurich',
    most: 1000,
  }).map(({ text }) => text)
}

import { t, words } from '../../language/language.ts'

/** What the next step depends on. */
export type Standing = {
  hasProfile: boolean
  /** Whether programmes were matched at some time. */
  hasMatched: boolean
  canGenerate: boolean
  /** Whether a letter or an essay can be written, though no statement of purpose. */
  canGenerateOthers: boolean
  newest: { databaseId: number; status: string } | null
  /** The draft that was touched last, while no document was made of it. */
  draft: { name: string; href: string; filled: number; total: number } | null
}

/** The one thing that helps most now. `href` is where it is done. */
export type NextStepWords = { title: string; text: string; action: string; href: string }

const WRITE = words({ action: 'Start writing', href: '/document-generator' })

/** Chooses the next step: a document in progress, else the profile, else the newest document's next action. */
export function nextStep({
  hasProfile,
  hasMatched,
  canGenerate,
  canGenerateOthers,
  newest,
  draft,
}: Standing): NextStepWords {
  if (newest?.status === 'QUEUED' || newest?.status === 'GENERATING') {
    return {
      title: t('Your document is being written'),
      text: t('It arrives section by section. You may close the page; the writing goes on.'),
      action: t('Watch it arrive'),
      href: `/results/${newest.databaseId}`,
    }
  }
  if (draft) {
    return {
      title: t('Go on with “{name}”', { name: draft.name }),
      text: t('{filled} of {total} questions are answered, and all of it is saved.', {
        filled: draft.filled,
        total: draft.total,
      }),
      action: t('Continue'),
      href: draft.href,
    }
  }
  if (!hasProfile) {
    return {
      title: t('Begin with your profile'),
      text: t('Your degree, your experience and what you want to study: every draft starts from it.'),
      action: t('Complete your profile'),
      href: '/profile',
    }
  }
  if (newest === null && !hasMatched) {
    return {
      title: t('See which programmes fit you'),
      text: t(
        'Your profile is there. The matcher ranks programmes by it and says of each why, so that you know whom you write to.',
      ),
      action: t('Find programmes'),
      href: '/university-matcher',
    }
  }
  if (newest === null && canGenerate) {
    return {
      title: t('Write your statement of purpose'),
      text: t(
        'Answer in your own words, fragments are fine. The draft is made of what you tell, and each sentence shows where it comes from.',
      ),
      ...WRITE,
    }
  }
  if (newest?.status === 'FAILED' && canGenerate) {
    return {
      title: t('Try your last document again'),
      text: t('It could not be written, and nothing was used up for it.'),
      ...WRITE,
    }
  }
  if (newest?.status === 'READY') {
    return {
      title: t('Read your latest draft with a pencil'),
      text: t(
        'Each sentence shows the answer it comes from, and the margin says which answers would carry more.',
      ),
      action: t('Read your draft'),
      href: `/results/${newest.databaseId}`,
    }
  }
  if (canGenerate) {
    return {
      title: t('Start another statement'),
      text: t('One for each programme: what convinces one faculty rarely fits the next.'),
      ...WRITE,
    }
  }
  if (canGenerateOthers) {
    return {
      title: t('Write a letter or an essay'),
      text: t('Your plan has some left this billing month. A statement of purpose comes with the next one.'),
      action: t('Choose what to write'),
      href: '/document-generation',
    }
  }
  return {
    title: t('See what each plan holds'),
    text: t('Nothing more can be generated on your present plan for now.'),
    action: t('Compare plans'),
    href: '/pricing',
  }
}

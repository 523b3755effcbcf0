import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { FormSection } from '../../questionnaire/formQuestion.ts'
import { focusQuestion, questionAnchor, questionInHash } from '../../questionnaire/questionAnchor.ts'
import { useShownAddress } from '../../routing/useAddress.ts'
import { WIZARD_ADDRESS } from './wizardAddress.ts'

export type Step = {
  index: number
  section: FormSection
  /** The address of a section, and of one question in it. */
  hrefOf: (sectionKey: string, questionKey?: string) => string
}

/**
 * The step that the address names; without a name, the one that the page began with. Going to another step brings its
 * heading up and puts the focus on it; an address that names a question puts it there.
 */
export function useStep({
  sections,
  startKey,
  heading,
}: {
  sections: readonly FormSection[]
  startKey: string | null
  heading: RefObject<HTMLElement | null>
}): Step | null {
  const address = useShownAddress(WIZARD_ADDRESS)
  const { hash, key: visit } = useLocation()
  const navigationType = useNavigationType()
  const named = sections.findIndex(({ key }) => key === address.state.step)
  const index =
    named >= 0
      ? named
      : Math.max(
          0,
          sections.findIndex(({ key }) => key === startKey),
        )
  const section = sections[index]

  const hrefOf = useCallback(
    (sectionKey: string, questionKey?: string) =>
      `${address.hrefOf({ step: sectionKey })}${questionKey === undefined ? '' : `#${questionAnchor(questionKey)}`}`,
    [address],
  )

  const shown = useRef<number | null>(null)
  useEffect(() => {
    const hasMoved = shown.current !== null && shown.current !== index
    shown.current = index
    // `visit` makes the same link work twice: following it again moves the focus to the question again.
    const asked = questionInHash(hash)
    if (visit && asked !== null) {
      focusQuestion(asked)
    } else if (hasMoved) {
      // Going back, the page is scrolled to where it was left.
      if (navigationType !== 'POP') heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' })
      heading.current?.focus({ preventScroll: true })
    }
  }, [index, hash, visit, navigationType, heading])

  return useMemo(() => (section === undefined ? null : { index, section, hrefOf }), [index, section, hrefOf])
}

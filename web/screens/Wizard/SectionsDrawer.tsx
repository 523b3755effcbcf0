import { type RefObject, useEffect, useRef } from 'react'
import { Drawer } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import type { FormCoverage } from '../../questionnaire/formCoverage.ts'
import { SectionList } from './SectionList.tsx'
import type { Step } from './useStep.ts'

/** The list of the sections where the window has no room for it beside the questions. */
export default function SectionsDrawer({
  isOpen,
  onOpenChange,
  sections,
  current,
  hrefOf,
  heading,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  sections: FormCoverage['sections']
  current: string
  hrefOf: Step['hrefOf']
  heading: RefObject<HTMLElement | null>
}) {
  const hasChosen = useRef(false)
  useEffect(() => {
    if (isOpen) hasChosen.current = false
  }, [isOpen])
  return (
    <Drawer
      open={isOpen}
      onOpenChange={onOpenChange}
      title={t('Sections')}
      side="left"
      onCloseAutoFocus={event => {
        // The focus went to the step that was chosen; it does not come back to the button.
        if (!hasChosen.current) return
        event.preventDefault()
        heading.current?.focus({ preventScroll: true })
      }}
    >
      <SectionList
        sections={sections}
        current={current}
        hrefOf={hrefOf}
        onChoose={() => {
          hasChosen.current = true
          onOpenChange(false)
        }}
      />
    </Drawer>
  )
}

import { ListTree } from 'lucide-react'
import { lazy, memo, type RefObject, Suspense, useState } from 'react'
import { Button, Progress } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { SaveStatusText } from '../../questionnaire/autosave/SaveStatusText.tsx'
import type { SavingAnswers } from '../../questionnaire/autosave/useSaveAnswers.ts'
import { type FormCoverage, percentOf } from '../../questionnaire/formCoverage.ts'
import { SavingNotice } from './SavingNotice.tsx'
import type { Step } from './useStep.ts'
import { Bar, BarLine, SectionsButton } from './wizardStyles.ts'

const SectionsDrawer = lazy(() => import('./SectionsDrawer.tsx'))

/** Where one is, how much is answered, and whether it is saved; it stays in view while one writes. */
export const StepBar = memo(function StepBar({
  step,
  coverage,
  saving,
  heading,
}: {
  step: Step
  coverage: FormCoverage
  saving: Pick<SavingAnswers, 'status' | 'saveAsNew'>
  heading: RefObject<HTMLElement | null>
}) {
  const [isOpen, setOpen] = useState(false)
  const [isDrawerWanted, setDrawerWanted] = useState(false)
  const percent = percentOf(coverage.mattering)
  return (
    <Bar>
      <BarLine>
        <SectionsButton>
          <Button
            variant="quiet"
            size="small"
            icon={<ListTree aria-hidden="true" />}
            onClick={() => {
              setDrawerWanted(true)
              setOpen(true)
            }}
          >
            {t('Sections')}
          </Button>
        </SectionsButton>
        <strong>
          {t('Step {place} of {count}', { place: step.index + 1, count: coverage.sections.length })}
        </strong>
        <span>{t('{percent}% complete', { percent })}</span>
        <div>
          <SaveStatusText status={saving.status} />
        </div>
      </BarLine>
      <Progress
        label={t('Questions answered')}
        hideLabel
        value={percent}
        valueText={t('{percent}% complete', { percent })}
      />
      <SavingNotice saving={saving} />
      {isDrawerWanted && (
        <Suspense fallback={null}>
          <SectionsDrawer
            isOpen={isOpen}
            onOpenChange={setOpen}
            sections={coverage.sections}
            current={step.section.key}
            hrefOf={step.hrefOf}
            heading={heading}
          />
        </Suspense>
      )}
    </Bar>
  )
})

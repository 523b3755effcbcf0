import { Skeleton, SkeletonText, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { NextStepPanel, PaperSheet, Sheets } from './dashboardStyles.ts'

const SHEETS = ['first', 'second', 'third']

/** The dashboard's places while its figures load. */
export function DashboardSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <Skeleton $width="18rem" $height="2.5rem" />
      </ScreenHead>
      <NextStepPanel as="div">
        <SkeletonText lines={3} />
      </NextStepPanel>
      <Skeleton $height="6rem" />
      <Skeleton $height="4rem" />
      <Sheets aria-hidden="true">
        {SHEETS.map(sheet => (
          <li key={sheet}>
            <PaperSheet as="div">
              <SkeletonText lines={4} />
            </PaperSheet>
          </li>
        ))}
      </Sheets>
    </ScreenPage>
  )
}

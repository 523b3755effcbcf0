import { Skeleton, SkeletonText } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { DocumentAside, DocumentColumns, Paper } from './resultsStyles.ts'

/** The space of sheet and side column while the document loads. */
export function ResultsSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Skeleton $width="20rem" $height="2.5rem" />
      </ScreenHead>
      <DocumentColumns $hasNotes={false}>
        <Paper as="div">
          <SkeletonText lines={12} label={t('Loading the document')} />
        </Paper>
        <DocumentAside $isBelow={false}>
          <SkeletonText lines={5} />
        </DocumentAside>
      </DocumentColumns>
    </ScreenPage>
  )
}

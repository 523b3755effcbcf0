import { Skeleton, SkeletonText, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { TypeColumns } from './hubStyles.ts'

const COLUMNS = ['first', 'second', 'third']

/** The hub's places while its questionnaires and drafts load. */
export function DocumentHubSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <Skeleton $width="20rem" $height="2.5rem" />
      </ScreenHead>
      <SkeletonText lines={2} />
      <TypeColumns aria-hidden="true">
        {COLUMNS.map(column => (
          <li key={column}>
            <SkeletonText lines={7} />
          </li>
        ))}
      </TypeColumns>
    </ScreenPage>
  )
}

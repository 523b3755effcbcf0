import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Column } from './questionsStyles.ts'

/** The question's place while it is read. */
export function QuestionsSkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <Column>
        <ScreenHead>
          <div>
            <Skeleton $width="14rem" $height="2.5rem" />
            <Skeleton $width="min(28rem, 100%)" $height="1.5rem" />
          </div>
        </ScreenHead>
        <Skeleton $height="5rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="6rem" />
      </Column>
    </ScreenPage>
  )
}

import { Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Lines, Part } from './storyStyles.ts'

/** The story's places while it is read. */
export function StorySkeleton() {
  return (
    <ScreenPage>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <ScreenHead>
        <div>
          <Skeleton $width="12rem" $height="2.5rem" />
          <Skeleton $width="min(34rem, 100%)" $height="3rem" />
        </div>
      </ScreenHead>
      <Part>
        <Skeleton $width="8rem" $height="1.75rem" />
        <Lines as="div">
          <Skeleton $height="5.5rem" />
          <Skeleton $height="5.5rem" />
          <Skeleton $height="5.5rem" />
        </Lines>
      </Part>
    </ScreenPage>
  )
}

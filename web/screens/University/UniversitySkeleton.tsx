import { Skeleton, SkeletonText, Stack, WithMargin } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Banner } from './universityStyles.ts'

/** The places of a university's page. */
export function UniversitySkeleton() {
  return (
    <ScreenPage>
      <Skeleton $width="7rem" $height="2.25rem" />
      <Banner>
        <Skeleton $height="clamp(7rem, 20vw, 13.5rem)" />
      </Banner>
      <ScreenHead>
        <Stack $gap={2}>
          <Skeleton $width="24rem" $height="2.5rem" />
          <Skeleton $width="10rem" />
        </Stack>
      </ScreenHead>
      <WithMargin>
        <SkeletonText lines={14} label={t('Loading...')} />
        <SkeletonText lines={5} />
      </WithMargin>
    </ScreenPage>
  )
}

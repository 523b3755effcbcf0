import { Skeleton, SkeletonText, Stack, WithMargin } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { Actions, Head } from './programStyles.ts'

/** The places of a programme's page. */
export function ProgramSkeleton() {
  return (
    <ScreenPage>
      <Skeleton $width="14rem" $height="2.25rem" />
      <Head>
        <div>
          <Skeleton $width="24rem" $height="2.5rem" />
          <Skeleton $width="16rem" />
        </div>
        <Skeleton $width="clamp(5rem, 14vw, 7.5rem)" $height="clamp(5rem, 14vw, 7.5rem)" />
      </Head>
      <Actions>
        <Skeleton $width="12rem" $height="2.75rem" />
        <Skeleton $width="8rem" $height="2.75rem" />
      </Actions>
      <WithMargin>
        <Stack>
          <SkeletonText lines={16} label={t('Loading...')} />
        </Stack>
        <SkeletonText lines={5} />
      </WithMargin>
    </ScreenPage>
  )
}

import { PROMOTION } from '../../content/promotion.ts'
import { Heading, SkeletonText, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The promotional sign-up while it is found out whether it is open. */
export function PromotionalSignupSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{PROMOTION.title}</Heading>
          <Text $size="lead" $tone="soft" $measure>
            {PROMOTION.lead}
          </Text>
        </div>
      </ScreenHead>
      <SkeletonText lines={6} label={t('Loading...')} />
    </ScreenPage>
  )
}

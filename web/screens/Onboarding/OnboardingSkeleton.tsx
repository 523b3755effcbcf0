import { Column, Heading, SkeletonText, Stack } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** The steps while it is found out who is signed in. */
export function OnboardingSkeleton() {
  return (
    <ScreenPage>
      <Column $centred>
        <Stack $gap={6}>
          <Heading level={1}>{t('Your account')}</Heading>
          <SkeletonText lines={6} label={t('Loading...')} />
        </Stack>
      </Column>
    </ScreenPage>
  )
}

import { Column, Heading, Skeleton, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { FormRows } from './profileStyles.ts'

const FIELDS = ['8rem', '3rem', '7rem', '6rem', '4rem']

/** The profile's form while the saved profile loads. */
export function ProfileSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>{t('Study Abroad Profile')}</Heading>
      </ScreenHead>
      <Column as={FormRows}>
        <VisuallyHidden role="status">{t('Loading profile...')}</VisuallyHidden>
        {FIELDS.map(height => (
          <Skeleton key={height} $height={height} />
        ))}
      </Column>
    </ScreenPage>
  )
}

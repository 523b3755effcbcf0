import { Heading, Skeleton, Stack, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { FormColumns } from '../../questionnaire/FormColumns.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Aside, FormColumn, SectionsPlace } from './quickFormStyles.ts'

const FIELDS = ['3rem', '3.1rem', '8rem', '8.1rem']

/** The skeleton of a form while its questions load. */
export function FormSkeleton() {
  return (
    <Stack $gap={6}>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      {FIELDS.map(height => (
        <Skeleton key={height} $height={height} />
      ))}
    </Stack>
  )
}

/** The skeleton of the page while its data loads. */
export function QuickFormSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>{t('AI Document Generator')}</Heading>
      </ScreenHead>
      <FormColumns>
        <SectionsPlace />
        <FormColumn>
          <Skeleton $height="7rem" />
          <FormSkeleton />
        </FormColumn>
        <Aside>
          <Skeleton $height="12rem" />
        </Aside>
      </FormColumns>
    </ScreenPage>
  )
}

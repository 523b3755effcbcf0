import { Heading, Skeleton, Stack, VisuallyHidden } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Aside, Bench, SectionsPlace, Workbench } from './quickFormStyles.ts'

const FIELDS = ['3rem', '3.1rem', '8rem', '8.1rem']

/** A form while its questions are under way. */
export function FormSkeleton() {
  return (
    <Stack $gap={6}>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      {FIELDS.map(height => (
        <Skeleton key={height} $height={height} />
      ))}
    </Stack>
  )
}

/** The generator while its answer is under way. */
export function QuickFormSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>AI Document Generator</Heading>
      </ScreenHead>
      <Workbench>
        <SectionsPlace />
        <Bench>
          <Skeleton $height="7rem" />
          <FormSkeleton />
        </Bench>
        <Aside>
          <Skeleton $height="12rem" />
        </Aside>
      </Workbench>
    </ScreenPage>
  )
}

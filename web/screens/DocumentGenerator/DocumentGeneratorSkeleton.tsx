import { ScreenHead, ScreenPage } from '../../components/ScreenPage.ts'
import { Heading, Skeleton, VisuallyHidden } from '../../design/index.ts'
import { SectionsPlace, Sticky, Workbench } from './generatorStyles.ts'

const FIELDS = ['3rem', '3.1rem', '8rem', '8.1rem']

/** The generator's form while its questions are under way. */
export function DocumentGeneratorSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>AI Document Generator</Heading>
      </ScreenHead>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Workbench>
        <SectionsPlace />
        <Sticky>
          {FIELDS.map(height => (
            <Skeleton key={height} $height={height} />
          ))}
        </Sticky>
        <Skeleton $height="12rem" />
      </Workbench>
    </ScreenPage>
  )
}

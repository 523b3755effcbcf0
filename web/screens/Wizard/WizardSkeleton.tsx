import { Heading, Skeleton, Stack, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Bar, Columns, Head, MarginPlace, SectionsColumn, WizardPage, Work } from './wizardStyles.ts'

const FIELDS = ['4.6rem', '4.7rem', '4.8rem', '9rem', '9.1rem']
const SECTIONS = ['2.6rem', '2.61rem', '2.62rem', '2.63rem', '2.64rem', '2.65rem', '2.66rem']

/** A wizard while its questions and answers load. */
export function WizardSkeleton({ title }: { title: string }) {
  return (
    <WizardPage>
      <Head>
        <Skeleton $height="1.75rem" $width="11rem" />
        <Heading level={1}>{title}</Heading>
      </Head>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <Bar>
        <Skeleton $height="2.5rem" />
      </Bar>
      <Columns>
        <SectionsColumn as="div">
          <Stack $gap={3}>
            {SECTIONS.map(height => (
              <Skeleton key={height} $height={height} />
            ))}
          </Stack>
        </SectionsColumn>
        <Work>
          <Skeleton $height="3.5rem" $width="60%" />
          {FIELDS.map(height => (
            <Skeleton key={height} $height={height} />
          ))}
        </Work>
        <MarginPlace>
          <Skeleton $height="14rem" />
        </MarginPlace>
      </Columns>
    </WizardPage>
  )
}

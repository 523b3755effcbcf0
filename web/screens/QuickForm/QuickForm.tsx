import { type ComponentProps, Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import quickFormQuery, { type QuickFormQuery } from '../../__generated__/QuickFormQuery.graphql.ts'
import { Banner, Button } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { FormSkeleton } from './QuickFormSkeleton.tsx'

/** The questions of one type: asked for when the type is chosen. */
export const QUICK_FORM_QUERY = graphql`
  query QuickFormQuery($type: DocumentType!) @raw_response_type {
    questionnaire(type: $type, form: QUICK) {
      ...DocumentForm_questionnaire
    }
  }
`

type Props = Omit<ComponentProps<typeof DocumentForm>, 'questionnaire'> & {
  queryRef: PreloadedQuery<QuickFormQuery>
  onRetry: () => void
}

function LoadedForm({ queryRef, onRetry, ...props }: Props) {
  const { questionnaire } = usePreloadedQuery<QuickFormQuery>(quickFormQuery, queryRef)
  return questionnaire ? (
    <DocumentForm {...props} questionnaire={questionnaire} />
  ) : (
    <QuestionsMissing onRetry={onRetry} />
  )
}

function QuestionsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      tone="danger"
      announce
      title={t('The questions did not load')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('Try again')}
        </Button>
      }
    >
      {t('What you typed before is kept.')}
    </Banner>
  )
}

/** The form of a type whose questions were asked for when it was chosen; a skeleton until they are there. */
export function QuickForm(props: Props) {
  return (
    <FaultBoundary attempt={props.queryRef} fallback={<QuestionsMissing onRetry={props.onRetry} />}>
      <Suspense fallback={<FormSkeleton />}>
        <LoadedForm {...props} />
      </Suspense>
    </FaultBoundary>
  )
}

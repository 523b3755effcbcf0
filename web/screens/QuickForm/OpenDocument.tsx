import { lazy, Suspense } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { DocumentPanelQuery } from '../../__generated__/DocumentPanelQuery.graphql.ts'
import { Banner, Button, Row, SkeletonText } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import type { QuickType } from './quickFormAddress.ts'

const DocumentPanel = lazy(() => import('../../documents/DocumentPanel.tsx'))

/** The document that was chosen or has just been asked for; it comes with its own code. */
export function OpenDocument({
  queryRef,
  onClose,
  onRetry,
  onTryAgain,
}: {
  queryRef: PreloadedQuery<DocumentPanelQuery>
  onClose: () => void
  onRetry: () => void
  onTryAgain: (type: QuickType) => void
}) {
  const didNotLoad = (
    <Banner
      tone="danger"
      announce
      title={t('The document did not load')}
      action={
        <Row>
          <Button size="small" onClick={onRetry}>
            {t('Try again')}
          </Button>
          <Button size="small" variant="quiet" onClick={onClose}>
            {t('Close')}
          </Button>
        </Row>
      }
    >
      {t('It is kept: nothing of it is lost.')}
    </Banner>
  )
  return (
    <FaultBoundary attempt={queryRef} fallback={didNotLoad}>
      <Suspense fallback={<SkeletonText lines={6} label={t('Loading the document')} />}>
        <DocumentPanel
          key={queryRef.variables.id}
          queryRef={queryRef}
          onClose={onClose}
          onTryAgain={onTryAgain}
        />
      </Suspense>
    </FaultBoundary>
  )
}

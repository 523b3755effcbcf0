import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentDesk_document$key } from '../../__generated__/DocumentDesk_document.graphql.ts'
import { ScreenPage } from '../../components/ScreenPage.ts'
import { Badge, Banner, LinkButton } from '../../design/index.ts'
import { AnswersToExtend } from './AnswersToExtend.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { DocumentFigures } from './DocumentFigures.tsx'
import { DocumentHead } from './DocumentHead.tsx'
import { DocumentOutline } from './DocumentOutline.tsx'
import { DocumentPaper } from './DocumentPaper.tsx'
import { Desk, Rail } from './resultsStyles.ts'

/** A document that is there: the sheet in the middle, plan and figures in the rail, sources in the margin. */
export function DocumentDesk({ document: documentRef }: { document: DocumentDesk_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentDesk_document on Document {
        isPreview
        ...DocumentHead_document
        ...DocumentActions_document
        ...DocumentFigures_document
        ...DocumentOutline_document
        ...DocumentPaper_document
        ...AnswersToExtend_document
      }
    `,
    documentRef,
  )
  const badge = document.isPreview ? (
    <Badge tone="look">Preview</Badge>
  ) : (
    <Badge tone="settled">Premium</Badge>
  )
  return (
    <ScreenPage>
      <DocumentHead document={document} badge={badge} actions={<DocumentActions document={document} />} />
      {document.isPreview && (
        <Banner
          tone="warning"
          action={
            <LinkButton as={Link} to="/pricing" variant="primary">
              See the plans
            </LinkButton>
          }
        >
          This is a preview version. Upgrade to Premium for the complete document with full customization.
        </Banner>
      )}
      <Desk>
        <DocumentPaper document={document} />
        <AnswersToExtend document={document} />
        <Rail>
          <DocumentOutline document={document} />
          <DocumentFigures document={document} />
        </Rail>
      </Desk>
    </ScreenPage>
  )
}

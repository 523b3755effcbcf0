import { useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentFailed_document$key } from '../../__generated__/DocumentFailed_document.graphql.ts'
import { Banner, LinkButton } from '../../design/index.ts'
import { endedWords } from '../../documents/documentWords.ts'
import { formPath } from '../../documents/formPath.ts'
import { t } from '../../language/language.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { DocumentHead } from './DocumentHead.tsx'

/** A document that was not written: the reason, whether the credit was returned, and a button to try again. */
export function DocumentFailed({ document: documentRef }: { document: DocumentFailed_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentFailed_document on Document {
        documentType
        form
        draft {
          id
        }
        status
        failureMessage
        ...DocumentHead_document
      }
    `,
    documentRef,
  )
  const wasCancelled = document.status === 'CANCELLED'
  const again = useRef<HTMLAnchorElement>(null)
  // The button that cancelled is removed, so the focus has to move.
  useEffect(() => {
    if (wasCancelled && window.document.activeElement === window.document.body) again.current?.focus()
  }, [wasCancelled])
  return (
    <ScreenPage>
      <DocumentHead document={document} />
      <Banner
        tone={wasCancelled ? 'warning' : 'danger'}
        title={wasCancelled ? t('This document was cancelled') : t('This document could not be written')}
        announce
        action={
          <LinkButton as={Link} ref={again} to={formPath(document)} variant="primary">
            {t('Try again')}
          </LinkButton>
        }
      >
        {endedWords(document)}
      </Banner>
    </ScreenPage>
  )
}

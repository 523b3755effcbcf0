import { Check, Copy, Download, FilePlus2, History, MessageSquareText, PenLine, Share2 } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  DocumentActions_document$data,
  DocumentActions_document$key,
} from '../../__generated__/DocumentActions_document.graphql.ts'
import { Button, LinkButton, useToast } from '../../design/index.ts'
import { DownloadDialog } from '../../documents/DownloadDialog.tsx'
import { handOverPath } from '../../documents/handOverAddress.ts'
import { OtherSchools } from '../../documents/OtherSchools.tsx'
import { t } from '../../language/language.ts'
import { Actions, EditLocked } from './resultsStyles.ts'
import { ShareDialog } from './sharing/ShareDialog.tsx'

/** Edit, copy, download and share, of the text that the person may read. */
export function DocumentActions({
  document: documentRef,
  isReading,
  onEdit,
  onVersions,
}: {
  document: DocumentActions_document$key
  /** False while the text is edited or compared. */
  isReading: boolean
  onEdit: () => Promise<void>
  onVersions: () => Promise<void>
}) {
  const document = useFragment(
    graphql`
      fragment DocumentActions_document on Document {
        databaseId
        content
        isPreview
        isCoached
        canHandOver
        expertReview {
          databaseId
          state
        }
        ...DownloadDialog_document
        ...ShareDialog_document
        ...OtherSchools_document
      }
    `,
    documentRef,
  )
  const { toast } = useToast()
  const [copied, setCopied] = useState(false)
  const [opening, setOpening] = useState<'EDIT' | 'VERSIONS' | null>(null)
  const [isDownloading, setIsDownloading] = useState(false)
  const [isSharing, setIsSharing] = useState(false)
  const content = document.content ?? ''

  async function copy() {
    try {
      await navigator.clipboard.writeText(content)
      setCopied(true)
    } catch {
      toast({
        title: t('Not copied'),
        description: t('The browser did not allow it. Download the text instead.'),
        variant: 'destructive',
      })
    }
  }

  async function open(which: 'EDIT' | 'VERSIONS') {
    setOpening(which)
    await (which === 'EDIT' ? onEdit : onVersions)()
    setOpening(null)
  }

  return (
    <Actions>
      {isReading && !document.isPreview && (
        <>
          <Button
            icon={<PenLine aria-hidden="true" />}
            pending={opening === 'EDIT'}
            onClick={() => void open('EDIT')}
          >
            {t('Edit')}
          </Button>
          <Button
            icon={<History aria-hidden="true" />}
            pending={opening === 'VERSIONS'}
            onClick={() => void open('VERSIONS')}
          >
            {t('Versions')}
          </Button>
        </>
      )}
      <Button icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy}>
        {copied ? t('Copied') : t('Copy')}
      </Button>
      <Button icon={<Download aria-hidden="true" />} onClick={() => setIsDownloading(true)}>
        {t('Download')}
      </Button>
      <Button icon={<Share2 aria-hidden="true" />} onClick={() => setIsSharing(true)}>
        {t('Share')}
      </Button>
      {isReading && !document.isPreview && !document.isCoached && (
        <LinkButton
          as={Link}
          to={`/results/${document.databaseId}/variant`}
          icon={<FilePlus2 aria-hidden="true" />}
        >
          {t('For another university')}
        </LinkButton>
      )}
      {isReading && <ExpertReviewLink document={document} />}
      {document.isPreview && (
        <EditLocked>
          {t('A preview shows a part of the text. You can edit the complete document.')}
        </EditLocked>
      )}
      {isSharing && (
        <ShareDialog
          document={document}
          warning={<OtherSchools document={document} />}
          onClose={() => setIsSharing(false)}
        />
      )}
      {isDownloading && (
        <DownloadDialog
          document={document}
          warning={<OtherSchools document={document} />}
          onClose={() => setIsDownloading(false)}
        />
      )}
    </Actions>
  )
}

/** Leads to the review of the text, or to the form that hands it over. */
function ExpertReviewLink({
  document: { databaseId, canHandOver, expertReview },
}: {
  document: DocumentActions_document$data
}) {
  if (expertReview)
    return (
      <LinkButton
        as={Link}
        to={`/reviews/${expertReview.databaseId}`}
        icon={<MessageSquareText aria-hidden="true" />}
      >
        {expertReview.state === 'RETURNED' ? t("Reviewer's comments") : t('With a reviewer')}
      </LinkButton>
    )
  if (!canHandOver) return null
  return (
    <LinkButton as={Link} to={handOverPath(databaseId)} icon={<MessageSquareText aria-hidden="true" />}>
      {t('Hand over to a reviewer')}
    </LinkButton>
  )
}

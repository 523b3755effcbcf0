import { Check, Copy, Download, PenLine } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentActions_document$key } from '../../__generated__/DocumentActions_document.graphql.ts'
import { Button, useToast } from '../../design/index.ts'
import { DownloadDialog } from '../../documents/DownloadDialog.tsx'
import { Actions } from './resultsStyles.ts'

/** Edit, copy and download, of the text that the person may read. */
export function DocumentActions({
  document: documentRef,
  isEditing,
  onEdit,
}: {
  document: DocumentActions_document$key
  isEditing: boolean
  onEdit: () => Promise<void>
}) {
  const document = useFragment(
    graphql`
      fragment DocumentActions_document on Document {
        content
        isPreview
        ...DownloadDialog_document
      }
    `,
    documentRef,
  )
  const { toast } = useToast()
  const [copied, setCopied] = useState(false)
  const [isOpening, setOpening] = useState(false)
  const [isDownloading, setIsDownloading] = useState(false)
  const content = document.content ?? ''

  async function copy() {
    try {
      await navigator.clipboard.writeText(content)
      setCopied(true)
    } catch {
      toast({
        title: 'Not copied',
        description: 'The browser did not allow it. Download the text instead.',
        variant: 'destructive',
      })
    }
  }

  async function edit() {
    setOpening(true)
    await onEdit()
    setOpening(false)
  }

  return (
    <Actions>
      {!isEditing && !document.isPreview && (
        <Button icon={<PenLine aria-hidden="true" />} pending={isOpening} onClick={() => void edit()}>
          Edit
        </Button>
      )}
      <Button icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />} onClick={copy}>
        {copied ? 'Copied' : 'Copy'}
      </Button>
      <Button icon={<Download aria-hidden="true" />} onClick={() => setIsDownloading(true)}>
        Download
      </Button>
      {isDownloading && <DownloadDialog document={document} onClose={() => setIsDownloading(false)} />}
    </Actions>
  )
}

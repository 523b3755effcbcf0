import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button, LinkButton, Text } from '../../design/index.ts'
import { useRedraftDocument } from '../../documents/useRedraftDocument.ts'
import { needsPlan, type Refusal, refusalWords } from '../../relay/refusal.ts'
import { RedraftOffer } from './questionNoteStyles.ts'

/** How many redrafts are left, in words. */
export function redraftsLeftWords(left: number): string {
  if (left === 0) return 'Your plan has no redraft of it left.'
  return left === 1 ? 'One redraft of it is left.' : `${left} redrafts of it are left.`
}

/** Drafts a document again, and goes to the new one. */
export function Redraft({
  documentId,
  redraftsLeft,
  label,
  uses,
  fromDraft = false,
}: {
  documentId: string
  /** How often it may be drafted again; null where there is no limit. */
  redraftsLeft: number | null
  label: string
  /** What is new in it. */
  uses: string
  /** Whether it takes the answers of its draft as they are now. */
  fromDraft?: boolean
}) {
  const { redraft, isPending } = useRedraftDocument()
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function draftAgain() {
    setRefusal(null)
    const { saved, refusal: refused } = await redraft({ documentId, fromDraft })
    if (saved) navigate(`/results/${saved.document.databaseId}`)
    else setRefusal(refused)
  }

  return (
    <RedraftOffer>
      <Button
        variant="primary"
        pending={isPending}
        pendingLabel="Asking for the draft..."
        onClick={() => void draftAgain()}
      >
        {label}
      </Button>
      <Text $size="small" $tone="soft">
        Makes a new document with {uses}, and uses no credit. The other paragraphs stay word for word.
        {redraftsLeft !== null && ` ${redraftsLeftWords(redraftsLeft)}`}
      </Text>
      {refusal && <Text role="alert">{refusalWords(refusal)}</Text>}
      {(redraftsLeft === 0 || (refusal && needsPlan(refusal))) && (
        <LinkButton as={Link} to="/pricing">
          See the plans
        </LinkButton>
      )}
    </RedraftOffer>
  )
}

import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button, LinkButton, Text } from '../../design/index.ts'
import { useRedraftDocument } from '../../documents/useRedraftDocument.ts'
import { plural, t } from '../../language/language.ts'
import { needsPlan, type Refusal, refusalWords } from '../../relay/refusal.ts'
import { RedraftOffer } from './questionNoteStyles.ts'

/** How many redrafts are left, in words. */
export function redraftsLeftWords(left: number): string {
  if (left === 0) return t('Your plan has no redraft of it left.')
  return plural(left, { one: 'One redraft of it is left.', other: '# redrafts of it are left.' })
}

/** Drafts a document again, and goes to the new one. */
export function Redraft({
  documentId,
  redraftsLeft,
  label,
  note,
  fromDraft = false,
}: {
  documentId: string
  /** How often it may be drafted again; null where there is no limit. */
  redraftsLeft: number | null
  label: string
  /** What becomes of the text, and what it costs. */
  note: string
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
        pendingLabel={t('Asking for the draft...')}
        onClick={() => void draftAgain()}
      >
        {label}
      </Button>
      <Text $size="small" $tone="soft">
        {note}
        {redraftsLeft !== null && ` ${redraftsLeftWords(redraftsLeft)}`}
      </Text>
      {refusal && <Text role="alert">{refusalWords(refusal)}</Text>}
      {(redraftsLeft === 0 || (refusal && needsPlan(refusal))) && (
        <LinkButton as={Link} to="/pricing">
          {t('See the plans')}
        </LinkButton>
      )}
    </RedraftOffer>
  )
}

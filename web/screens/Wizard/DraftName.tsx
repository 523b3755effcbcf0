import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import type { DraftName_draft$key } from '../../__generated__/DraftName_draft.graphql.ts'
import { Heading, IconButton } from '../../design/index.ts'
import { DraftNameForm } from '../../drafts/DraftNameForm.tsx'
import { t } from '../../language/language.ts'
import { NameLine } from './wizardStyles.ts'

/** What the draft is called, editable in place once there is a draft. */
export function DraftName({
  draft: draftRef,
  unnamed,
}: {
  draft: DraftName_draft$key | null
  unnamed: string
}) {
  const draft = useFragment(
    graphql`
      fragment DraftName_draft on Draft {
        id
        name
      }
    `,
    draftRef,
  )
  const [isEdited, setEdited] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  if (!draft) {
    return (
      <NameLine>
        <Heading level={1} size="medium">
          {unnamed}
        </Heading>
      </NameLine>
    )
  }
  return (
    <>
      <NameLine hidden={isEdited}>
        <Heading level={1} size="medium">
          {draft.name}
        </Heading>
        <IconButton
          ref={pencil}
          size="small"
          label={t('Rename this draft')}
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setEdited(true)}
        />
      </NameLine>
      {isEdited && (
        <DraftNameForm
          id={draft.id}
          name={draft.name}
          onDone={() => {
            flushSync(() => setEdited(false))
            pencil.current?.focus()
          }}
        />
      )}
    </>
  )
}

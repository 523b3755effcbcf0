import { useState, useSyncExternalStore } from 'react'
import { Banner, Button, Row } from '../../../design/index.ts'
import { t } from '../../../language/language.ts'
import { keptTextOf, type SavedText } from './editedParagraph.ts'
import { OtherText } from './editorStyles.ts'
import type { TextSaver } from './textSaver.ts'

/** Where the text was also changed elsewhere: the choice between the two. */
export function TextConflict({ saver }: { saver: TextSaver }) {
  const { conflict } = useSyncExternalStore(saver.subscribe, saver.state)
  if (conflict === null) return null
  return (
    <ConflictNotice
      key={conflict.revision}
      other={conflict}
      onKeepOwn={() => saver.keepOwn()}
      onTakeOther={() => saver.takeOther()}
    />
  )
}

/** Offers the text of another device beside the one on this page. */
function ConflictNotice({
  other,
  onKeepOwn,
  onTakeOther,
}: {
  other: SavedText
  onKeepOwn: () => Promise<boolean>
  onTakeOther: () => Promise<boolean>
}) {
  const [isPending, setPending] = useState(false)

  async function choose(choice: () => Promise<boolean>) {
    setPending(true)
    await choice()
    setPending(false)
  }

  return (
    <Banner
      tone="warning"
      announce
      title={t('This text was also changed on another page or device')}
      action={
        <Row>
          <Button size="small" disabled={isPending} onClick={() => void choose(onKeepOwn)}>
            {t('Keep this text')}
          </Button>
          <Button size="small" disabled={isPending} onClick={() => void choose(onTakeOther)}>
            {t('Use the other text')}
          </Button>
        </Row>
      }
    >
      {t(
        'Yours is on this page and is not saved yet. The one that you do not choose stays among the versions.',
      )}
      <OtherText>
        <summary>{t('Read the other text')}</summary>
        <div lang="en">{keptTextOf(other.paragraphs)}</div>
      </OtherText>
    </Banner>
  )
}

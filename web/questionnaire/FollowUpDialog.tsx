import { styled } from 'styled-components'
import { Button, Dialog, Text } from '../design/index.ts'
import { t } from '../language/language.ts'
import type { FormQuestion } from './kinds/index.ts'

const Questions = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`

/** Asks again for key stories that are missing or thin, before a statement is drafted without them. */
export function FollowUpDialog({
  isOpen,
  stories,
  onFillIn,
  onCloseAutoFocus,
  onGenerateAnyway,
}: {
  isOpen: boolean
  stories: readonly FormQuestion[]
  onFillIn: () => void
  /** Where the focus goes when it has closed. */
  onCloseAutoFocus: (event: Event) => void
  onGenerateAnyway: () => void
}) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={isStillOpen => {
        if (!isStillOpen) onFillIn()
      }}
      onCloseAutoFocus={onCloseAutoFocus}
      title={t("Let's strengthen your SOP")}
      description={t(
        'These stories are still missing or very short. A draft can only tell what you have told.',
      )}
      actions={
        <>
          <Button variant="primary" onClick={onFillIn}>
            {t("I'll fill these in first")}
          </Button>
          <Button onClick={onGenerateAnyway}>{t('Generate anyway')}</Button>
        </>
      }
    >
      <Questions>
        {stories.map(({ key, label, followUp }) => (
          <li key={key}>
            <Text $size="small" $strong>
              {label}
            </Text>
            <Text $size="small" $tone="soft">
              {followUp}
            </Text>
          </li>
        ))}
      </Questions>
    </Dialog>
  )
}

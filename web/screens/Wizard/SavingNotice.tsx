import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Banner, Button, LinkButton } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import type { SavingAnswers } from '../../questionnaire/autosave/useSaveAnswers.ts'
import { signInPath } from '../../routing/returnPath.ts'

/** What only the person can do about answers that are not saved. */
export function SavingNotice({
  saving: { status, saveAsNew },
}: {
  saving: Pick<SavingAnswers, 'status' | 'saveAsNew'>
}) {
  const location = useLocation()
  const [isSaving, setSaving] = useState(false)
  const place =
    status.isKept === false
      ? t('Your answers are on this page only.')
      : t('Your answers are kept on this device.')
  if (status.kind === 'SIGNED_OUT') {
    return (
      <Banner
        tone="warning"
        title={t('You are signed out')}
        action={
          <LinkButton as={Link} to={signInPath(location)} size="small">
            {t('Log in')}
          </LinkButton>
        }
      >
        {t('{place} Log in to save them.', { place })}
      </Banner>
    )
  }
  if (status.kind !== 'GONE') return null
  return (
    <Banner
      tone="warning"
      title={t('This draft was deleted')}
      action={
        <Button
          size="small"
          pending={isSaving}
          pendingLabel={t('Saving...')}
          onClick={async () => {
            setSaving(true)
            await saveAsNew()
            setSaving(false)
          }}
        >
          {t('Save as a new draft')}
        </Button>
      }
    >
      {place}
    </Banner>
  )
}

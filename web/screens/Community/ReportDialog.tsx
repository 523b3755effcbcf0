import { type FormEvent, useId, useState } from 'react'
import { Banner, Button, Dialog, Field, Stack, TextArea, useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { useReportPost } from './useReportPost.ts'

/** Asks what is wrong with a post. */
export function ReportDialog({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { send, isPending, refusal, faultByField } = useReportPost()
  const { toast } = useToast()
  const [reason, setReason] = useState('')
  const formId = useId()

  async function report(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { postId, reason } })
    if (!saved) return
    toast({ title: t('The post was reported') })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      title={t('Report this post?')}
      description={t('An admin looks at it. Its author does not learn who reported it.')}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            pendingLabel={t('Reporting...')}
          >
            {t('Report')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={report}>
        <Stack $gap={4}>
          {refusal && !faultByField.reason && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Field label={t('What is wrong with it')} required error={faultByField.reason}>
            <TextArea
              name="reason"
              rows={3}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  )
}

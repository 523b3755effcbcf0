import { graphql, useFragment } from 'react-relay'
import type { MailsSection_viewer$key } from '../../__generated__/MailsSection_viewer.graphql.ts'
import { Banner, Column, Field, Heading, RadioGroup, Stack, Switch } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { useChooseMailLanguage } from './useChooseMailLanguage.ts'
import { useChooseMails } from './useChooseMails.ts'

const LANGUAGES = [
  { value: 'ENGLISH', label: 'English' },
  { value: 'HINDI', label: 'हिन्दी (Hindi)' },
] as const

/** Which mails a person gets, and in which language. Those about the account itself always come. */
export function MailsSection({ viewer: viewerRef }: { viewer: MailsSection_viewer$key }) {
  const { wantsReminders, wantsCommentMails, mailLanguage } = useFragment(
    graphql`
      fragment MailsSection_viewer on User {
        wantsReminders
        wantsCommentMails
        mailLanguage
      }
    `,
    viewerRef,
  )
  const { send, isPending, refusal: stopRefusal } = useChooseMails()
  const language = useChooseMailLanguage()
  const refusal = stopRefusal ?? language.refusal
  return (
    <Part aria-labelledby="mails">
      <Column>
        <Stack $gap={4}>
          <Heading level={2} size="medium" id="mails">
            {t('Mails')}
          </Heading>
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <Switch
            label={t('Reminders of deadlines')}
            description={t('14, 7 and 2 days before a deadline of an application.')}
            checked={wantsReminders}
            disabled={isPending}
            onChange={({ target }) =>
              void send({ input: { mails: 'DEADLINE_REMINDER', isWanted: target.checked } })
            }
          />
          <Switch
            label={t('New comments on your documents, and answers in the community')}
            description={t('At most one mail an hour for each document or question.')}
            checked={wantsCommentMails}
            disabled={isPending}
            onChange={({ target }) =>
              void send({ input: { mails: 'DOCUMENT_COMMENTS', isWanted: target.checked } })
            }
          />
          <Field
            label={t('Language of mails')}
            group
            help={t('Pages are shown in the language that you choose at their foot.')}
          >
            <RadioGroup
              layout="row"
              disabled={language.isPending}
              value={LANGUAGES.find(({ value }) => value === mailLanguage)?.value ?? ''}
              onValueChange={chosen => void language.send({ input: { language: chosen } })}
              options={LANGUAGES}
            />
          </Field>
        </Stack>
      </Column>
    </Part>
  )
}

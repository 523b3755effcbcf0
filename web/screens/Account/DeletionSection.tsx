import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DeletionSection_viewer$key } from '../../__generated__/DeletionSection_viewer.graphql.ts'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { Banner, Button, Column, Heading, Prose, Stack, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t, words } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { Question } from './accountStyles.ts'
import { useDeleteAccount } from './useDeleteAccount.ts'
import { useKeepAccount } from './useKeepAccount.ts'

const fields = (): readonly AccountField<'password'>[] => [
  { name: 'password', label: t('Password'), type: 'password', autoComplete: 'current-password' },
]

/** What goes with an account. */
const ERASED = words([
  'your profile, story, matches, shortlist, applications and calendar address',
  'your conversations with support, your texts with a reviewer, and your questions to the community with all their answers',
  'what you share with a consultancy, which sees nothing of you any more',
  'your drafts and documents, with all versions; documents that are being written are stopped',
  'your credits, and the record of what they paid for',
  'your messages to us, the mails that we sent you, and archives of your data',
  'devices that are signed in, and stored answers to repeated requests',
])

/** The deletion of the account, and the way back. */
export function DeletionSection({ viewer: viewerRef }: { viewer: DeletionSection_viewer$key }) {
  const { deletionDueAt } = useFragment(
    graphql`
      fragment DeletionSection_viewer on User {
        deletionDueAt
      }
    `,
    viewerRef,
  )
  const deletion = useDeleteAccount()
  const keeping = useKeepAccount()
  const [isOpen, setOpen] = useState(false)
  return (
    <Part aria-labelledby="deletion">
      <Column>
        <Stack $gap={4} $align="start">
          <Heading level={2} size="medium" id="deletion">
            {t('Delete the account')}
          </Heading>
          {keeping.refusal && (
            <Banner tone="danger" announce>
              {keeping.refusal.message}
            </Banner>
          )}
          {deletionDueAt ? (
            <>
              <Banner
                tone="warning"
                title={t('Your account is erased on {day}', { day: dayOf(deletionDueAt) })}
                announce
              >
                {t('Until then you can log in and keep it. A cancelled subscription stays cancelled.')}
              </Banner>
              <Button
                variant="primary"
                pending={keeping.isPending}
                pendingLabel={t('Keeping...')}
                onClick={() => keeping.send({})}
              >
                {t('Keep my account')}
              </Button>
            </>
          ) : isOpen ? (
            <Question>
              <Prose>
                <p>{t('Seven days from now this is erased for good:')}</p>
                <ul>
                  {ERASED.map(line => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                <p>
                  {t(
                    'Payments stay, without your name, as the law asks. A subscription is cancelled at once and ends with its period. Backups keep erased rows until they are replaced.',
                  )}
                </p>
              </Prose>
              <AccountForm
                fields={fields()}
                button={t('Delete my account')}
                pendingButton={t('Deleting...')}
                variant="danger"
                isPending={deletion.isPending}
                refusal={deletion.refusal}
                faultByField={deletion.faultByField}
                onSubmit={async input => {
                  const { saved } = await deletion.send({ input })
                  if (saved) setOpen(false)
                  return saved !== null
                }}
              />
              <div>
                <Button variant="quiet" flush onClick={() => setOpen(false)}>
                  {t('Back')}
                </Button>
              </div>
            </Question>
          ) : (
            <>
              <Text $measure>{t('You have seven days to change your mind.')}</Text>
              <Button variant="quiet" flush onClick={() => setOpen(true)}>
                {t('Delete the account')}
              </Button>
            </>
          )}
        </Stack>
      </Column>
    </Part>
  )
}

import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { PasskeysSection_viewer$key } from '../../__generated__/PasskeysSection_viewer.graphql.ts'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { createPasskey, usePasskeySupport } from '../../account/passkeys.ts'
import { Banner, Button, Column, Heading, Row, Stack, Text } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { Payments as Lines } from './accountStyles.ts'
import { useAddPasskey } from './useAddPasskey.ts'
import { useRemovePasskey } from './useRemovePasskey.ts'
import { useRenamePasskey } from './useRenamePasskey.ts'
import { useStartPasskey } from './useStartPasskey.ts'

const nameField = (): AccountField<'name'> => ({
  name: 'name',
  label: t('Name of the passkey'),
  type: 'text',
  autoComplete: 'off',
  help: t("Such as 'My phone'."),
})
const newFields = (): readonly AccountField<'name' | 'password'>[] => [
  nameField(),
  { name: 'password', label: t('Password'), type: 'password', autoComplete: 'current-password' },
]

/** The passkeys of an account, a second way in. A browser without them can still remove them. */
export function PasskeysSection({ viewer: viewerRef }: { viewer: PasskeysSection_viewer$key }) {
  const { passkeys } = useFragment(
    graphql`
      fragment PasskeysSection_viewer on User {
        passkeys {
          id
          name
          createdAt
          lastUsedAt
        }
      }
    `,
    viewerRef,
  )
  const isSupported = usePasskeySupport()
  const removal = useRemovePasskey()
  const [isAdding, setAdding] = useState(false)
  const [isAdded, setAdded] = useState(false)
  const [renamed, setRenamed] = useState<string | null>(null)
  if (!isSupported && passkeys.length === 0) return null
  return (
    <Part aria-labelledby="passkeys">
      <Column>
        <Stack $gap={4}>
          <Heading level={2} size="medium" id="passkeys">
            {t('Passkeys')}
          </Heading>
          <Text $tone="soft">
            {t(
              'A passkey logs you in with your fingerprint, your face or the code of your device. Your password works as before.',
            )}
          </Text>
          {isAdded && (
            <Banner tone="success" announce>
              {t('The passkey is added. You can log in with it from now on.')}
            </Banner>
          )}
          {removal.refusal && (
            <Banner tone="danger" announce>
              {removal.refusal.message}
            </Banner>
          )}
          {passkeys.length > 0 && (
            <Lines>
              {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
                <li key={id}>
                  {renamed === id ? (
                    <RenameForm passkeyId={id} onDone={() => setRenamed(null)} />
                  ) : (
                    <>
                      <span style={{ overflowWrap: 'anywhere' }}>
                        {name}
                        <Text $size="tiny" $tone="soft">
                          {lastUsedAt == null
                            ? t('Added on {added}, not used yet', { added: dayOf(createdAt) })
                            : t('Added on {added}, last used on {used}', {
                                added: dayOf(createdAt),
                                used: dayOf(lastUsedAt),
                              })}
                        </Text>
                      </span>
                      <Row $gap={2}>
                        <Button
                          variant="quiet"
                          size="small"
                          aria-label={t('Rename {name}', { name })}
                          onClick={() => setRenamed(id)}
                        >
                          {t('Rename')}
                        </Button>
                        <Button
                          variant="quiet"
                          size="small"
                          aria-label={t('Remove {name}', { name })}
                          pending={removal.isPending}
                          pendingLabel={t('Removing...')}
                          onClick={() => removal.send({ input: { passkeyId: id } })}
                        >
                          {t('Remove')}
                        </Button>
                      </Row>
                    </>
                  )}
                </li>
              ))}
            </Lines>
          )}
          {isAdding ? (
            <AddForm
              onDone={() => {
                setAdding(false)
                setAdded(true)
              }}
            />
          ) : (
            isSupported && (
              <div>
                <Button
                  onClick={() => {
                    setAdded(false)
                    setAdding(true)
                  }}
                >
                  {t('Add a passkey')}
                </Button>
              </div>
            )
          )}
        </Stack>
      </Column>
    </Part>
  )
}

/** Asks for a name and the password, and then lets the browser make the passkey. */
function AddForm({ onDone }: { onDone: () => void }) {
  const start = useStartPasskey()
  const addition = useAddPasskey()
  const [fault, setFault] = useState<string | null>(null)
  return (
    <Stack $gap={3}>
      {fault !== null && (
        <Banner tone="danger" announce>
          {fault}
        </Banner>
      )}
      <AccountForm
        fields={newFields()}
        button={t('Add a passkey')}
        pendingButton={t('Waiting for your device...')}
        isPending={start.isPending || addition.isPending}
        refusal={addition.refusal ?? start.refusal}
        faultByField={{ ...start.faultByField, ...addition.faultByField }}
        onSubmit={async ({ name, password }) => {
          setFault(null)
          addition.dismiss()
          const { saved } = await start.send({ input: { password } })
          if (!saved) return false
          const made = await createPasskey(saved.options)
          setFault(made.fault)
          if (made.response === null) return false
          const added = await addition.send({ input: { name, response: made.response } })
          if (added.saved) onDone()
          return added.saved !== null
        }}
      />
    </Stack>
  )
}

function RenameForm({ passkeyId, onDone }: { passkeyId: string; onDone: () => void }) {
  const { send, isPending, refusal, faultByField } = useRenamePasskey()
  return (
    <AccountForm
      fields={[nameField()]}
      button={t('Save the name')}
      pendingButton={t('Saving...')}
      isPending={isPending}
      refusal={refusal}
      faultByField={faultByField}
      onSubmit={async ({ name }) => {
        const { saved } = await send({ input: { passkeyId, name } })
        if (saved) onDone()
        return saved !== null
      }}
    />
  )
}

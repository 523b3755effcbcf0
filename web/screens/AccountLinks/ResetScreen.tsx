import { Link, useLocation, useNavigate } from 'react-router-dom'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { Stack, TextLink, useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { endSession } from '../../relay/session.ts'
import { LinkPage } from './LinkPage.tsx'
import { useResetPassword } from './useResetPassword.ts'

const fields = (): readonly AccountField<'password'>[] => [
  {
    name: 'password',
    label: t('New password'),
    type: 'password',
    autoComplete: 'new-password',
    help: t('At least 6 characters. Several unusual words are easy to remember and hard to guess.'),
  },
]

/** Sets a new password. The token of the link is in the address's fragment. */
export default function ResetScreen() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { toast } = useToast()
  const { send, isPending, refusal, faultByField } = useResetPassword()
  return (
    <LinkPage
      title={t('Choose a new password')}
      lead={t('All devices are signed out, and you log in with the new one.')}
    >
      <Stack $gap={5}>
        <AccountForm
          fields={fields()}
          button={t('Set the password')}
          pendingButton={t('Setting...')}
          variant="primary"
          isPending={isPending}
          refusal={refusal}
          faultByField={faultByField}
          onSubmit={async ({ password }) => {
            const { saved } = await send({ input: { token: hash.slice(1), password } })
            if (!saved) return false
            await endSession()
            toast({ title: t('Password set'), description: t('Log in with your new password.') })
            await navigate('/auth', { replace: true })
            return true
          }}
        />
        <TextLink as={Link} to="/auth/forgot">
          {t('Ask for a new link')}
        </TextLink>
      </Stack>
    </LinkPage>
  )
}

import { useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { Banner, Button, LinkButton, Row, Stack, useToast } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { refusalByField } from '../../relay/refusal.ts'
import { beginSession } from '../../relay/session.ts'
import { LinkPage } from './LinkPage.tsx'
import { useCompleteRegistration } from './useCompleteRegistration.ts'

const nameFields = (): readonly AccountField<'username'>[] => [
  { name: 'username', label: t('Another username'), type: 'text', autoComplete: 'username' },
]

/** What the link alone does not settle: a name that was taken meanwhile, a promotion that is over. */
type Settled = { username?: string; withoutPromotion?: true }

/**
 * Opens the account of a registration. It waits for a press of the button, because programs that check mails open their
 * links. What was taken meanwhile is asked for again, and the link stays.
 */
export default function CompleteScreen() {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const { toast } = useToast()
  const { send, isPending, refusal, faultByField } = useCompleteRegistration()
  const [settled, setSettled] = useState<Settled>({})
  const [isNameAsked, setIsNameAsked] = useState(false)
  const isDead = refusal?.kind === 'NotFoundError'
  const again = useRef<HTMLAnchorElement>(null)

  // The button that was pressed is gone then.
  useEffect(() => {
    if (isDead) again.current?.focus()
  }, [isDead])

  async function open(more: Settled): Promise<boolean> {
    const now = { ...settled, ...more }
    setSettled(now)
    const { saved, refusal: why } = await send({ input: { token: hash.slice(1), ...now } })
    if (!saved) {
      const faults = refusalByField(why)
      setIsNameAsked('username' in faults)
      if ('withoutPromotion' in faults) setSettled({ ...now, withoutPromotion: true })
      return false
    }
    const { fullName, creditsRemaining, isPromotionalUser } = saved.viewer
    await beginSession()
    toast(
      isPromotionalUser
        ? {
            title: t('Welcome to the Promotional Program!'),
            description: t(
              'Account created successfully. You have {creditsRemaining} free SOP generation credit.',
              { creditsRemaining },
            ),
          }
        : {
            title: t('Account Created Successfully!'),
            description: t('Welcome {fullName}! You have {creditsRemaining} free credit.', {
              fullName,
              creditsRemaining,
            }),
          },
    )
    await navigate(isPromotionalUser ? '/promotional-signup' : '/onboarding?step=verification', {
      replace: true,
    })
    return true
  }

  return (
    <LinkPage
      title={t('Open your account')}
      lead={t('This confirms your address, and logs you in on this device.')}
    >
      <Stack $gap={4} $align="start">
        {refusal && !isNameAsked && (
          <Banner
            tone="danger"
            announce
            action={
              isDead && (
                <LinkButton ref={again} as={Link} to="/register" size="small">
                  {t('Register again')}
                </LinkButton>
              )
            }
          >
            {refusal.message}
          </Banner>
        )}
        {isNameAsked ? (
          <AccountForm
            fields={nameFields()}
            button={t('Open the account')}
            pendingButton={t('Opening...')}
            variant="primary"
            isPending={isPending}
            refusal={refusal}
            faultByField={faultByField}
            onSubmit={open}
          />
        ) : (
          <Row $wrap>
            {!isDead && (
              <Button
                variant="primary"
                pending={isPending}
                pendingLabel={t('Opening...')}
                onClick={() => void open({})}
              >
                {settled.withoutPromotion ? t('Open it without the promotion') : t('Open the account')}
              </Button>
            )}
            <LinkButton as={Link} to="/auth" variant="quiet">
              {t('Log in instead')}
            </LinkButton>
          </Row>
        )}
      </Stack>
    </LinkPage>
  )
}

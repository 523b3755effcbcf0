import { useCallback, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { from, Heading, Stack, Tabs, Text, Wordmark } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { addressForm, oneOf, words } from '../../routing/addressForm.ts'
import { returnPath } from '../../routing/returnPath.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { AuthAside } from './AuthAside.tsx'
import { LoginForm, type LoginValues } from './LoginForm.tsx'
import { RegisterForm, type RegisterValues } from './RegisterForm.tsx'

const Columns = styled.div`
  display: grid;
  min-height: 100dvh;

  ${from.desk} {
    grid-template-columns: minmax(0, 1.15fr) minmax(28rem, 1fr);
  }
`

const Side = styled.div`
  display: flex;
  flex-direction: column;
  padding: var(--space-4) var(--gutter) var(--space-7);

  ${from.desk} {
    padding-inline: clamp(var(--space-6), 5vw, var(--space-8));
  }
`

const Head = styled.div`
  width: 100%;
  max-width: 26rem;
  margin-inline: auto;
`

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  text-decoration: none;
`

const Card = styled.div`
  width: 100%;
  max-width: 26rem;
  margin: var(--space-6) auto;

  ${from.tablet} {
    margin-block: var(--space-8);
  }

  ${from.desk} {
    margin-block: auto;
  }
`

const headOf = (tab: 'login' | 'register') =>
  tab === 'login'
    ? { title: t('Log in to your account'), subtitle: t('Enter your credentials to access your account') }
    : { title: t('Create an account'), subtitle: t('Fill in the form below to create your account') }

const LONGEST_PATH = 2000

/** `next` is the path to go to afterwards. */
const AUTH_ADDRESS = addressForm({ tab: oneOf(['login', 'register']), next: words(LONGEST_PATH) })

/** Signs in or opens an account, and then goes to the page that was wanted. */
export default function AuthScreen() {
  const { state, set } = useAddress(AUTH_ADDRESS)
  const { tab, next } = state
  const navigate = useNavigate()
  const { title, subtitle } = headOf(tab)

  const typedToLogin = useRef<LoginValues>(null)
  const typedToRegister = useRef<RegisterValues>(null)

  const leave = useCallback(() => {
    void navigate(returnPath(next) ?? '/', { replace: true })
  }, [navigate, next])

  return (
    <Columns>
      <AuthAside />
      <Side>
        <Head>
          <Home to="/">
            <Wordmark />
          </Home>
        </Head>
        <Card>
          <Stack $gap={5}>
            <Stack $gap={2}>
              <Heading level={1} size="medium">
                {title}
              </Heading>
              <Text $tone="soft">{subtitle}</Text>
            </Stack>
            <Tabs
              label={t('Log in or register')}
              fit="fill"
              value={tab}
              onValueChange={chosen => set({ tab: chosen })}
              items={[
                {
                  value: 'login',
                  label: t('Login'),
                  content: <LoginForm kept={typedToLogin} onDone={leave} />,
                },
                {
                  value: 'register',
                  label: t('Register'),
                  content: <RegisterForm kept={typedToRegister} onDone={leave} />,
                },
              ]}
            />
          </Stack>
        </Card>
      </Side>
    </Columns>
  )
}

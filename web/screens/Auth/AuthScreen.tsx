import { useCallback, useRef } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { from, Heading, Stack, Tabs, Text, Wordmark } from '../../design/index.ts'
import { returnPath } from '../../routing/returnPath.ts'
import { AuthAside } from './AuthAside.tsx'
import { LoginForm, type LoginValues } from './LoginForm.tsx'
import { RegisterForm, type RegisterValues } from './RegisterForm.tsx'

const Halves = styled.div`
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

const WORDS = {
  login: { title: 'Log in to your account', subtitle: 'Enter your credentials to access your account' },
  register: { title: 'Create an account', subtitle: 'Fill in the form below to create your account' },
} as const

/** Where one signs in or opens an account, and goes on to where one wanted to go. */
export default function AuthScreen() {
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const tab = search.get('tab') === 'register' ? 'register' : 'login'
  const next = search.get('next')

  const typedToLogin = useRef<LoginValues>(null)
  const typedToRegister = useRef<RegisterValues>(null)

  const goOn = useCallback(() => {
    void navigate(returnPath(next) ?? '/', { replace: true })
  }, [navigate, next])

  function choose(chosen: keyof typeof WORDS) {
    setSearch(
      earlier => {
        const changed = new URLSearchParams(earlier)
        if (chosen === 'register') changed.set('tab', 'register')
        else changed.delete('tab')
        return changed
      },
      { replace: true, preventScrollReset: true },
    )
  }

  return (
    <Halves>
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
                {WORDS[tab].title}
              </Heading>
              <Text $tone="soft">{WORDS[tab].subtitle}</Text>
            </Stack>
            <Tabs
              label="Log in or register"
              fit="fill"
              value={tab}
              onValueChange={choose}
              items={[
                { value: 'login', label: 'Login', content: <LoginForm kept={typedToLogin} onDone={goOn} /> },
                {
                  value: 'register',
                  label: 'Register',
                  content: <RegisterForm kept={typedToRegister} onDone={goOn} />,
                },
              ]}
            />
          </Stack>
        </Card>
      </Side>
    </Halves>
  )
}

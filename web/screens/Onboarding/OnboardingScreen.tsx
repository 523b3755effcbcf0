import { useRef } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Navigate, useNavigate } from 'react-router-dom'
import type { OnboardingScreen_query$key } from '../../__generated__/OnboardingScreen_query.graphql.ts'
import onboardingQuery, {
  type onboardingRouteQuery,
} from '../../__generated__/onboardingRouteQuery.graphql.ts'
import { Column, Progress, Stack } from '../../design/index.ts'
import { t, words } from '../../language/language.ts'
import { addressForm, oneOf } from '../../routing/addressForm.ts'
import { signInPath } from '../../routing/returnPath.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useHeadingFocus } from '../../routing/useHeadingFocus.ts'
import { CompleteStep } from './CompleteStep.tsx'
import { SignupStep, type SignupValues } from './SignupStep.tsx'
import { VerificationStep } from './VerificationStep.tsx'
import { WelcomeStep } from './WelcomeStep.tsx'

/** The steps, with how far each is. */
const STEPS = words({
  welcome: { number: 1, name: 'Welcome', percent: 25 },
  signup: { number: 2, name: 'Registration', percent: 50 },
  verification: { number: 3, name: 'Verification', percent: 75 },
  complete: { number: 4, name: 'Complete', percent: 100 },
})
type Step = keyof typeof STEPS

const ONBOARDING_ADDRESS = addressForm({ step: oneOf(['welcome', 'signup', 'verification', 'complete']) })
const VERIFICATION = { pathname: '/onboarding', search: '?step=verification' }

/** Who has an account neither reads the welcome nor registers again. */
function stepFor(wanted: Step, isSignedIn: boolean): Step {
  return isSignedIn && (wanted === 'welcome' || wanted === 'signup') ? 'verification' : wanted
}

/** Four steps to an account: welcome, registration, confirmation of the address, and on. */
export default function OnboardingScreen({ queryRef }: { queryRef: PreloadedQuery<onboardingRouteQuery> }) {
  return <Steps query={usePreloadedQuery<onboardingRouteQuery>(onboardingQuery, queryRef)} />
}

function Steps({ query }: { query: OnboardingScreen_query$key }) {
  const answer = useFragment(
    graphql`
      fragment OnboardingScreen_query on Query {
        viewer {
          id
        }
        ...VerificationStep_query
      }
    `,
    query,
  )
  const isSignedIn = Boolean(answer.viewer)
  const { state, set } = useAddress(ONBOARDING_ADDRESS)
  const navigate = useNavigate()
  const step = stepFor(state.step, isSignedIn)
  const heading = useHeadingFocus(step)
  const typed = useRef<SignupValues>(null)
  const { number, name, percent } = STEPS[step]
  const goTo = (next: Step) => set({ step: next }, { history: 'PUSH', reloads: false })

  if (step === 'verification' && !isSignedIn) return <Navigate to={signInPath(VERIFICATION)} replace />
  return (
    <ScreenPage>
      <Column $centred>
        <Stack $gap={6}>
          <Progress label={t('Step {number} of 4: {name}', { number, name })} value={percent} />
          {step === 'welcome' && <WelcomeStep heading={heading} onBegin={() => goTo('signup')} />}
          {step === 'signup' && (
            <SignupStep
              heading={heading}
              kept={typed}
              onBack={() => goTo('welcome')}
              onDone={() => void navigate(VERIFICATION, { replace: true })}
            />
          )}
          {step === 'verification' && (
            <VerificationStep heading={heading} query={answer} onContinue={() => goTo('complete')} />
          )}
          {step === 'complete' && <CompleteStep heading={heading} isSignedIn={isSignedIn} />}
        </Stack>
      </Column>
    </ScreenPage>
  )
}

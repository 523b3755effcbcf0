import { type RouteObject, redirect } from 'react-router-dom'
import { currentEnvironment } from './relay/environment.ts'
import { pageRoute } from './relay/screenRoute.ts'
import { isSignedIn } from './relay/session.ts'
import { applicationsRoute } from './screens/Applications/applicationsRoute.ts'
import { dashboardRoute } from './screens/Dashboard/dashboardRoute.ts'
import { documentGenerationRoute } from './screens/DocumentGeneration/documentGenerationRoute.ts'
import { documentGeneratorRoute } from './screens/DocumentGenerator/documentGeneratorRoute.ts'
import { outboxRoute } from './screens/Outbox/outboxRoute.ts'
import { pricingRoute } from './screens/Pricing/pricingRoute.ts'
import { profileRoute } from './screens/Profile/profileRoute.ts'
import { programRoute } from './screens/Program/programRoute.ts'
import { resultsRoute } from './screens/Results/resultsRoute.ts'
import { shortlistRoute } from './screens/Shortlist/shortlistRoute.ts'
import { universitiesRoute } from './screens/Universities/universitiesRoute.ts'
import { universityRoute } from './screens/University/universityRoute.ts'
import { universityMatcherRoute } from './screens/UniversityMatcher/universityMatcherRoute.ts'
import { wizardRoutes } from './screens/Wizard/wizardRoute.ts'
import { AppFault } from './shell/AppFault.tsx'
import { AppFrame } from './shell/AppFrame.tsx'
import { AppSpinner } from './shell/AppSpinner.tsx'
import { appLoader, appShouldRevalidate } from './shell/appLoader.ts'
import { ScreenFault } from './shell/ScreenFault.tsx'

async function loginLoader() {
  return redirect((await isSignedIn(currentEnvironment())) ? '/dashboard' : '/auth')
}

const landing = () => import('./screens/Landing/LandingScreen.tsx')

/** Pages for who develops Gradwright; a build leaves them out. */
const workshop = import.meta.env.DEV
  ? [
      pageRoute({
        path: '/design',
        access: 'PUBLIC',
        page: () => import('./screens/Design/DesignScreen.tsx'),
      }),
    ]
  : []

/** Every page of Gradwright. A link may only lead to one of these. */
export const routes: RouteObject[] = [
  {
    id: 'app',
    loader: appLoader,
    shouldRevalidate: appShouldRevalidate,
    element: <AppFrame />,
    errorElement: <AppFault />,
    hydrateFallbackElement: <AppSpinner />,
    children: [
      {
        errorElement: <ScreenFault />,
        children: [
          pageRoute({ path: '/', access: 'PUBLIC', page: landing }),
          pageRoute({ path: '/countries/:country', access: 'PUBLIC', page: landing }),
          pageRoute({
            path: '/auth',
            access: 'VISITOR',
            page: () => import('./screens/Auth/AuthScreen.tsx'),
          }),
          dashboardRoute,
          profileRoute,
          documentGenerationRoute,
          ...wizardRoutes,
          documentGeneratorRoute,
          resultsRoute,
          universitiesRoute,
          universityRoute,
          programRoute,
          universityMatcherRoute,
          pricingRoute,
          shortlistRoute,
          applicationsRoute,
          outboxRoute,
          { path: '/login', loader: loginLoader, element: <AppSpinner /> },
          { path: '/register', loader: () => redirect('/auth?tab=register'), element: <AppSpinner /> },
          ...workshop,
          pageRoute({
            path: '*',
            access: 'PUBLIC',
            page: () => import('./screens/NotFound/NotFoundScreen.tsx'),
          }),
        ],
      },
    ],
  },
]

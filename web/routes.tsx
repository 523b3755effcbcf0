import { type RouteObject, redirect } from 'react-router-dom'
import { AppFault } from './app/AppFault.tsx'
import { AppFrame } from './app/AppFrame.tsx'
import { AppSpinner } from './app/AppSpinner.tsx'
import { appLoader, appShouldRevalidate } from './app/appLoader.ts'
import { TYPES } from './content/documentHub.ts'
import { currentEnvironment } from './relay/environment.ts'
import { isSignedIn } from './relay/session.ts'
import { ScreenFault } from './routing/ScreenFault.tsx'
import { pageRoute, screenAt } from './routing/screenRoute.ts'

async function loginLoader() {
  return redirect((await isSignedIn(currentEnvironment())) ? '/dashboard' : '/auth')
}

const wizardAt = (type: keyof typeof TYPES) =>
  screenAt(TYPES[type].path, async () => {
    const { wizardRoutes } = await import('./screens/Wizard/wizardRoute.ts')
    return { default: wizardRoutes[type] }
  })

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
          screenAt('/dashboard', () => import('./screens/Dashboard/dashboardRoute.ts')),
          screenAt('/profile', () => import('./screens/Profile/profileRoute.ts')),
          screenAt('/document-generation', () => import('./screens/DocumentHub/documentHubRoute.ts')),
          wizardAt('SOP'),
          wizardAt('LOR'),
          wizardAt('ESSAY'),
          screenAt(
            '/document-generation/:type/questions',
            () => import('./screens/Questions/questionsRoute.ts'),
          ),
          screenAt('/document-generator', () => import('./screens/QuickForm/quickFormRoute.ts')),
          screenAt('/results/:documentId', () => import('./screens/Results/resultsRoute.ts')),
          screenAt('/universities', () => import('./screens/Universities/universitiesRoute.ts')),
          screenAt('/universities/:universityId', () => import('./screens/University/universityRoute.ts')),
          screenAt('/programs/:programId', () => import('./screens/Program/programRoute.ts')),
          screenAt(
            '/university-matcher',
            () => import('./screens/UniversityMatcher/universityMatcherRoute.ts'),
          ),
          screenAt('/pricing', () => import('./screens/Pricing/pricingRoute.ts')),
          screenAt('/shortlist', () => import('./screens/Shortlist/shortlistRoute.ts')),
          screenAt('/applications', () => import('./screens/Applications/applicationsRoute.ts')),
          screenAt('/story', () => import('./screens/Story/storyRoute.ts')),
          screenAt('/outbox', () => import('./screens/Outbox/outboxRoute.ts')),
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

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
  screenAt(TYPES[type].path, TYPES[type].title, async () => {
    const { wizardRoutes } = await import('./screens/Wizard/wizardRoute.ts')
    return { default: wizardRoutes[type] }
  })

const landing = () => import('./screens/Landing/landingRoute.ts')

/** A page about this site, without a query. */
const publicPage = (path: string, title: string) =>
  pageRoute({
    path,
    title,
    access: 'PUBLIC',
    page: () => import('./screens/PublicPage/PublicPageScreen.tsx'),
  })

/** Pages for the development of Gradwright; a build leaves them out. */
const developmentRoutes = import.meta.env.DEV
  ? [
      pageRoute({
        path: '/design',
        title: 'Design',
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
          screenAt('/', 'Programmes that fit, applications from your own facts', landing),
          screenAt('/countries/:country', 'Where students apply', landing),
          pageRoute({
            path: '/auth',
            title: 'Log in or create an account',
            access: 'VISITOR',
            page: () => import('./screens/Auth/AuthScreen.tsx'),
          }),
          screenAt('/dashboard', 'Dashboard', () => import('./screens/Dashboard/dashboardRoute.ts')),
          screenAt('/profile', 'Study Abroad Profile', () => import('./screens/Profile/profileRoute.ts')),
          screenAt(
            '/document-generation',
            'Document Generation',
            () => import('./screens/DocumentHub/documentHubRoute.ts'),
          ),
          wizardAt('SOP'),
          wizardAt('LOR'),
          wizardAt('ESSAY'),
          screenAt(
            '/document-generation/:type/questions',
            'Questions before writing',
            () => import('./screens/Questions/questionsRoute.ts'),
          ),
          screenAt(
            '/document-generator',
            'AI Document Generator',
            () => import('./screens/QuickForm/quickFormRoute.ts'),
          ),
          screenAt(
            '/results/:documentId',
            'Your document',
            () => import('./screens/Results/resultsRoute.ts'),
          ),
          screenAt(
            '/shared/:token',
            'Shared text',
            () => import('./screens/SharedDocument/sharedDocumentRoute.ts'),
          ),
          screenAt(
            '/letters/:token',
            'Letter of recommendation',
            () => import('./screens/Letter/letterRoute.ts'),
          ),
          screenAt(
            '/universities',
            'Universities',
            () => import('./screens/Universities/universitiesRoute.ts'),
          ),
          screenAt(
            '/universities/:universityId',
            'University',
            () => import('./screens/University/universityRoute.ts'),
          ),
          screenAt('/programs/:programId', 'Programme', () => import('./screens/Program/programRoute.ts')),
          screenAt(
            '/university-matcher',
            'University Matcher',
            () => import('./screens/UniversityMatcher/universityMatcherRoute.ts'),
          ),
          screenAt('/pricing', 'Pricing', () => import('./screens/Pricing/pricingRoute.ts')),
          pageRoute({
            path: '/contact',
            title: 'Contact',
            access: 'PUBLIC',
            page: () => import('./screens/Contact/ContactScreen.tsx'),
          }),
          publicPage('/about', 'About Gradwright'),
          publicPage('/privacy', 'Privacy'),
          publicPage('/terms', 'Terms of use'),
          publicPage('/refunds', 'Refunds'),
          publicPage('/accessibility', 'Accessibility'),
          publicPage('/security', 'Security'),
          screenAt('/premium', 'Pricing', () => import('./screens/Pricing/pricingRoute.ts')),
          screenAt(
            '/checkout/sandbox',
            'Checkout',
            () => import('./screens/SandboxCheckout/sandboxCheckoutRoute.ts'),
          ),
          screenAt('/account', 'Account', () => import('./screens/Account/accountRoute.ts')),
          screenAt('/shortlist', 'Shortlist', () => import('./screens/Shortlist/shortlistRoute.ts')),
          screenAt(
            '/applications',
            'Applications',
            () => import('./screens/Applications/applicationsRoute.ts'),
          ),
          screenAt('/story', 'Your story', () => import('./screens/Story/storyRoute.ts')),
          screenAt('/outbox', 'Outbox', () => import('./screens/Outbox/outboxRoute.ts')),
          { path: '/login', loader: loginLoader, element: <AppSpinner /> },
          {
            path: '/onboarding',
            loader: () => redirect('/auth?tab=register&next=/dashboard'),
            element: <AppSpinner />,
          },
          { path: '/register', loader: () => redirect('/auth?tab=register'), element: <AppSpinner /> },
          ...developmentRoutes,
          pageRoute({
            path: '*',
            title: '404 Page Not Found',
            access: 'PUBLIC',
            page: () => import('./screens/NotFound/NotFoundScreen.tsx'),
          }),
        ],
      },
    ],
  },
]

import { type RouteObject, redirect } from 'react-router-dom'
import { AppFault } from './app/AppFault.tsx'
import { AppFrame } from './app/AppFrame.tsx'
import { AppSpinner } from './app/AppSpinner.tsx'
import { appLoader, appShouldRevalidate } from './app/appLoader.ts'
import { TYPES } from './content/documentHub.ts'
import { PAGE_TITLES, type PagePath } from './content/pageTitles.ts'
import { currentEnvironment } from './relay/environment.ts'
import { isSignedIn } from './relay/session.ts'
import { ScreenFault } from './routing/ScreenFault.tsx'
import { pageRoute, screenAt } from './routing/screenRoute.ts'

async function loginLoader() {
  return redirect((await isSignedIn(currentEnvironment())) ? '/dashboard' : '/auth')
}

const screen = (path: PagePath, route: Parameters<typeof screenAt>[2]) =>
  screenAt(path, PAGE_TITLES[path], route)

const page = (place: Omit<Parameters<typeof pageRoute>[0], 'title'> & { path: PagePath }) =>
  pageRoute({ ...place, title: PAGE_TITLES[place.path] })

/** An address that leads on to another page. */
const redirection = (path: PagePath, loader: () => Response | Promise<Response>): RouteObject => ({
  path,
  loader,
  element: <AppSpinner />,
})

const wizardAt = (type: keyof typeof TYPES) =>
  screen(TYPES[type].path, async () => {
    const { wizardRoutes } = await import('./screens/Wizard/wizardRoute.ts')
    return { default: wizardRoutes[type] }
  })

/** A page about this site, without a query. */
const publicPage = (path: PagePath) =>
  page({
    path,
    access: 'PUBLIC',
    page: () => import('./screens/PublicPage/PublicPageScreen.tsx'),
  })

/** Pages for the development of Gradwright; a build leaves them out. */
const developmentRoutes = import.meta.env.DEV
  ? [
      page({
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
          screen('/', () => import('./screens/Landing/landingRoute.ts')),
          screen('/countries/:country', () => import('./screens/Landing/countryRoute.ts')),
          page({
            path: '/auth',
            access: 'VISITOR',
            page: () => import('./screens/Auth/AuthScreen.tsx'),
          }),
          screen('/auth/forgot', () => import('./screens/AccountLinks/forgotRoute.ts')),
          page({
            path: '/auth/reset',
            access: 'PUBLIC',
            page: () => import('./screens/AccountLinks/ResetScreen.tsx'),
          }),
          page({
            path: '/auth/complete',
            access: 'PUBLIC',
            page: () => import('./screens/AccountLinks/CompleteScreen.tsx'),
          }),
          page({
            path: '/auth/confirm',
            access: 'PUBLIC',
            page: () => import('./screens/AccountLinks/ConfirmScreen.tsx'),
          }),
          page({
            path: '/unsubscribe/:token',
            access: 'PUBLIC',
            page: () => import('./screens/AccountLinks/UnsubscribeScreen.tsx'),
          }),
          screen('/dashboard', () => import('./screens/Dashboard/dashboardRoute.ts')),
          screen('/profile', () => import('./screens/Profile/profileRoute.ts')),
          screen('/document-generation', () => import('./screens/DocumentHub/documentHubRoute.ts')),
          wizardAt('SOP'),
          wizardAt('LOR'),
          wizardAt('ESSAY'),
          screen(
            '/document-generation/:type/questions',
            () => import('./screens/Questions/questionsRoute.ts'),
          ),
          screen('/document-generator', () => import('./screens/QuickForm/quickFormRoute.ts')),
          screen('/results/:documentId', () => import('./screens/Results/resultsRoute.ts')),
          screen('/results/:documentId/variant', () => import('./screens/Results/variant/variantRoute.ts')),
          screen('/shared/:token', () => import('./screens/SharedDocument/sharedDocumentRoute.ts')),
          screen('/letters/:token', () => import('./screens/Letter/letterRoute.ts')),
          screen('/universities', () => import('./screens/Universities/universitiesRoute.ts')),
          screen('/universities/:universityId', () => import('./screens/University/universityRoute.ts')),
          screen('/programs/:programId', () => import('./screens/Program/programRoute.ts')),
          screen(
            '/university-matcher',
            () => import('./screens/UniversityMatcher/universityMatcherRoute.ts'),
          ),
          screen('/pricing', () => import('./screens/Pricing/pricingRoute.ts')),
          page({
            path: '/contact',
            access: 'PUBLIC',
            page: () => import('./screens/Contact/ContactScreen.tsx'),
          }),
          publicPage('/about'),
          publicPage('/privacy'),
          publicPage('/terms'),
          publicPage('/refunds'),
          publicPage('/accessibility'),
          publicPage('/security'),
          screen('/premium', () => import('./screens/Pricing/pricingRoute.ts')),
          screen('/checkout/sandbox', () => import('./screens/SandboxCheckout/sandboxCheckoutRoute.ts')),
          screen('/developers', () => import('./screens/Developers/developersRoute.ts')),
          page({
            path: '/developers/reference',
            access: 'PUBLIC',
            page: () => import('./screens/Reference/ReferenceScreen.tsx'),
          }),
          page({
            path: '/developers/changelog',
            access: 'PUBLIC',
            page: () => import('./screens/Changelog/ChangelogScreen.tsx'),
          }),
          screen('/organisation', () => import('./screens/Organisation/organisationRoute.ts')),
          screen(
            '/organisation/students/:studentId',
            () => import('./screens/PartnerStudent/partnerStudentRoute.ts'),
          ),
          screen('/consent/:token', () => import('./screens/Consent/consentRoute.ts')),
          screen('/invitations/:token', () => import('./screens/Invitation/invitationRoute.ts')),
          screen('/account', () => import('./screens/Account/accountRoute.ts')),
          screen('/shortlist', () => import('./screens/Shortlist/shortlistRoute.ts')),
          screen('/applications', () => import('./screens/Applications/applicationsRoute.ts')),
          screen('/scholarships', () => import('./screens/Scholarships/scholarshipsRoute.ts')),
          screen('/guides', () => import('./screens/Guides/guidesRoute.ts')),
          screen('/guides/:slug', () => import('./screens/Guides/guideRoute.ts')),
          screen('/content-management', () => import('./screens/Content/contentRoute.ts')),
          screen('/interview', () => import('./screens/Interview/interviewsRoute.ts')),
          screen('/interview/:interviewId', () => import('./screens/Interview/interviewRoute.ts')),
          screen('/cv-review', () => import('./screens/CvReview/cvReviewRoute.ts')),
          screen('/story', () => import('./screens/Story/storyRoute.ts')),
          screen('/expert-review', () => import('./screens/ExpertReview/expertReviewRoute.ts')),
          screen('/reviews', () => import('./screens/ExpertReview/reviewsRoute.ts')),
          screen('/reviews/:reviewId', () => import('./screens/ExpertReview/reviewRoute.ts')),
          screen('/community', () => import('./screens/Community/communityRoute.ts')),
          screen('/community/:postId', () => import('./screens/Community/questionRoute.ts')),
          screen('/support', () => import('./screens/Support/supportRoute.ts')),
          screen('/support/:threadId', () => import('./screens/Support/conversationRoute.ts')),
          screen('/admin', () => import('./screens/Admin/adminRoute.ts')),
          screen('/admin/people', () => import('./screens/Admin/peopleRoute.ts')),
          screen('/admin/people/:personId', () => import('./screens/Admin/personRoute.ts')),
          screen('/admin/organisations', () => import('./screens/Admin/organisationsRoute.ts')),
          screen('/admin/payments', () => import('./screens/Admin/paymentsRoute.ts')),
          screen('/admin/jobs', () => import('./screens/Admin/jobsRoute.ts')),
          screen('/admin/support', () => import('./screens/Admin/supportListRoute.ts')),
          screen('/admin/reports', () => import('./screens/Admin/reportsRoute.ts')),
          screen('/admin/campaigns', () => import('./screens/Admin/campaignsRoute.ts')),
          screen('/admin/audit', () => import('./screens/Admin/auditRoute.ts')),
          screen('/outbox', () => import('./screens/Outbox/outboxRoute.ts')),
          redirection('/login', loginLoader),
          screen('/onboarding', () => import('./screens/Onboarding/onboardingRoute.ts')),
          screen(
            '/promotional-signup',
            () => import('./screens/PromotionalSignup/promotionalSignupRoute.ts'),
          ),
          redirection('/register', () => redirect('/auth?tab=register')),
          ...developmentRoutes,
          page({
            path: '*',
            access: 'PUBLIC',
            page: () => import('./screens/NotFound/NotFoundScreen.tsx'),
          }),
        ],
      },
    ],
  },
]

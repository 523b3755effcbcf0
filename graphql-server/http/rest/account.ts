import { createRoute, z } from '@hono/zod-openapi'
import { loginInput, registerInput } from '../../domain/accounts/inputs.ts'
import { readUser } from '../../domain/accounts/readUser.ts'
import { REGISTRATION_ANSWER, requestRegistration } from '../../domain/accounts/requestRegistration.ts'
import { signIn } from '../../domain/accounts/signIn.ts'
import { signOut } from '../../domain/accounts/signOut.ts'
import { startCheckout } from '../../domain/billing/startCheckout.ts'
import { upgradeToPremium } from '../../domain/billing/upgradeToPremium.ts'
import { readExport } from '../../domain/personalData/exportAccount.ts'
import { streamOf } from '../streamOf.ts'
import { errorBody, errorResponses } from './errorResponses.ts'
import { pathId } from './pathIds.ts'
import { refuseOthers, restApp, signedIn } from './restApp.ts'
import { presentUser, userJson } from './userJson.ts'

const tags = ['Account']
const answersUser = { description: 'The user.', content: { 'application/json': { schema: userJson } } }

const register = createRoute({
  method: 'post',
  path: '/register',
  tags,
  summary: 'Open an account; signs in',
  description:
    'Where mails are sent, 202: the account is opened by the link of a mail. The answer is the same whether the address has an account.',
  request: { body: { required: true, content: { 'application/json': { schema: registerInput } } } },
  responses: {
    201: answersUser,
    202: {
      description: 'A link that opens the account is mailed where the address is new here.',
      content: { 'application/json': { schema: z.object({ message: z.string() }) } },
    },
    ...errorResponses(400, 409, 413, 415, 422, 429, 503),
  },
})

const login = createRoute({
  method: 'post',
  path: '/login',
  tags,
  summary: 'Sign in; the session comes as a cookie',
  request: { body: { required: true, content: { 'application/json': { schema: loginInput } } } },
  responses: { 200: answersUser, ...errorResponses(400, 401, 413, 415, 422, 429, 503) },
})

const logout = createRoute({
  method: 'post',
  path: '/logout',
  tags,
  summary: 'Sign out; also fine when signed out',
  responses: { 204: { description: 'Signed out.' }, ...errorResponses(503) },
})

const currentUser = createRoute({
  method: 'get',
  path: '/auth/user',
  tags,
  summary: 'Who is signed in',
  middleware: signedIn,
  responses: { 200: answersUser, ...errorResponses(401, 503) },
})

/** An error that may name the checkout. */
const checkoutJson = errorBody.extend({
  checkoutUrl: z
    .string()
    .optional()
    .describe('Where the plan is paid for; absent where nothing can be bought.'),
})

const premium = createRoute({
  method: 'post',
  path: '/users/{id}/premium',
  tags,
  summary: 'Change to the Premium plan',
  description:
    'In the sandbox at once. With Stripe 402 with the address of the checkout until the subscription is paid; 402 where purchases are not open.',
  middleware: signedIn,
  request: { params: pathId('Your own id; another one is refused.') },
  responses: {
    200: answersUser,
    ...errorResponses(400, 401, 403, 409, 429, 503),
    402: {
      description: 'It has to be paid for.',
      content: { 'application/json': { schema: checkoutJson } },
    },
  },
})

const exportRoute = createRoute({
  method: 'get',
  path: '/account/export',
  tags,
  summary: 'The archive of your data, where one is ready',
  middleware: signedIn,
  responses: {
    200: {
      description: 'A ZIP archive.',
      content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
    },
    ...errorResponses(401, 404, 503),
  },
})

export const accountRoutes = restApp()
  .openapi(register, async c => {
    const { app, origin, viewer, openSession } = c.get('caller')
    const opened = await requestRegistration({ app, origin, viewer, input: c.req.valid('json') })
    if (!opened) return c.json({ message: REGISTRATION_ANSWER }, 202)
    openSession(opened.session)
    return c.json(await presentUser({ app, user: opened.user }), 201)
  })
  .openapi(login, async c => {
    const { app, origin, viewer, openSession } = c.get('caller')
    const { user, session } = await signIn({ app, origin, viewer, input: c.req.valid('json') })
    openSession(session)
    return c.json(await presentUser({ app, user }), 200)
  })
  .openapi(logout, async c => {
    const { app, viewer, closeSession } = c.get('caller')
    await signOut({ app, viewer })
    closeSession()
    return c.body(null, 204)
  })
  .openapi(currentUser, async c => {
    const { app, viewer } = c.get('caller')
    return c.json(await presentUser({ app, user: await readUser({ app, viewer }) }), 200)
  })
  .openapi(exportRoute, async c => {
    const { app, viewer } = c.get('caller')
    const { size, parts } = await readExport({ app, viewer })
    return c.body(streamOf(parts), 200, {
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': 'attachment; filename="gradwright-data.zip"',
    })
  })
  .openapi(premium, async c => {
    const { app } = c.get('caller')
    const viewer = c.get('viewer')
    refuseOthers({ viewer, userId: c.req.valid('param').id })
    const user = await readUser({ app, viewer })
    if (app.settings.billing === 'stripe' && user.plan !== 'PREMIUM') {
      const { url: checkoutUrl } = await startCheckout({ app, viewer, input: { plan: 'PREMIUM' } })
      const message = 'Premium begins when its subscription is paid.'
      return c.json({ message, code: 'PLAN_REQUIRED', fields: {}, checkoutUrl }, 402)
    }
    return c.json(await presentUser({ app, user: await upgradeToPremium({ app, viewer }) }), 200)
  })

import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { type ConcreteRequest, createOperationDescriptor, type VariablesOf } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import { vi } from 'vitest'
import type { countryRouteQuery } from '../__generated__/countryRouteQuery.graphql.ts'
import type { dashboardRouteQuery } from '../__generated__/dashboardRouteQuery.graphql.ts'
import type { landingRouteQuery } from '../__generated__/landingRouteQuery.graphql.ts'
import type { onboardingRouteQuery } from '../__generated__/onboardingRouteQuery.graphql.ts'
import type { promotionalSignupRouteQuery } from '../__generated__/promotionalSignupRouteQuery.graphql.ts'
import type { sessionQuery } from '../__generated__/sessionQuery.graphql.ts'
import type { universitiesRouteQuery } from '../__generated__/universitiesRouteQuery.graphql.ts'
import type { useCompleteRegistrationMutation } from '../__generated__/useCompleteRegistrationMutation.graphql.ts'
import type { useLoginMutation } from '../__generated__/useLoginMutation.graphql.ts'
import type { useLogoutMutation } from '../__generated__/useLogoutMutation.graphql.ts'
import type { useRegisterMutation } from '../__generated__/useRegisterMutation.graphql.ts'
import type { useSendMessageMutation } from '../__generated__/useSendMessageMutation.graphql.ts'
import { createEnvironment, replaceEnvironment } from '../relay/environment.ts'
import { routes } from '../routes.tsx'
import type { AnswerTo } from './answers.ts'

type Variables = Record<string, unknown>
/** An answer's `data`, or a whole HTTP response where the server fails. */
type Answer<Data extends object = object> = { data: Data } | Response
/** The operations that a test may answer, by name. */
type Operations = {
  countryRouteQuery: countryRouteQuery
  dashboardRouteQuery: dashboardRouteQuery
  landingRouteQuery: landingRouteQuery
  onboardingRouteQuery: onboardingRouteQuery
  promotionalSignupRouteQuery: promotionalSignupRouteQuery
  sessionQuery: sessionQuery
  universitiesRouteQuery: universitiesRouteQuery
  useLoginMutation: useLoginMutation
  useLogoutMutation: useLogoutMutation
  useCompleteRegistrationMutation: useCompleteRegistrationMutation
  useRegisterMutation: useRegisterMutation
  useSendMessageMutation: useSendMessageMutation
}
type AnswerNamed<Name extends keyof Operations> = Answer<AnswerTo<Operations[Name]>>

const WHEN = '2026-01-15T09:00:00.000Z'

const artifacts = import.meta.glob<{ default: ConcreteRequest }>('../__generated__/*.graphql.ts', {
  eager: true,
})

function requestOf(hash: unknown): ConcreteRequest {
  const found = Object.values(artifacts).find(
    ({ default: artifact }) => artifact.kind === 'Request' && artifact.params.id === hash,
  )
  if (!found) throw new Error(`No operation has the hash ${String(hash)}`)
  return found.default
}

/** A server at the other end of `fetch`: it knows the client's operations by their hash, like the real one. */
export function serveOperations() {
  let viewer: { id: string; fullName: string; role: string } | null = null
  const answers = new Map<string, (body: string) => Answer | Promise<Answer>>()
  const asked: { name: string; variables: Variables }[] = []

  function generated(request: ConcreteRequest, variables: Variables): Answer {
    const operation = createOperationDescriptor(request, variables)
    const person = viewer
    // The generator knows no values of enums.
    const fitting = {
      SampleProfile: { preferredCountries: ['GERMANY'] },
      Fit: { tier: 'MATCH' },
      Draft: { updatedAt: WHEN },
      Guide: { publishedAt: WHEN },
      CityCost: { rent: 9 },
      GuideNote: {
        part: 'COST',
        audience: 'INDIA',
        basis: 'SOURCED',
        text: '<text>',
        url: 'https://a.example',
      },
      UsualIntake: { months: [9] },
      DeadlineMonth: { month: 1 },
      Spread: { low: 1, middle: 2, high: 3 },
      BestFit: { tier: 'MATCH' },
      Match: { tier: 'MATCH' },
      University: { mainFields: [] },
      Plan: { code: 'FREE', currency: 'INR', pricePerMonth: 2999, features: [] },
      Figure: { currency: 'EUR', amount: 9 },
      ProofOfFunds: { amount: 9, currency: 'EUR', validFrom: null },
      ExchangeRate: { currency: 'EUR', inrPerUnit: 100, date: '2026-01-15' },
      RecommenderLetter: { student: 'अनन्या', endsAt: WHEN, approvedAt: null },
      Invitation: { organisationName: 'दिशा', role: 'OWNER', expiresAt: WHEN },
      LetterRequest: { state: 'SENT', since: WHEN, endsAt: WHEN },
      Profile: { confirmedReadings: [] },
      ProfileReading: { notUnderstood: [] },
      PlanSubscription: { periodEnd: WHEN, graceEnd: null, status: 'ACTIVE', scheduledPlan: null },
      Payment: { createdAt: WHEN, state: 'PAID', amount: 2999, currency: 'INR' },
      Session: { lastUsedAt: WHEN },
      Passkey: { createdAt: WHEN, lastUsedAt: WHEN },
      Sharing: { since: WHEN },
      AccountExport: { readyAt: WHEN, expiresAt: WHEN, size: 9 },
      SupportThread: { state: 'ANSWERED', createdAt: WHEN, dueAt: WHEN, lastMessageAt: WHEN },
      CommunityPost: { createdAt: WHEN },
      Interview: { createdAt: WHEN },
      CvReview: { createdAt: WHEN, removedAt: WHEN },
      CvFinding: { kind: 'DATES', quotes: [] },
      ExpertReview: { state: 'RETURNED', createdAt: WHEN, returnedAt: WHEN },
    }
    const known = person
      ? {
          ...fitting,
          User: { ...person, createdAt: WHEN, matchedAt: WHEN, deletionDueAt: null, emailRefusedAt: null },
          Document: { createdAt: WHEN, generatedAt: WHEN },
        }
      : { ...fitting, Query: { viewer: null } }
    const resolvers = Object.entries(known).map(([type, values]) => [type, () => values])
    const { data } = MockPayloadGenerator.generate(operation, Object.fromEntries(resolvers))
    return { data: { ...data } }
  }

  vi.stubGlobal('fetch', async (_path: string, init: RequestInit) => {
    const body = String(init.body)
    const { doc_id: hash, variables } = JSON.parse(body)
    const request = requestOf(hash)
    asked.push({ name: request.params.name, variables })
    const answer = await (answers.get(request.params.name)?.(body) ?? generated(request, variables))
    return answer instanceof Response ? answer : Response.json(answer)
  })

  return {
    /** The operations in the order in which they came. */
    asked,
    signIn(fullName: string, { id = 'VXNlcjox', role = 'STUDENT' }: { id?: string; role?: string } = {}) {
      viewer = { id, fullName, role }
    },
    signOut() {
      viewer = null
    },
    /** How this operation is answered; others are answered with made-up values. */
    answer<Name extends keyof Operations>(
      name: Name,
      give: (variables: VariablesOf<Operations[Name]>) => AnswerNamed<Name> | Promise<AnswerNamed<Name>>,
    ) {
      answers.set(name, body => give(JSON.parse(body).variables))
    },
    answerAsUsual(name: keyof Operations) {
      answers.delete(name)
    },
  }
}

/** Opens the whole product at this address, with an empty store. */
export function openApp(path: string) {
  replaceEnvironment(createEnvironment())
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return {
    router,
    /** The address one is at. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
  }
}

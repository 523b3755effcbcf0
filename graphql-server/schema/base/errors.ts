import {
  ConflictError,
  type DomainError,
  type FieldFault,
  ForbiddenError,
  NotFoundError,
  NotSignedInError,
  OutOfCreditsError,
  PaymentError,
  PlanRequiredError,
  RateLimitedError,
  ValidationError,
} from '../../domain/errors.ts'
import { builder } from './builder.ts'

const everybody = { authScopes: { public: true } } as const

const Fault = builder.interfaceRef<DomainError>('Error').implement({
  ...everybody,
  description: 'A failure that a caller can expect. Each mutation lists those that it may answer with.',
  fields: t => ({
    message: t.exposeString('message', {
      description: 'What went wrong, in words that may be shown to a person.',
    }),
  }),
})

export const FieldFaultObject = builder.objectRef<FieldFault>('FieldFault').implement({
  ...everybody,
  description: 'What is wrong with one field of the input.',
  fields: t => ({
    path: t.exposeString('path', {
      description:
        "The field's name as it was sent, dotted where it is nested; for an answer, the question's key.",
    }),
    message: t.exposeString('message', { description: 'What is wrong, to be shown beside the field.' }),
  }),
})

builder.objectType(ValidationError, {
  ...everybody,
  name: 'ValidationError',
  description: 'The input breaks rules. All faults are named at once.',
  interfaces: [Fault],
  fields: t => ({
    fields: t.field({
      type: [FieldFaultObject],
      description: 'Every field that has a fault, in the order of the form.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
})

builder.objectType(ConflictError, {
  ...everybody,
  name: 'ConflictError',
  description: 'Something that must be unique is there already, or changed meanwhile.',
  interfaces: [Fault],
  fields: t => ({
    fields: t.field({
      type: [FieldFaultObject],
      description: 'The fields that clash; empty when it is not about a field.',
      resolve: ({ fields }) => [...fields],
    }),
  }),
})

builder.objectType(NotSignedInError, {
  ...everybody,
  name: 'NotSignedInError',
  description: 'Nobody is signed in, or the sign-in was refused.',
  interfaces: [Fault],
})

builder.objectType(ForbiddenError, {
  ...everybody,
  name: 'ForbiddenError',
  description: 'The signed-in account may not do this.',
  interfaces: [Fault],
})

builder.objectType(PlanRequiredError, {
  ...everybody,
  name: 'PlanRequiredError',
  description: "The person's plan does not include this.",
  interfaces: [Fault],
})

builder.objectType(OutOfCreditsError, {
  ...everybody,
  name: 'OutOfCreditsError',
  description: "Neither the plan's allowance nor a credit is left.",
  interfaces: [Fault],
})

builder.objectType(PaymentError, {
  ...everybody,
  name: 'PaymentError',
  description: 'A card was declined, or the payment service is busy. Nothing has changed.',
  interfaces: [Fault],
})

builder.objectType(NotFoundError, {
  ...everybody,
  name: 'NotFoundError',
  description: 'What was asked for does not exist, or not for this person: the two answer alike.',
  interfaces: [Fault],
})

builder.objectType(RateLimitedError, {
  ...everybody,
  name: 'RateLimitedError',
  description: 'Too many tries.',
  interfaces: [Fault],
  fields: t => ({
    retryAfter: t.exposeInt('retryAfter', { description: 'When to try again, in whole seconds from now.' }),
  }),
})

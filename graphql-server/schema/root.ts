import { builder } from './base/builder.ts'

// The root types have no fields here: each file adds its fields, with their access.
builder.queryType({ description: 'What can be read.' })
builder.mutationType({
  description:
    'What can be changed. Each takes one `input` and answers a payload or one of the failures it names.',
})
builder.subscriptionType({ description: 'What can be followed as it happens, as server-sent events.' })

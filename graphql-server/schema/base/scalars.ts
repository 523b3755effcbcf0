import { GraphQLError } from 'graphql'
import { z } from 'zod'
import { builder } from './builder.ts'

const instant = z.iso.datetime({ offset: true })

builder.scalarType('DateTime', {
  description: 'A moment as ISO 8601 writes it, in UTC and to the millisecond: `2025-11-21T09:30:00.000Z`.',
  serialize: moment => moment.toISOString(),
  parseValue: value => {
    const parsed = instant.safeParse(value)
    if (!parsed.success) throw new GraphQLError('Expected a moment such as 2025-11-21T09:30:00.000Z.')
    return new Date(parsed.data)
  },
})

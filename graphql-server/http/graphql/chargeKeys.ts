import { type ExecutionResult, GraphQLError, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { RateLimitedError } from '../../domain/errors.ts'
import { MOST_POINTS, type PointsLeft } from '../../domain/partners/points.ts'
import { spendPoints } from '../../domain/partners/spendPoints.ts'
import type { GraphContext } from '../../schema/base/context.ts'
import { COST_LIMITS, costOfOperation } from '../../schema/base/cost.ts'
import { ERROR_TABLE } from '../errorTable.ts'
import type { ServerContext } from './serverContext.ts'

/**
 * Charges operations that come with a key before they run, and says in `extensions.cost` what is left. Keys read:
 * their mutations and subscriptions are refused. One that is over the limit of a single operation costs nothing, since
 * the schema refuses it.
 */
export function chargeKeys(): Plugin<ServerContext & GraphContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues, contextValue } = args
      const { app, partner } = contextValue
      if (partner === null) return
      if (getOperationAST(document, operationName)?.operation !== 'query') throw keysRead()
      const { complexity } = costOfOperation({ schema, document, variables: variableValues ?? {} })
      if (complexity > COST_LIMITS.complexity) return
      const cost = Math.max(1, Math.ceil(complexity))
      try {
        const left = await spendPoints({ app, partner, cost })
        return {
          onExecuteDone({ result, setResult }) {
            if (!(Symbol.asyncIterator in result)) setResult(withCost(result, cost, left))
          },
        }
      } catch (error) {
        if (!(error instanceof RateLimitedError)) throw error
        setResultAndStopExecution({ errors: [outOfPoints(error)] })
      }
    },
    onSubscribe({ args }) {
      if (args.contextValue.partner !== null) throw keysRead()
    },
  }
}

function withCost(result: ExecutionResult, cost: number, { left, refilledAt }: PointsLeft): ExecutionResult {
  const spent = { requested: cost, left, most: MOST_POINTS, refilledAt: refilledAt.toISOString() }
  return { ...result, extensions: { ...result.extensions, cost: spent } }
}

function outOfPoints({ message, retryAfter }: RateLimitedError): GraphQLError {
  const { status } = ERROR_TABLE.RATE_LIMITED
  const headers = { 'retry-after': String(retryAfter) }
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http: { status, headers } } })
}

function keysRead(): GraphQLError {
  const { status } = ERROR_TABLE.FORBIDDEN
  return new GraphQLError('A key reads: mutations and subscriptions are for people who are signed in.', {
    extensions: { code: 'FORBIDDEN', http: { status } },
  })
}

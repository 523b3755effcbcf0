import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { RateLimitedError } from '../../domain/errors.ts'
import {
  KEY_STORE,
  ORGANISATION_STORE,
  type PointStore,
  type PointsLeft,
} from '../../domain/partners/points.ts'
import { type Spent, spendPoints } from '../../domain/partners/spendPoints.ts'
import type { GraphContext } from '../../schema/base/context.ts'
import { COST_LIMITS, costOfOperation } from '../../schema/base/cost.ts'
import { FOR_KEYS } from '../../schema/base/mutations.ts'
import { ERROR_TABLE } from '../errorTable.ts'
import type { ServerContext } from './serverContext.ts'

/**
 * Charges operations that come with a key before they run, and says in `extensions.cost` what is left. Mutations are
 * refused but for those of organisations, and so are subscriptions. One that is over the limit of a single operation costs nothing, since
 * the schema refuses it.
 */
export function chargeKeys(): Plugin<ServerContext & GraphContext> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { schema, document, operationName, variableValues, contextValue } = args
      const { app, partner } = contextValue
      if (partner === null) return
      const operation = getOperationAST(document, operationName)
      if (operation?.operation !== 'query') refuseOthersMutations({ schema, document, operation })
      const { complexity } = costOfOperation({ schema, document, variables: variableValues ?? {} })
      if (complexity > COST_LIMITS.complexity) return
      const cost = Math.max(1, Math.ceil(complexity))
      try {
        const spent = await spendPoints({ app, partner, cost })
        return {
          onExecuteDone({ result, setResult }) {
            if (!(Symbol.asyncIterator in result)) setResult(withCost(result, cost, spent))
          },
        }
      } catch (error) {
        if (!(error instanceof RateLimitedError)) throw error
        setResultAndStopExecution({ errors: [outOfPoints(error)] })
      }
    },
    onSubscribe({ args }) {
      if (args.contextValue.partner !== null) throw forPeople()
    },
  }
}

function withCost(result: ExecutionResult, cost: number, { organisation, key }: Spent): ExecutionResult {
  const said = {
    requested: cost,
    ...storeInWords(ORGANISATION_STORE, organisation),
    key: storeInWords(KEY_STORE, key),
  }
  return { ...result, extensions: { ...result.extensions, cost: said } }
}

function storeInWords({ most }: PointStore, { left, refilledAt }: PointsLeft) {
  return { left, most, refilledAt: refilledAt.toISOString() }
}

function outOfPoints({ message, retryAfter }: RateLimitedError): GraphQLError {
  const { status } = ERROR_TABLE.RATE_LIMITED
  const headers = { 'retry-after': String(retryAfter) }
  return new GraphQLError(message, { extensions: { code: 'RATE_LIMITED', http: { status, headers } } })
}

/** @throws GraphQLError for a mutation with a field that is not for keys, in whichever fragment it stands */
function refuseOthersMutations({
  schema,
  document,
  operation,
}: {
  schema: GraphQLSchema
  document: DocumentNode
  operation: OperationDefinitionNode | null | undefined
}): void {
  const mutation = schema.getMutationType()
  if (operation?.operation !== 'mutation' || !mutation) throw forPeople()
  const fields = mutation.getFields()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        if (types.getParentType() === mutation && name.value !== '__typename')
          if (fields[name.value]?.extensions[FOR_KEYS] !== true) throw forPeople()
      },
    }),
  )
}

function forPeople(): GraphQLError {
  const { status } = ERROR_TABLE.FORBIDDEN
  return new GraphQLError(
    'With a key, only the mutations for organisations can be sent: this one is for people who are signed in.',
    { extensions: { code: 'FORBIDDEN', http: { status } } },
  )
}

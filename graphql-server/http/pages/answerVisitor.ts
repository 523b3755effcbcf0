import { type DocumentNode, execute, parse } from 'graphql'
import { z } from 'zod'
import type { AppContext } from '../../domain/appContext.ts'
import { schema } from '../../schema/index.ts'
import { graphContext } from '../context.ts'
import type { ClientOperations } from '../graphql/clientOperations.ts'

/** The data that answers an operation of the client for a visitor, in the form in which GraphQL sends it. */
export type VisitorAnswer = { data: Record<string, unknown> }

const wholeData = z.record(z.string(), z.unknown())

/**
 * Answers the client's queries while a page is rendered, without HTTP. Nobody is signed in, whoever asks for the page:
 * what is rendered is for everybody.
 */
export function createVisitorAnswers(operations: ClientOperations) {
  const documents = new Map<string, DocumentNode>()
  const documentOf = (hash: string): DocumentNode => {
    const known = documents.get(hash)
    if (known) return known
    const operation = operations.find(hash)
    if (operation === null) throw new Error(`No operation of this release has the hash ${hash}`)
    const document = parse(operation.text)
    documents.set(hash, document)
    return document
  }
  return async ({
    app,
    requestId,
    hash,
    variables,
  }: {
    app: AppContext
    requestId: string
    hash: string
    variables: Record<string, unknown>
  }): Promise<VisitorAnswer> => {
    const { data, errors } = await execute({
      schema,
      document: documentOf(hash),
      variableValues: variables,
      contextValue: graphContext({
        app,
        viewer: null,
        partner: null,
        origin: { address: '', userAgent: null },
        requestId,
        openSession: refuseSession,
        closeSession: refuseSession,
      }),
    })
    if (errors) throw new AggregateError(errors, 'An operation of a page failed')
    return { data: wholeData.parse(data) }
  }
}

function refuseSession(): never {
  throw new Error('A page that is rendered for everybody changes no session')
}

/**
 * The screen of universities: twenty with five programmes each, as a visitor sees them, compared to the bare server.
 * The catalogue is the real one, which the server loads at its start.
 */
import { z } from 'zod'
import { type Started, startGradwright, startScript, stop } from '../test/serverProcess.ts'
import { type Figures, load, median } from './load.ts'
import { UNIVERSITIES_QUERY } from './query.ts'

/** Figures of the same rounds: answers that are computed, answers from the cache, and the bare server's. */
export type UniversitiesServed = { uncached: Figures; cached: Figures; bare: Figures }

/**
 * Makes each request unique without changing its meaning: answers are cached by the text of the request, but its
 * operation is parsed and validated once, as for any client.
 */
const UNIQUE = { query: UNIVERSITIES_QUERY, extensions: { request: '[<id>]' } }
const ALWAYS_THE_SAME = { query: UNIVERSITIES_QUERY }

/** Serves the same screen from both servers, alternating, since the machine's speed drifts. */
export async function serveUniversities({
  environment,
  bare,
  rounds,
}: {
  environment: Record<string, string>
  bare: object
  rounds: number
}): Promise<UniversitiesServed> {
  const served: UniversitiesServed[] = []
  for (let round = 0; round < rounds; round += 1) {
    const gradwright = await startGradwright(environment)
    const names = await namesFrom(gradwright, '/graphql')
    const expected = names.at(-1) ?? 'a name'
    const ask = (path: string, question: object) => ({ path, body: JSON.stringify(question), expected })
    const uncached = await load(gradwright, ask('/graphql', UNIQUE))
    const cached = await load(gradwright, ask('/graphql', ALWAYS_THE_SAME))
    await stop(gradwright)
    const bareServer = await startScript('graphql-server/bench/bareServer.ts', bare)
    if ((await namesFrom(bareServer, '/universities')).join() !== names.join())
      throw new Error('The answers differ.')
    served.push({ uncached, cached, bare: await load(bareServer, ask('/universities', UNIQUE)) })
    await stop(bareServer)
  }
  return {
    uncached: median(served.map(({ uncached }) => uncached)),
    cached: median(served.map(({ cached }) => cached)),
    bare: median(served.map(({ bare }) => bare)),
  }
}

const named = <Rest extends z.ZodRawShape>(rest: Rest) =>
  z.object({ edges: z.array(z.object({ node: z.object({ name: z.string(), ...rest }) })) })
const answered = z.object({ data: z.object({ universities: named({ programs: named({}) }) }) })

/** The names of all universities and programmes, in the order of the answer. */
async function namesFrom({ port }: Started, path: string): Promise<string[]> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-graphql-yoga-csrf': '1' },
    body: JSON.stringify({ query: UNIVERSITIES_QUERY }),
  })
  const { data } = answered.parse(await response.json())
  return data.universities.edges.flatMap(({ node }) => [
    node.name,
    ...node.programs.edges.map(program => program.node.name),
  ])
}

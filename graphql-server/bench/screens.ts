/**
 * The screens that a signed-in person opens most, beside the bare server. The person has 60 documents, 5 drafts, 50
 * matches, 12 applications and a shortlist.
 */
import { openDatabase } from '../infra/database.ts'
import { createLog } from '../infra/log.ts'
import { createAppContext } from '../test/factories.ts'
import { startGradwright, startScript, stop } from '../test/serverProcess.ts'
import { type Figures, load, median } from './load.ts'
import { createPerson } from './person.ts'
import { personalScreens } from './query.ts'

export type ScreenServed = { name: string; ours: Figures; bare: Figures }

/** Serves each screen from both servers, alternating, since the machine's speed drifts. */
export async function serveScreens({
  environment,
  bare,
  rounds,
  folder,
}: {
  environment: Record<string, string>
  bare: object
  rounds: number
  /** The package whose built server is measured; by default this one. */
  folder?: string
}): Promise<ScreenServed[]> {
  // The first start loads the catalogue.
  await stop(await startGradwright(environment, { folder }))
  const cookie = `gradwright_session=${await prepare(environment)}`
  const screens = personalScreens().map(screen => ({
    ...screen,
    ours: [] as Figures[],
    bare: [] as Figures[],
  }))
  for (let round = 0; round < rounds; round += 1) {
    const gradwright = await startGradwright(environment, { folder })
    for (const { request, expected, ours } of screens)
      ours.push(
        await load(gradwright, {
          path: '/graphql',
          headers: { cookie },
          body: JSON.stringify(request),
          expected,
        }),
      )
    await stop(gradwright)
    const bareServer = await startScript('graphql-server/bench/bareServer.ts', bare)
    for (const { path, expected, bare: theirs } of screens)
      theirs.push(await load(bareServer, { path: `/${path}`, headers: { cookie }, body: '{}', expected }))
    await stop(bareServer)
  }
  return screens.map(({ name, ours, bare: theirs }) => ({
    name,
    ours: median(ours),
    bare: median(theirs),
  }))
}

/** Creates the rows that are asked for, and gives the token of a session of their owner. */
async function prepare(environment: Record<string, string>): Promise<string> {
  const database = await openDatabase({
    databaseUrl: environment.DATABASE_URL ?? null,
    dataFolder: environment.DATA_DIR ?? '',
    migrate: true,
    log: createLog({ level: 'error' }),
  })
  const { session } = await createPerson(createAppContext({ database }))
  await database.close()
  return session.token
}

/**
 * `npm run dev`: the server, the client with hot reload and the Relay compiler, at one address. `tsx watch` restarts
 * it when the server's code changes.
 */
import { createServer, type ViteDevServer } from 'vite'
import { announceReady, createPhases } from '../graphql-server/announce.ts'
import { readConfig } from '../graphql-server/config.ts'
import { createLog } from '../graphql-server/infra/log.ts'
import { startServer } from '../graphql-server/startServer.ts'
import { buildGraphiql } from './buildGraphiql.ts'
import { compileRelay } from './codegen.ts'
import { endInFailure, run, say } from './run.ts'

/** Compiles the operations in place. Open pages keep the operations that they have loaded. */
async function compileOperations(): Promise<void> {
  await compileRelay().catch((error: unknown) => say(error instanceof Error ? error.message : String(error)))
}

/** Compiles again when a source of the client changes, one run at a time. */
function watchOperations(vite: ViteDevServer): void {
  let compiling: Promise<void> = Promise.resolve()
  vite.watcher.on('all', (_event, path) => {
    if (/\.tsx?$/.test(path) && !path.includes('__generated__')) compiling = compiling.then(compileOperations)
  })
}

async function main(): Promise<void> {
  await run('npx', ['--no-install', 'tsx', 'scripts/printSchema.ts'])
  await compileOperations()
  await buildGraphiql()
  const config = readConfig()
  const log = createLog({ level: config.logLevel, format: 'lines' })
  const phases = createPhases()
  const stopping = new AbortController()
  let vite: ViteDevServer | null = null
  const running = await startServer({
    config,
    log,
    client: async server => {
      vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, clearScreen: false })
      watchOperations(vite)
      return { handler: vite.middlewares }
    },
    onPhase: phases.begin,
    stopping: stopping.signal,
  })
  phases.end()
  announceReady({ config, running, log: null })

  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, async () => {
      stopping.abort()
      await vite?.close()
      await running.stop()
      process.exit(0)
    })
}

main().catch(endInFailure)

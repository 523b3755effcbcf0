import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The modules that tests start as threads or processes, in `graphql-server`. */
export const BUNDLED = {
  main: 'main.ts',
  composeOnThread: 'composeOnThread.ts',
  busyThread: 'test/busyThread.ts',
  exitingThread: 'test/exitingThread.ts',
  numberedThread: 'test/numberedThread.ts',
  silentThread: 'test/silentThread.ts',
  killedWriter: 'test/killedWriter.ts',
  embeddedWriter: 'test/embeddedWriter.ts',
  graphProcess: 'test/graphProcess.ts',
} as const

/** What a test starts as a thread or a process: its bundle (`bundleThreads.ts`), or its source while Vitest watches. */
export function bundled(name: keyof typeof BUNDLED): URL {
  const folder = process.env.TEST_BUNDLE
  return folder ? pathToFileURL(join(folder, `${name}.js`)) : new URL(`../${BUNDLED[name]}`, import.meta.url)
}

/** Node's arguments to run it. */
export function nodeArguments(module: URL): string[] {
  const file = fileURLToPath(module)
  return file.endsWith('.ts') ? ['--import', 'tsx', file] : [file]
}

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** The module of a thread or process of a test: its bundle (`bundleThreads.ts`), or its source while Vitest watches. */
export function bundled(name: 'composeOnThread' | 'killedWriter'): URL {
  const source = name === 'killedWriter' ? './killedWriter.ts' : '../composeOnThread.ts'
  const folder = process.env.TEST_BUNDLE
  return folder ? pathToFileURL(join(folder, `${name}.js`)) : new URL(source, import.meta.url)
}

/** Node's arguments to run it. */
export function nodeArguments(module: URL): string[] {
  const file = fileURLToPath(module)
  return file.endsWith('.ts') ? ['--import', 'tsx', file] : [file]
}

import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What a test starts as a thread or a process: its bundle (`bundleThreads.ts`), or its source while Vitest watches. */
export function bundled(name: 'main' | 'composeOnThread' | 'killedWriter' | 'embeddedWriter'): URL {
  const source = name.endsWith('Writer') ? `./${name}.ts` : `../${name}.ts`
  const folder = process.env.TEST_BUNDLE
  return folder ? pathToFileURL(join(folder, `${name}.js`)) : new URL(source, import.meta.url)
}

/** Node's arguments to run it. */
export function nodeArguments(module: URL): string[] {
  const file = fileURLToPath(module)
  return file.endsWith('.ts') ? ['--import', 'tsx', file] : [file]
}

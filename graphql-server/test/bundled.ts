import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What a test starts as a thread or a process: its bundle (`bundleThreads.ts`), or its source while Vitest watches. */
export function bundled(name: 'main' | 'composeOnThread' | 'mortalWriter'): URL {
  const source = name === 'mortalWriter' ? './mortalWriter.ts' : `../${name}.ts`
  const folder = process.env.TEST_BUNDLE
  return folder ? pathToFileURL(join(folder, `${name}.js`)) : new URL(source, import.meta.url)
}

/** The arguments with which Node runs it. */
export function nodeArguments(module: URL): string[] {
  const file = fileURLToPath(module)
  return file.endsWith('.ts') ? ['--import', 'tsx', file] : [file]
}

import { spawn } from 'node:child_process'

/** Runs one of the project's tools and waits for it. @throws Error with its output when it fails. */
export async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    const printed: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => printed.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => printed.push(chunk))
    child.on('error', reject)
    child.on('close', code => {
      if (code === 0) resolve()
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${Buffer.concat(printed).toString()}`))
    })
  })
}

/** Writes one line to the terminal. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Does a step and reports how long it took. */
export async function phase<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const result = await work()
  say(`  ${name.padEnd(34)} ${((performance.now() - begun) / 1000).toFixed(1).padStart(5)} s`)
  return result
}

/** Ends a failed script with a plain message instead of a stack. */
export function endInFailure(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

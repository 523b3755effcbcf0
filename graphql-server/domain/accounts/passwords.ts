import { hash, verify } from '@node-rs/argon2'
import type { DomainSettings } from '../appContext.ts'

/**
 * Hashes a password with argon2id. The product's parameters are OWASP's (19 MiB, 2 iterations, 1 lane); they come in
 * through the settings.
 */
export function hashPassword(password: string, cost: DomainSettings['passwordHashing']): Promise<string> {
  // 2 is argon2id; the package's enum is a const enum, which isolated modules can't read.
  return hash(password, {
    algorithm: 2,
    memoryCost: cost.memoryKib,
    timeCost: cost.iterations,
    parallelism: cost.parallelism,
  })
}

/** Whether the password belongs to the hash. */
export function matchesPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password)
}

const decoys = new Map<string, Promise<string>>()

/**
 * Spends the time that checking a password takes when there is no such user, so that a stopwatch can't tell a wrong
 * name from a wrong password.
 */
export async function spendPasswordCheck(
  password: string,
  cost: DomainSettings['passwordHashing'],
): Promise<void> {
  const key = `${cost.memoryKib}/${cost.iterations}/${cost.parallelism}`
  const decoy = decoys.get(key) ?? hashPassword('nobody has this password', cost)
  decoys.set(key, decoy)
  await matchesPassword(password, await decoy)
}

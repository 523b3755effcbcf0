import { mkdir, writeFile } from 'node:fs/promises'
import { endInFailure, say } from './run.ts'
import { isAccepted, noticesOf, readShippedPackages } from './thirdParty.ts'

/*
 * npm run notices
 *
 * Writes dist/THIRD-PARTY-NOTICES.txt: the packages that are shipped, with their licences. Ends with a failure where one
 * may not be shipped.
 */
async function main(): Promise<void> {
  const packages = await readShippedPackages()
  const refused = packages.filter(shipped => !isAccepted(shipped))
  if (refused.length > 0)
    throw new Error(
      `These may not be shipped: ${refused.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`,
    )
  await mkdir('dist', { recursive: true })
  await writeFile('dist/THIRD-PARTY-NOTICES.txt', noticesOf(packages))
  say(`${packages.length} packages: dist/THIRD-PARTY-NOTICES.txt`)
}

main().catch(endInFailure)

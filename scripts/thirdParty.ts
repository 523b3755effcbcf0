import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import satisfies from 'spdx-satisfies'
import { z } from 'zod'

/** Licences under which we ship a package unchanged. None asks for our own sources. */
const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'EPL-2.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
]

/** Packages whose package.json names no licence as SPDX does, each with what its files say. */
const READ_BY_HAND: Readonly<Record<string, string>> = {
  duck: 'BSD-2-Clause',
  'png-js': 'MIT',
  'seq-queue': 'MIT',
}

/** A package that is shipped. */
export type ShippedPackage = { name: string; version: string; licence: string; text: string }

const lock = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), link: z.boolean().optional() })),
})
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
})
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i

/** The packages of `npm ci --omit=dev` that are installed here, by name. */
export async function readShippedPackages(): Promise<ShippedPackage[]> {
  const { packages } = lock.parse(JSON.parse(await readFile('package-lock.json', 'utf8')))
  const shipped: ShippedPackage[] = []
  for (const [folder, { dev, link }] of Object.entries(packages)) {
    // Packages for other systems are in the lock and not here.
    if (folder === '' || dev || link || !existsSync(join(folder, 'package.json'))) continue
    const { name, version, license } = manifest.parse(
      JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')),
    )
    const files = (await readdir(folder, { withFileTypes: true })).filter(
      file => file.isFile() && LICENCE_FILE.test(file.name),
    )
    const texts = await Promise.all(files.map(file => readFile(join(folder, file.name), 'utf8')))
    const named = typeof license === 'string' ? license : license?.type
    shipped.push({
      name,
      version,
      licence: READ_BY_HAND[name] ?? named?.replaceAll(' and ', ' AND ') ?? 'none named',
      text: texts.map(text => text.trim()).join('\n\n'),
    })
  }
  return shipped.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)))
}

/** Whether a package may be shipped under what its licence says. */
export function isAccepted({ licence }: Pick<ShippedPackage, 'licence'>): boolean {
  try {
    return satisfies(licence, ACCEPTED)
  } catch {
    // No SPDX expression.
    return false
  }
}

/** The notices that licences ask for, as one text. */
export function noticesOf(packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ name, version, licence, text }) =>
    [`${name} ${version} (${licence})`, ...(text === '' ? [] : [text])].join('\n\n'),
  )
  return `Gradwright contains these packages, each under its own licence.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}

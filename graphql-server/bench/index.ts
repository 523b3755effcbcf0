/**
 * `npm run bench` measures Gradwright and simpler alternatives, in one run on the same rows. It asserts no times; only
 * pages that shift too much while they load end it in failure.
 * `npm run bench -- writing start` measures these parts only, `npm run bench -- load=10` the journeys for ten minutes.
 * Speed is a ratio to a bare `node:http` server with one hand-written statement; absolute figures vary with the
 * machine and its load.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgresBinaries, startPostgresServer } from '../test/postgresServer.ts'
import { residentMemory, startGradwright, stop } from '../test/serverProcess.ts'
import { weighScreens } from './bundle.ts'
import { weighDrafting } from './drafting.ts'
import { CPU_SLOWED, LINE, measureFirstPaints } from './firstPaint.ts'
import { type Growth, measureGrowth, SIZES } from './growth.ts'
import { IMPORTED_ROWS, timeImport } from './imports.ts'
import { OVERLOADING, PAUSE, PEOPLE, type StepFigures, takeJourneys } from './journeys.ts'
import { type LighthouseFigures, measureLighthouse, RUNS } from './lighthouse.ts'
import { CONNECTIONS, type Figures, SECONDS } from './load.ts'
import { weighRanking } from './matching.ts'
import { weighReview } from './review.ts'
import { serveScreens } from './screens.ts'
import { SEARCHED_PROGRAMS, timeSearches } from './search.ts'
import type { Times } from './times.ts'
import { measureEditing, measureTyping, SLOWED, WORDS_OF_DOCUMENT } from './typing.ts'
import { serveUniversities } from './universities.ts'

const ROUNDS = 3
/** A page that shifts more while it loads ends the bench in failure: a shift is no time. */
const MOST_SHIFT = 0.05
/** Work that touches more than this many times the blocks at the last size is listed with its plan. */
const MOST_GROWTH = 2
/** The environment that docs/operating.md advises, and the image has. */
const AS_IN_PRODUCTION = {
  NODE_ENV: 'production',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

const say = (line = '') => process.stdout.write(`${line}\n`)
const row = (...cells: readonly (string | number)[]) =>
  say(
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(40) : String(cell).padStart(14))).join(''),
  )

type Where = { name: string; environment: Record<string, string>; bare: object }

type Postgres = Awaited<ReturnType<typeof startPostgresServer>>

/** The parts that can be measured, by name. Without names all are measured but those of `BY_NAME`. */
const PARTS: Readonly<Record<string, (postgres: Postgres | null, minutes: number) => Promise<void> | void>> =
  {
    screens: measureScreens,
    universities: measureUniversities,
    start: measureStart,
    bundle: measureBundle,
    writing: measureWriting,
    matching: measureMatching,
    search: measureSearch,
    growth: measureGrowing,
    imports: measureImports,
    load: measureLoad,
    typing: measureTypingInWizard,
    editing: measureTypingInEditor,
    paint: measurePaint,
    lighthouse: measureWithLighthouse,
  }
/** Only measured by name: each takes ten minutes, and npm fetches Lighthouse. */
const BY_NAME = ['lighthouse', 'growth', 'load']
/** How long the journeys take without a number of minutes. */
const MINUTES = 2
/** The parts that need a PostgreSQL server. */
const ON_POSTGRES = ['screens', 'universities', 'start', 'matching', 'search', 'imports', 'growth', 'load']

async function main(): Promise<void> {
  const names = Object.keys(PARTS)
  const given: string[] = []
  let minutes = MINUTES
  for (const argument of process.argv.slice(2)) {
    const [name = '', value] = argument.split('=')
    given.push(name)
    if (value !== undefined) minutes = Number(value)
  }
  if (!(minutes > 0)) throw new Error('The minutes are a number above 0, as in load=10.')
  const unknown = given.find(name => !names.includes(name))
  if (unknown !== undefined) throw new Error(`There is no part “${unknown}”. The parts: ${names.join(', ')}.`)
  const chosen = given.length > 0 ? given : names.filter(name => !BY_NAME.includes(name))
  const needsServer = chosen.some(name => ON_POSTGRES.includes(name))
  const postgres = needsServer && findPostgresBinaries() ? await startPostgresServer() : null
  try {
    for (const [place, name] of chosen.entries()) {
      if (place > 0) say()
      await PARTS[name]?.(postgres, minutes)
    }
  } finally {
    await postgres?.stop()
  }
}

async function measureScreens(postgres: Postgres | null): Promise<void> {
  say(
    `Screens of a person, made anew, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s each. The bare server`,
  )
  say('sends the columns of which ours computes words, coverage and timelines.')
  row('', 'requests/s', 'bare', 'ratio', 'p99 ms', 'bare', 'ratio', 'its aim')
  await onEach(postgres, async ({ name, environment, bare: target }) => {
    for (const { name: screen, ours, bare } of await serveScreens({
      environment,
      bare: target,
      rounds: ROUNDS,
    }))
      row(`${name}, ${screen}`, ...besideTheirs(ours, bare), 'over 0.5')
  })
}

async function measureUniversities(postgres: Postgres | null): Promise<void> {
  say(
    `20 universities with 5 programmes each, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s. The bare server`,
  )
  say('sends columns of which ours makes words. From bytes: from the answer cache.')
  row('', 'requests/s', 'bare', 'ratio', 'p99 ms', 'bare', 'ratio', 'its aim')
  await onEach(postgres, async ({ name, environment, bare: target }) => {
    const { uncached, cached, bare } = await serveUniversities({ environment, bare: target, rounds: ROUNDS })
    row(`${name}, each made anew`, ...besideTheirs(uncached, bare), 'over 0.25')
    row(`${name}, from bytes`, ...besideTheirs(cached, bare), 'over 1.0')
  })
}

/** Measures on PostgreSQL where it is installed, else on a new embedded database. */
async function onOne(
  postgres: Postgres | null,
  measure: (where: Omit<Where, 'bare'>) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
  try {
    const place: Record<string, string> = postgres
      ? { DATABASE_URL: await postgres.createDatabase(`bench_${randomUUID().replaceAll('-', '')}`) }
      : { DATA_DIR: folder }
    await measure({
      name: postgres ? 'PostgreSQL' : 'embedded',
      environment: { ...place, ...AS_IN_PRODUCTION },
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Measures on a new embedded database, and on PostgreSQL where it is installed. */
async function onEach(postgres: Postgres | null, measure: (where: Where) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
  try {
    await measure({
      name: 'embedded',
      environment: { DATA_DIR: folder, ...AS_IN_PRODUCTION },
      bare: { databaseFolder: join(folder, 'database') },
    })
    if (postgres) {
      const databaseUrl = await postgres.createDatabase(`bench_${randomUUID().replaceAll('-', '')}`)
      await measure({
        name: 'PostgreSQL',
        environment: { DATABASE_URL: databaseUrl, ...AS_IN_PRODUCTION },
        bare: { databaseUrl },
      })
    } else say('PostgreSQL is left out: its binaries were not found.')
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function measureStart(postgres: Postgres | null): Promise<void> {
  say('Start to ready, and memory at rest')
  row('', 'first start s', 'later start s', 'its aim', 'resident MB', 'its aim')
  const fresh = await mkdtemp(join(tmpdir(), 'gradwright-bench-'))
  await startTwice('embedded', { DATA_DIR: fresh, ...AS_IN_PRODUCTION }, 'under 400')
  await rm(fresh, { recursive: true })
  if (postgres)
    await startTwice(
      'PostgreSQL',
      { DATABASE_URL: await postgres.createDatabase('bench_start'), ...AS_IN_PRODUCTION },
      'under 250',
    )
}

async function measureBundle(): Promise<void> {
  say('JavaScript that a screen needs, gzipped')
  row('', 'in all kB', 'own chunks kB', 'files')
  for (const { screen, total, own, files } of await weighScreens('dist/web'))
    row(screen, total.toFixed(1), own.toFixed(1), files)
}

function measureWriting(): void {
  say('A statement of purpose of 1,000 words by the built-in writer, CPU time')
  row('', 'first ms', 'worst ms', 'median ms', 'its aim')
  const { answered, written, ...drafting } = weighDrafting()
  row(`${answered} words answered, ${written} written`, ...inMilliseconds(drafting), 'under 300')

  say('\nThe review of a text, CPU time')
  row('', 'first ms', 'worst ms', 'median ms', 'its aim')
  for (const { words, ...times } of weighReview())
    row(`${words} words`, ...inMilliseconds(times), words === 1_000 ? 'under 50' : '')
}

function inMilliseconds({ first, median: middle, worst }: Times): string[] {
  return [first, worst, middle].map(time => time.toFixed(0))
}

async function measureMatching(postgres: Postgres | null): Promise<void> {
  say('The best 50 of a catalogue, CPU time (PostgreSQL: until it answers)')
  say('Ours with tiers, factors and reasons; the others only find 50 ids')
  row('', 'first ms', 'worst ms', 'median ms', 'times ours', 'its aim')
  for (const [programs, aim] of [
    [10_000, 'under 2'],
    [100_000, 'under 20'],
  ] as const) {
    const databaseUrl = (await postgres?.createDatabase(`bench_matching_${programs}`)) ?? null
    const {
      ours,
      sorting,
      embedded,
      postgres: server,
      ...columns
    } = await weighRanking({ programs, databaseUrl })
    const name = programs.toLocaleString('en')
    const others = (what: string, times: Times) =>
      row(`${name}, ${what}`, ...toTenths(times), (times.median / ours.median).toFixed(1))
    row(`${name}, ours`, ...toTenths(ours), '', aim)
    others('score all and sort', sorting)
    others('SQL, embedded', embedded)
    if (server) others('SQL, PostgreSQL', server)
    say(
      `${name}: columns of ${columns.megabytes.toFixed(1)} MB, read once in ${columns.loading.toFixed(0)} ms`,
    )
  }
  if (!postgres) say('PostgreSQL is left out: its binaries were not found.')
}

async function measureSearch(postgres: Postgres | null): Promise<void> {
  say(
    `Searches of a catalogue of ${SEARCHED_PROGRAMS.toLocaleString('en')} programmes, page and count, CPU time (PostgreSQL: until it answers)`,
  )
  row('', 'searches', 'p50 ms', 'p95 ms', 'worst ms', 'aim for p95')
  const databaseUrl = (await postgres?.createDatabase('bench_search')) ?? null
  for (const [name, url] of [
    ['embedded', null] as const,
    ...(databaseUrl ? [['PostgreSQL', databaseUrl] as const] : []),
  ]) {
    for (const { what, searches, p50, p95, worst, indexes } of await timeSearches(url)) {
      row(`${name}, ${what}`, searches, p50.toFixed(1), p95.toFixed(1), worst.time.toFixed(1), 'under 30')
      say(`  worst: “${worst.search}”; indexes: ${indexes.join(', ')}`)
    }
  }
  if (!postgres) say('PostgreSQL is left out: its binaries were not found.')
}

async function measureImports(postgres: Postgres | null): Promise<void> {
  say(
    `A list of ${IMPORTED_ROWS.toLocaleString('en')} students with a profile each, 3 of them broken; the time that passes`,
  )
  row('', 'upload s', 'until asked s', 'asked', 'broken', 'more MB', 'kept MB')
  const databaseUrl = (await postgres?.createDatabase('bench_imports')) ?? null
  for (const [name, url] of [
    ...(databaseUrl ? [['PostgreSQL', databaseUrl] as const] : []),
    ['embedded', null] as const,
  ]) {
    const { upload, work, asked, broken, faults, megabytes, kept } = await timeImport(url)
    row(name, upload.toFixed(1), work.toFixed(1), asked, broken, megabytes.toFixed(0), kept.toFixed(0))
    say(`  broken: ${faults}`)
  }
}

async function measureLoad(postgres: Postgres | null, minutes: number): Promise<void> {
  say(
    `${PEOPLE} people for ${minutes} minutes, each with a pause of ${PAUSE / 1000} s in the mean between two steps`,
  )
  await onOne(postgres, async ({ name, environment }) => {
    const { steps, all, phases, perSecond, written, failures, memory, overload } = await takeJourneys({
      environment,
      minutes,
      onSample: line => process.stderr.write(`${line}\n`),
    })
    const figures = ({ count, failed, p50, p95, p99 }: StepFigures) => [
      count,
      failed,
      ...[p50, p95, p99].map(time => time.toFixed(0)),
    ]
    row(name, 'steps', 'failed', 'p50 ms', 'p95 ms', 'p99 ms')
    for (const step of [...steps, all, ...phases]) row(step.name, ...figures(step))
    for (const failure of failures) say(`  ${failure}`)
    say(`${perSecond.toFixed(1)} steps a second, ${(written * 100).toFixed(0)} % of them write`)
    say(
      `Resident MB at rest, highest of each minute, at the end: ${memory.map(megabytes => megabytes?.toFixed(0) ?? 'unknown').join(', ')}`,
    )
    say(`\nOverload: ${OVERLOADING} connections that ask for the board again and again`)
    row('', 'answers', 'failed', 'p50 ms', 'p95 ms', 'p99 ms')
    row('answered', ...figures(overload.answered))
    row('refused with 503', overload.refused, overload.others, '', '', overload.refusedP99.toFixed(0))
    say(
      `${overload.withoutRetryAfter} refused without Retry-After; well again ${overload.recovered.toFixed(0)} ms later, the slowest of 50 answers then ${overload.slowestAfter.toFixed(0)} ms`,
    )
    if (all.failed + overload.others + overload.withoutRetryAfter > 0) process.exitCode = 1
  })
}

async function measureGrowing(postgres: Postgres | null): Promise<void> {
  say('Blocks of PostgreSQL that work touches, by rows of documents, events, jobs, mails and entries')
  if (!postgres) {
    say('PostgreSQL is left out: its binaries were not found.')
    return
  }
  const grown = await measureGrowth({
    databaseUrl: await postgres.createDatabase('bench_growth'),
    onSize: size => process.stderr.write(`${size.toLocaleString('en')} rows\n`),
  })
  row('', ...SIZES.map(size => size.toLocaleString('en')), 'times', 'its aim')
  const times = ({ blocks }: Growth) => (blocks.at(-1) ?? 0) / Math.max(blocks[0] ?? 0, 1)
  const sorted = grown.toSorted((one, other) => times(other) - times(one))
  for (const growth of sorted) {
    row(growth.name, ...growth.blocks, times(growth).toFixed(1), 'up to 2.0')
    if (times(growth) > MOST_GROWTH) for (const line of growth.plan) say(`  ${line.slice(0, 400)}`)
  }
}

function toTenths({ first, median: middle, worst }: Times): string[] {
  return [first, worst, middle].map(time => time.toFixed(1))
}

async function measureTypingInWizard(): Promise<void> {
  say(`Typing in the largest step of the SOP wizard, all filled: key to paint, processor ${SLOWED}x slower`)
  const typing = await measureTyping()
  if (typing === null) {
    say('Left out: no Chromium was found.')
    return
  }
  row('', 'keys', 'median ms', 'p95 ms', 'worst ms', 'aim for p95')
  const { section, fields, keys, median: middle, p95, worst } = typing
  row(`${section}, ${fields} fields`, keys, middle.toFixed(0), p95.toFixed(0), worst.toFixed(0), 'under 100')
}

async function measureTypingInEditor(): Promise<void> {
  say(`Typing in a document of ${WORDS_OF_DOCUMENT} words: key to paint, processor ${SLOWED}x slower`)
  const typing = await measureEditing()
  if (typing === null) {
    say('Left out: no Chromium was found.')
    return
  }
  row('', 'keys', 'median ms', 'p95 ms', 'worst ms', 'aim for p95')
  const { editor, bare } = typing
  const figures = ({ keys, median: middle, p95, worst }: typeof editor) =>
    [keys, middle.toFixed(0), p95.toFixed(0), worst.toFixed(0)] as const
  row('the editor', ...figures(editor), 'under 50')
  row('ProseMirror alone', ...figures(bare), '')
  row('ratio', '', (editor.median / bare.median).toFixed(2), (editor.p95 / bare.p95).toFixed(2), '', '')
}

async function measurePaint(): Promise<void> {
  say(
    `First load of each page: ${LINE.down / 1_000_000} Mbit/s, ${LINE.latency} ms, processor ${CPU_SLOWED}x slower. Aim for the shift: under 0.05`,
  )
  row('', 'width', 'shift', 'largest ms', 'scripts', 'scripts kB')
  const done = await measureFirstPaints(
    ({ who, path, width, shift, shifted, largestPaint, largest, scripts, scriptSize }) => {
      row(`${who} ${path}`, width, shift.toFixed(3), largestPaint.toFixed(0), scripts, scriptSize.toFixed(0))
      say(`  largest: ${largest}${shifted && `; moved most: ${shifted}`}`)
      if (shift >= MOST_SHIFT) process.exitCode = 1
    },
  )
  if (!done) say('Left out: no Chromium was found.')
}

async function measureWithLighthouse(): Promise<void> {
  say(
    `Lighthouse, mobile profile, medians of ${RUNS} runs. Aim: 98, largest under 1,500 ms, shift under 0.02`,
  )
  row('', 'performance', 'accessible', 'practices', 'SEO', 'largest ms', 'shift', 'blocking ms', 'speed')
  const done = await measureLighthouse(({ path, runs }) => {
    const middle = (figure: keyof LighthouseFigures) =>
      runs.map(run => run[figure]).sort((one, other) => one - other)[Math.floor(runs.length / 2)] ?? 0
    row(
      path,
      ...(['performance', 'accessibility', 'bestPractices', 'seo', 'largestPaint'] as const).map(figure =>
        middle(figure).toFixed(0),
      ),
      middle('shift').toFixed(4),
      middle('blocking').toFixed(0),
      middle('speed').toFixed(0),
    )
    say(
      `  each run: ${runs.map(({ performance: score, largestPaint }) => `${score.toFixed(0)} (${largestPaint.toFixed(0)} ms)`).join(', ')}`,
    )
  })
  if (!done) say('Left out: no Chromium was found.')
}

function besideTheirs(our: Figures, their: Figures): string[] {
  return [
    our.perSecond.toFixed(0),
    their.perSecond.toFixed(0),
    (our.perSecond / their.perSecond).toFixed(2),
    our.p99.toFixed(1),
    their.p99.toFixed(1),
    (our.p99 / their.p99).toFixed(1),
  ]
}

async function startTwice(
  name: string,
  environment: Record<string, string>,
  memoryAim: string,
): Promise<void> {
  const first = await startGradwright(environment)
  await stop(first)
  const later = await startGradwright(environment)
  // Measured at rest, after the first page was loaded.
  await fetch(`http://127.0.0.1:${later.port}/`)
  await new Promise(resolve => setTimeout(resolve, 3000))
  const memory = await residentMemory(later)
  await stop(later)
  const seconds = [first, later].map(start => start.seconds.toFixed(1))
  row(name, ...seconds, 'under 5', memory?.toFixed(0) ?? 'unknown', memoryAim)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
})

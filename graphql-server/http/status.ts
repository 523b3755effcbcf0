import { Hono } from 'hono'
import { html } from 'hono/html'
import type { AppContext } from '../domain/appContext.ts'
import { countJobs } from '../infra/jobs.ts'
import type { AppEnvironment, AppParts } from './appEnvironment.ts'

/** A part of the product as people outside know it, with how it is at the moment. */
export type PartState = { name: string; isGood: boolean; words: string }

/** How long a measurement is shown, in milliseconds: a page that is reloaded costs the database nothing. */
const FRESH_FOR = 10_000
/** What is waited for longer than this, in seconds, is a disturbance. */
const LATE = { documents: 120, mails: 900 }

type Measured = { at: number; parts: readonly PartState[] }

/**
 * `/status`: what works at the moment, measured when it is asked for, as a page without scripts that needs no database.
 * It keeps no history, and says so. `/status.json` has the same for machines.
 */
export function statusRoutes({ app, stopping, config }: AppParts): Hono<AppEnvironment> {
  let last: Measured | null = null
  let measuring: Promise<Measured> | null = null

  async function read(): Promise<Measured> {
    if (last && Date.now() - last.at < FRESH_FOR) return last
    measuring ??= measure(stopping.aborted ? null : app()).then(parts => {
      last = { at: Date.now(), parts }
      return last
    })
    try {
      return await measuring
    } finally {
      measuring = null
    }
  }

  const routes = new Hono<AppEnvironment>()
  routes.get('/status.json', async c => {
    const { at, parts } = await read()
    return c.json(
      { measuredAt: new Date(at).toISOString(), isGood: parts.every(({ isGood }) => isGood), parts },
      200,
      { 'cache-control': 'no-store' },
    )
  })
  routes.get('/status', async c => {
    const { at, parts } = await read()
    return c.html(pageOf({ at: new Date(at), parts, publicUrl: config.publicUrl }), 200, {
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })
  return routes
}

/** Measures every part. A part that cannot be measured is not good. */
export async function measure(app: AppContext | null): Promise<PartState[]> {
  const pages = { name: 'Pages', isGood: true, words: 'This page was answered.' }
  const begun = performance.now()
  const isReached =
    app !== null &&
    (await app.database.ping().then(
      () => true,
      () => false,
    ))
  if (!app || !isReached) {
    const words = 'Our database does not answer. Nothing that you typed is lost: it is kept in your browser.'
    return [
      pages,
      ...['Accounts and answers', 'Documents', 'Mails'].map(name => ({ name, isGood: false, words })),
    ]
  }
  const milliseconds = Math.max(1, Math.round(performance.now() - begun))
  const jobs = await countJobs(app.database).catch(() => null)
  const waitOf = (kind: string) =>
    Math.max(0, ...(jobs ?? []).filter(job => job.kind === kind).map(({ seconds }) => seconds))
  const part = (name: string, kind: string, late: number, good: string): PartState => {
    const seconds = waitOf(kind)
    const isGood = jobs !== null && seconds <= late
    if (jobs === null) return { name, isGood, words: 'The queue could not be read.' }
    return { name, isGood, words: seconds < 1 ? good : `The first in line has waited ${spanOf(seconds)}.` }
  }
  return [
    pages,
    {
      name: 'Accounts and answers',
      isGood: true,
      words: `Our database answered in ${milliseconds} ms.`,
    },
    part('Documents', 'write-document', LATE.documents, 'Nobody waits for one to be begun.'),
    app.settings.sendsMail
      ? part('Mails', 'deliver-mail', LATE.mails, 'None waits to be sent.')
      : { name: 'Mails', isGood: true, words: 'This installation sends none.' },
  ]
}

function spanOf(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)} ${Math.round(seconds) === 1 ? 'second' : 'seconds'}`
  return `${Math.round(seconds / 60)} minutes`
}

function pageOf({ at, parts, publicUrl }: { at: Date; parts: readonly PartState[]; publicUrl: string }) {
  const isGood = parts.every(part => part.isGood)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isGood ? 'Everything works' : 'Something does not work'} | Gradwright</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 40rem; padding: 2rem 1.25rem; font: 1rem/1.6 system-ui, sans-serif; color: light-dark(#1b2138, #eceef6); background: light-dark(#faf6ee, #0f1424); }
h1 { font-size: 1.75rem; line-height: 1.2; }
dl { margin: 2rem 0; border-top: 1px solid light-dark(#d9d2c3, #333a55); }
div { padding: 0.75rem 0; border-bottom: 1px solid light-dark(#d9d2c3, #333a55); }
dt { font-weight: 600; }
dd { margin: 0; }
a { color: inherit; }
.bad { color: light-dark(#a3200d, #ff9c8a); }
</style>
</head>
<body>
<main>
<h1>${isGood ? 'Everything works' : 'Something does not work'}</h1>
<p>Measured at ${at.toISOString().slice(11, 19)} UTC on ${at.toISOString().slice(0, 10)}. This page keeps no history.</p>
<dl>
${parts.map(
  part => html`<div>
<dt>${part.name}: ${part.isGood ? 'works' : html`<span class="bad">does not work as it should</span>`}</dt>
<dd>${part.words}</dd>
</div>
`,
)}</dl>
<p><a href="${publicUrl}/">To the front page</a></p>
</main>
</body>
</html>
`
}

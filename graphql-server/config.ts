import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import type { TraceSettings } from './infra/exportTraces.ts'
import { LOG_LEVELS, type LogLevel } from './infra/log.ts'
import type { ObjectStoreSettings } from './infra/objectStore.ts'
import type { StripeSettings } from './infra/stripe.ts'

/** The settings of an installation. docs/operating.md describes them. */
export type Config = {
  port: number
  host: string
  /** A PostgreSQL server, or null for the embedded database under `dataFolder`. */
  databaseUrl: string | null
  /** A pooler in front of the server; null without one. */
  poolerUrl: string | null
  /** A standby that answers reads; null without one. */
  replicaUrl: string | null
  dataFolder: string
  role: 'all' | 'web' | 'worker'
  migrate: boolean
  /** Without a trailing slash. */
  publicUrl: string
  /** Whether browsers use https: cookies are Secure and HSTS is sent. */
  isSecure: boolean
  /** The number of proxies in front whose X-Forwarded-For is trusted; 0 trusts none. */
  trustProxy: number
  /** Whether anybody may send their own GraphQL operations. */
  graphqlOpen: boolean
  /** Whether gateways find the subgraph at /graphql/subgraph. */
  federation: boolean
  demo: boolean
  /** How purchases work: not at all, in our sandbox where no money moves, or at Stripe. */
  billing: 'off' | 'sandbox' | 'stripe'
  /** Set where `billing` is 'stripe'. */
  stripe: StripeSettings | null
  /** The outside model, or null: the built-in writer drafts everything. `baseUrl` has no trailing slash. */
  languageModel: { apiKey: string; baseUrl: string; name: string } | null
  /** Tokens that the outside model may use; null sets no limit. */
  modelTokens: { perDocument: number | null; perDay: number | null }
  /** The mail server, or null: mails stay in the outbox. */
  mail: { url: string; from: string } | null
  /** Where exported files are kept; null: in the database. */
  objectStore: ObjectStoreSettings | null
  /** When the promotion at `/promotional-signup` ends; null while no end is set. */
  promotionEndsAt: Date | null
  /** Where messages of the contact page are mailed to. */
  contactAddress: string
  /** The role of the database as which analysts' figures are read. */
  analyticsRole: string | null
  /** Opens /metrics to other machines; null restricts it to this machine. */
  metricsToken: string | null
  /** What a call that reports a returned mail has to have; null: there is no such call. */
  mailBounceToken: string | null
  /** Where traces are sent; null sends none. */
  traces: TraceSettings | null
  logLevel: LogLevel
  /** Notices for the operator at start: settings that have no effect. */
  notices: string[]
}

/** Invalid variables. The message has a line for each, beginning with its name. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'ConfigError'
  }
}

const OPENAI_URL = 'https://api.openai.com/v1'
/** A cheap model without reasoning that follows a schema. Only OpenAI has it. */
const OPENAI_MODEL = 'gpt-4.1-mini'

const DAY = 24 * 60 * 60 * 1000

/** About four times what a text of 1,000 words takes. */
const TOKENS_PER_DOCUMENT = 100_000

type Environment = Readonly<Record<string, string | undefined>>

/** A variable, parsed by `schema`. `rule` says what it must be. An empty or blank one counts as unset. */
const variable = <Output>(schema: z.ZodType<Output, string>, rule: string) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      // An empty variable is the way to unset a value of the .env file.
      if (!text?.trim()) return undefined
      const parsed = schema.safeParse(text.trim())
      if (parsed.success) return parsed.data
      context.addIssue(rule)
      return z.NEVER
    })
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine(value => value >= least && value <= most)
const flag = variable(
  z.enum(['0', '1']).transform(value => value === '1'),
  'must be 0 or 1',
)
const token = variable(z.string().min(16), 'must have at least 16 characters')
const urlOf = (...protocols: string[]) => z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) })

/** The variables: how each is parsed, and its rule. Faults are reported in this order. */
const variables = z.object({
  PORT: variable(wholeNumber(1, 65_535), 'must be a port, 1 to 65535'),
  HOST: variable(z.string().regex(/^[A-Za-z0-9.:_-]+$/), 'must be a host name or an address'),
  DATABASE_URL: variable(urlOf('postgres', 'postgresql'), 'must be a postgresql:// URL'),
  DATABASE_POOLER_URL: variable(urlOf('postgres', 'postgresql'), 'must be a postgresql:// URL'),
  DATABASE_REPLICA_URL: variable(urlOf('postgres', 'postgresql'), 'must be a postgresql:// URL'),
  DATA_DIR: variable(z.string(), 'must be a folder').transform(folder => folder ?? '.data'),
  ROLE: variable(z.enum(['all', 'web', 'worker']), "must be 'all', 'web' or 'worker'").transform(
    role => role ?? 'all',
  ),
  MIGRATE: flag.transform(migrate => migrate ?? true),
  PUBLIC_URL: variable(
    urlOf('http', 'https').refine(text => /^https?:\/\/[^/?#]+\/?$/.test(text)),
    'must be an http:// or https:// URL without a path',
  ),
  TRUST_PROXY: variable(wholeNumber(0, 20), 'must be the number of proxies in front, 0 to 20').transform(
    proxies => proxies ?? 0,
  ),
  GRAPHQL_OPEN: flag,
  FEDERATION: flag,
  DEMO: flag,
  BILLING: variable(z.enum(['off', 'sandbox', 'stripe']), "must be 'off', 'sandbox' or 'stripe'"),
  OPENAI_API_KEY: variable(z.string().regex(/^[\x21-\x7e]+$/), 'must be a key without spaces'),
  OPENAI_BASE_URL: variable(
    urlOf('http', 'https').refine(text => /^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(text)),
    'must be an http:// or https:// URL without a user, a query or a fragment',
  ),
  OPENAI_MODEL: variable(
    z.string().regex(/^[\x21-\x7e]{1,200}$/),
    'must be the name of a model, without spaces',
  ),
  OPENAI_TOKENS_PER_DOCUMENT: variable(wholeNumber(1, 999_999_999), 'must be a number of tokens'),
  OPENAI_TOKENS_PER_DAY: variable(wholeNumber(1, 999_999_999), 'must be a number of tokens'),
  SMTP_URL: variable(urlOf('smtp', 'smtps'), 'must be an smtp:// or smtps:// URL'),
  MAIL_FROM: variable(
    z.string().regex(/^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
    "must be an address, such as 'Gradwright <mail@example.com>'",
  ),
  MAIL_BOUNCE_TOKEN: token,
  CONTACT_EMAIL: variable(z.email(), 'must be an email address'),
  PROMOTION_ENDS: variable(
    z.iso.date().transform(day => new Date(Date.parse(day) + DAY)),
    'must be a day, such as 2027-03-31',
  ),
  ANALYTICS_ROLE: variable(
    z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/),
    'must be the name of a database role: lower case letters, digits and underscores',
  ),
  METRICS_TOKEN: token,
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    urlOf('http', 'https').refine(text => /^https?:\/\/[^?#@]+$/.test(text)),
    'must be an http:// or https:// URL without a user or a query',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: variable(
    z.string().regex(/^[\w-]+=[^,\s]+(?:,[\w-]+=[^,\s]+)*$/),
    "must be names with values, such as 'api-key=secret,team=web'",
  ),
  OTEL_TRACES_SAMPLER_ARG: variable(
    z
      .string()
      .regex(/^(?:0(?:\.\d{1,6})?|1(?:\.0{1,6})?)$/)
      .transform(Number),
    'must be the share of traces that are kept, 0 to 1',
  ),
  LOG_LEVEL: variable(z.enum(LOG_LEVELS), `must be one of ${LOG_LEVELS.join(', ')}`).transform(
    level => level ?? 'info',
  ),
  STRIPE_SECRET_KEY: variable(
    z.string().regex(/^[sr]k_[\x21-\x7e]+$/),
    'must be a key that begins with sk_ or rk_',
  ),
  STRIPE_WEBHOOK_SECRET: variable(
    z.string().regex(/^whsec_[\x21-\x7e]+$/),
    'must be a secret that begins with whsec_',
  ),
  STRIPE_PRICE_STANDARD: variable(z.string().regex(/^price_\w+$/), 'must be the id of a price, price_…'),
  STRIPE_PRICE_PREMIUM: variable(z.string().regex(/^price_\w+$/), 'must be the id of a price, price_…'),
  S3_BUCKET: variable(
    z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    'must be the name of a bucket: 3 to 63 lower case letters, digits, dots and hyphens',
  ),
  S3_REGION: variable(
    z.string().regex(/^[a-z0-9-]{1,40}$/),
    'must be a region, such as eu-central-1',
  ).transform(region => region ?? 'us-east-1'),
  S3_ENDPOINT: variable(
    urlOf('http', 'https').refine(text => /^https?:\/\/[^/?#@]+\/?$/.test(text)),
    'must be an http:// or https:// URL without a path',
  ),
  S3_ACCESS_KEY_ID: variable(z.string().regex(/^[\x21-\x7e]+$/), 'must be a key without spaces'),
  S3_SECRET_ACCESS_KEY: variable(z.string().regex(/^[\x21-\x7e]+$/), 'must be a key without spaces'),
  STRIPE_API_BASE: variable(
    urlOf('http', 'https').refine(text => /^https?:\/\/[^/?#@]+\/?$/.test(text)),
    'must be an http:// or https:// URL without a path',
  ),
})
type Variables = z.infer<typeof variables>

/** The rules between variables. */
const consistent = variables.superRefine((set, context) => {
  const refuse = (name: keyof Variables, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message })
  if (set.DATABASE_URL === undefined && set.ROLE !== 'all')
    refuse('ROLE', "must be 'all' with the embedded database, which only one process can open")
  for (const name of ['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL'] as const)
    if (set.DATABASE_URL === undefined && set[name] !== undefined)
      refuse(name, 'needs DATABASE_URL: migrations and notifications use the server itself')
  if (set.OPENAI_API_KEY !== undefined && set.OPENAI_BASE_URL !== undefined && set.OPENAI_MODEL === undefined)
    refuse(
      'OPENAI_MODEL',
      'must be set with OPENAI_BASE_URL: only OpenAI has the model that is asked otherwise',
    )
  if (set.SMTP_URL !== undefined && set.MAIL_FROM === undefined)
    refuse('MAIL_FROM', 'must be set with SMTP_URL: mails need an address that they come from')
  if (set.S3_BUCKET !== undefined)
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (set[name] === undefined) refuse(name, 'must be set with S3_BUCKET')
  if (takesStripe(set))
    for (const name of STRIPE_VARIABLES)
      if (set[name] === undefined) refuse(name, 'must be set to take payments through Stripe')
  if (set.STRIPE_PRICE_STANDARD !== undefined && set.STRIPE_PRICE_STANDARD === set.STRIPE_PRICE_PREMIUM)
    refuse('STRIPE_PRICE_PREMIUM', 'must be another price than STRIPE_PRICE_STANDARD')
  if (set.STRIPE_API_BASE !== undefined && /^[sr]k_live_/.test(set.STRIPE_SECRET_KEY ?? ''))
    refuse('STRIPE_API_BASE', 'must be unset with a live key: it points tests to another server')
})

/** The configuration. What is unset is derived from other variables. */
const configuration = consistent.transform((set): Config => {
  const port = set.PORT ?? 4000
  const host = set.HOST ?? '127.0.0.1'
  const databaseUrl = set.DATABASE_URL ?? null
  const publicUrl = new URL(set.PUBLIC_URL ?? `http://localhost:${port}`)
  const demo = set.DEMO ?? (databaseUrl === null && isLoopback(host) && isLoopback(publicUrl.hostname))
  return {
    port,
    host,
    databaseUrl,
    poolerUrl: set.DATABASE_POOLER_URL ?? null,
    replicaUrl: set.DATABASE_REPLICA_URL ?? null,
    dataFolder: set.DATA_DIR,
    role: set.ROLE,
    migrate: set.MIGRATE,
    publicUrl: publicUrl.origin,
    isSecure: publicUrl.protocol === 'https:',
    trustProxy: set.TRUST_PROXY,
    graphqlOpen: set.GRAPHQL_OPEN ?? demo,
    federation: set.FEDERATION ?? false,
    demo,
    billing: takesStripe(set) ? 'stripe' : (set.BILLING ?? (demo ? 'sandbox' : 'off')),
    stripe: stripeSettings(set),
    languageModel:
      set.OPENAI_API_KEY === undefined
        ? null
        : {
            apiKey: set.OPENAI_API_KEY,
            baseUrl: (set.OPENAI_BASE_URL ?? OPENAI_URL).replace(/\/+$/, ''),
            name: set.OPENAI_MODEL ?? OPENAI_MODEL,
          },
    modelTokens: {
      perDocument: set.OPENAI_TOKENS_PER_DOCUMENT ?? TOKENS_PER_DOCUMENT,
      perDay: set.OPENAI_TOKENS_PER_DAY ?? null,
    },
    mail:
      set.SMTP_URL === undefined || set.MAIL_FROM === undefined
        ? null
        : { url: set.SMTP_URL, from: set.MAIL_FROM },
    objectStore: objectStoreSettings(set),
    promotionEndsAt: set.PROMOTION_ENDS ?? null,
    analyticsRole: set.ANALYTICS_ROLE ?? null,
    traces: traceSettings(set),
    contactAddress: set.CONTACT_EMAIL ?? addressIn(set.MAIL_FROM) ?? `contact@${publicUrl.hostname}`,
    metricsToken: set.METRICS_TOKEN ?? null,
    mailBounceToken: set.MAIL_BOUNCE_TOKEN ?? null,
    logLevel: set.LOG_LEVEL,
    notices: noticesOf(set),
  }
})

/**
 * Reads the configuration. `environment` takes precedence over the `.env` file of the working folder.
 * @throws ConfigError with a line for each invalid variable.
 */
export function readConfig(
  environment: Environment = { ...environmentFile('.env'), ...process.env },
): Config {
  const parsed = configuration.safeParse(environment)
  if (parsed.success) return parsed.data
  // The path is the variable's name. The value may be a secret and is never quoted.
  throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`))
}

const STRIPE_VARIABLES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_STANDARD',
  'STRIPE_PRICE_PREMIUM',
] as const

/** Whether payments go through Stripe. */
function takesStripe({ BILLING, STRIPE_SECRET_KEY }: Variables): boolean {
  return BILLING === undefined ? STRIPE_SECRET_KEY !== undefined : BILLING === 'stripe'
}

function stripeSettings(set: Variables): StripeSettings | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = set
  const { STRIPE_PRICE_STANDARD: STANDARD, STRIPE_PRICE_PREMIUM: PREMIUM } = set
  if (!takesStripe(set) || !secretKey || !webhookSecret || !STANDARD || !PREMIUM) return null
  return { secretKey, webhookSecret, prices: { STANDARD, PREMIUM }, apiBase: set.STRIPE_API_BASE ?? null }
}

function objectStoreSettings(set: Variables): ObjectStoreSettings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = set
  if (!bucket || !accessKeyId || !secretAccessKey) return null
  return { bucket, accessKeyId, secretAccessKey, region: set.S3_REGION, endpoint: set.S3_ENDPOINT ?? null }
}

/** OpenTelemetry's own variables, as its specification names them. */
function traceSettings(set: Variables): TraceSettings | null {
  if (set.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return null
  const pairs = set.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? []
  return {
    endpoint: set.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
    headers: Object.fromEntries(
      pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    ),
    share: set.OTEL_TRACES_SAMPLER_ARG ?? 1,
  }
}

/** Reports settings that have no effect, since their operator expects one. */
function noticesOf(set: Variables): string[] {
  const withoutEffect: [keyof Variables, string][] = []
  if (!takesStripe(set))
    for (const name of [...STRIPE_VARIABLES, 'STRIPE_API_BASE'] as const)
      if (set[name] !== undefined)
        withoutEffect.push([
          name,
          set.BILLING === undefined ? 'STRIPE_SECRET_KEY is not set' : `BILLING is '${set.BILLING}'`,
        ])
  if (set.OPENAI_API_KEY === undefined)
    for (const name of ['OPENAI_BASE_URL', 'OPENAI_MODEL'] as const)
      if (set[name] !== undefined)
        withoutEffect.push([
          name,
          'the built-in writer drafts until OPENAI_API_KEY is set (any word, where a server asks for none)',
        ])
  if (set.S3_BUCKET === undefined)
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (set[name] !== undefined) withoutEffect.push([name, 'S3_BUCKET is not set'])
  if (set.OTEL_EXPORTER_OTLP_ENDPOINT === undefined)
    for (const name of ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_TRACES_SAMPLER_ARG'] as const)
      if (set[name] !== undefined) withoutEffect.push([name, 'OTEL_EXPORTER_OTLP_ENDPOINT is not set'])
  return withoutEffect.map(([name, why]) => `${name} is set and has no effect: ${why}.`)
}

/** The address of 'Gradwright <mail@example.com>'. */
function addressIn(sender: string | undefined): string | undefined {
  return sender?.match(/[^<>\s]+@[^<>\s]+/)?.[0]
}

/** Whether only this machine reaches a host. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

function environmentFile(path: string): Environment {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

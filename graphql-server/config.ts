import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { LOG_LEVELS, type LogLevel } from './infra/log.ts'

/** What an installation may decide. docs/operating.md says the same in prose. */
export type Config = {
  port: number
  host: string
  /** A PostgreSQL server, or null for the embedded database under `dataFolder`. */
  databaseUrl: string | null
  dataFolder: string
  role: 'all' | 'web' | 'worker'
  migrate: boolean
  /** Without a slash at its end. */
  publicUrl: string
  /** Whether browsers reach us by https: Secure cookies and HSTS. */
  isSecure: boolean
  /** Proxies in front whose X-Forwarded-For is believed; 0 believes none. */
  trustProxy: number
  /** Whether anybody may send GraphQL operations of their own. */
  graphqlOpen: boolean
  demo: boolean
  billing: 'off' | 'sandbox'
  /** The outside model that may draft, or null: the built-in writer drafts everything. `baseUrl` ends without a slash. */
  languageModel: { apiKey: string; baseUrl: string; name: string } | null
  /** The mail server, or null: mails stay in the outbox. */
  mail: { url: string; from: string } | null
  /** Opens /metrics to callers from elsewhere; null leaves it to this machine. */
  metricsToken: string | null
  logLevel: LogLevel
  /** Lines that whoever starts the server should read: settings that have no effect. */
  notices: string[]
}

/** Variables that do not fit, one line each, naming the variable. */
export class ConfigError extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'ConfigError'
  }
}

const OPENAI_URL = 'https://api.openai.com/v1'
/** Writes at once, follows a schema, and costs little. Known at OpenAI only. */
const OPENAI_MODEL = 'gpt-4.1-mini'

type Environment = Readonly<Record<string, string | undefined>>

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine(value => value >= least && value <= most)
const flag = z.enum(['0', '1']).transform(value => value === '1')
const urlOf = (...protocols: string[]) => z.url({ protocol: new RegExp(`^(${protocols.join('|')})$`) })

/** Each variable: how its text is read, and what to say when it does not fit. */
const variables = {
  PORT: [wholeNumber(1, 65_535), 'must be a port, 1 to 65535'],
  HOST: [z.string().regex(/^[A-Za-z0-9.:_-]+$/), 'must be a host name or an address'],
  DATABASE_URL: [urlOf('postgres', 'postgresql'), 'must be a postgresql:// URL'],
  DATA_DIR: [z.string(), 'must be a folder'],
  ROLE: [z.enum(['all', 'web', 'worker']), "must be 'all', 'web' or 'worker'"],
  MIGRATE: [flag, 'must be 0 or 1'],
  PUBLIC_URL: [
    urlOf('http', 'https').refine(text => /^https?:\/\/[^/?#]+\/?$/.test(text)),
    'must be an http:// or https:// URL without a path',
  ],
  TRUST_PROXY: [wholeNumber(0, 20), 'must be the number of proxies in front, 0 to 20'],
  GRAPHQL_OPEN: [flag, 'must be 0 or 1'],
  DEMO: [flag, 'must be 0 or 1'],
  BILLING: [z.enum(['off', 'sandbox']), "must be 'off' or 'sandbox'"],
  OPENAI_API_KEY: [z.string().regex(/^[\x21-\x7e]+$/), 'must be a key without spaces'],
  OPENAI_BASE_URL: [
    urlOf('http', 'https').refine(text => /^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(text)),
    'must be an http:// or https:// URL without a user, a query or a fragment',
  ],
  OPENAI_MODEL: [z.string().regex(/^[\x21-\x7e]{1,200}$/), 'must be the name of a model, without spaces'],
  SMTP_URL: [urlOf('smtp', 'smtps'), 'must be an smtp:// or smtps:// URL'],
  MAIL_FROM: [
    z.string().regex(/^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
    "must be an address, such as 'Gradwright <mail@example.com>'",
  ],
  METRICS_TOKEN: [z.string().min(16), 'must have at least 16 characters'],
  LOG_LEVEL: [z.enum(LOG_LEVELS), `must be one of ${LOG_LEVELS.join(', ')}`],
} as const

/** Set by people who expect something of them that this version does not do; saying nothing would mislead. */
const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'this version takes no payments',
}

/**
 * Reads the configuration; `environment` wins over the `.env` file of the working folder.
 * @throws ConfigError with a line for each variable that does not fit.
 */
export function readConfig(
  environment: Environment = { ...environmentFile('.env'), ...process.env },
): Config {
  const faults: string[] = []
  function read<Schema extends z.ZodType>(name: string, [schema, rule]: readonly [Schema, string]) {
    const text = environment[name]?.trim()
    // An empty variable counts as unset: that is how one takes a setting of the .env file back.
    if (!text) return undefined
    const parsed = schema.safeParse(text)
    if (parsed.success) return parsed.data
    faults.push(`${name} ${rule}.`)
    return undefined
  }

  const port = read('PORT', variables.PORT) ?? 4000
  const host = read('HOST', variables.HOST) ?? '127.0.0.1'
  const databaseUrl = read('DATABASE_URL', variables.DATABASE_URL) ?? null
  const publicUrl = new URL(read('PUBLIC_URL', variables.PUBLIC_URL) ?? `http://localhost:${port}`)
  const demo =
    read('DEMO', variables.DEMO) ??
    (databaseUrl === null && isLoopback(host) && isLoopback(publicUrl.hostname))
  const role = read('ROLE', variables.ROLE) ?? 'all'
  const apiKey = read('OPENAI_API_KEY', variables.OPENAI_API_KEY)
  const modelUrl = read('OPENAI_BASE_URL', variables.OPENAI_BASE_URL)
  const modelName = read('OPENAI_MODEL', variables.OPENAI_MODEL)
  const smtpUrl = read('SMTP_URL', variables.SMTP_URL)
  const mailFrom = read('MAIL_FROM', variables.MAIL_FROM)
  const config: Config = {
    port,
    host,
    databaseUrl,
    dataFolder: read('DATA_DIR', variables.DATA_DIR) ?? '.data',
    role,
    migrate: read('MIGRATE', variables.MIGRATE) ?? true,
    publicUrl: publicUrl.origin,
    isSecure: publicUrl.protocol === 'https:',
    trustProxy: read('TRUST_PROXY', variables.TRUST_PROXY) ?? 0,
    graphqlOpen: read('GRAPHQL_OPEN', variables.GRAPHQL_OPEN) ?? demo,
    demo,
    billing: read('BILLING', variables.BILLING) ?? (demo ? 'sandbox' : 'off'),
    languageModel:
      apiKey === undefined
        ? null
        : {
            apiKey,
            baseUrl: (modelUrl ?? OPENAI_URL).replace(/\/+$/, ''),
            name: modelName ?? OPENAI_MODEL,
          },
    mail: smtpUrl === undefined || mailFrom === undefined ? null : { url: smtpUrl, from: mailFrom },
    metricsToken: read('METRICS_TOKEN', variables.METRICS_TOKEN) ?? null,
    logLevel: read('LOG_LEVEL', variables.LOG_LEVEL) ?? 'info',
    notices: noticesOf(environment),
  }
  if (databaseUrl === null && role !== 'all' && faults.length === 0)
    faults.push(`ROLE must be 'all' with the embedded database, which only one process can open.`)
  if (apiKey !== undefined && modelUrl !== undefined && !environment.OPENAI_MODEL?.trim())
    faults.push(
      'OPENAI_MODEL must be set with OPENAI_BASE_URL: only OpenAI has the model that is asked otherwise.',
    )
  if (smtpUrl !== undefined && !environment.MAIL_FROM?.trim())
    faults.push('MAIL_FROM must be set with SMTP_URL: mails need an address that they come from.')
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

function noticesOf(environment: Environment): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const withoutEffect = Object.entries(WITHOUT_EFFECT).filter(([name]) => isSet(name))
  if (!isSet('OPENAI_API_KEY'))
    for (const name of ['OPENAI_BASE_URL', 'OPENAI_MODEL'])
      if (isSet(name))
        withoutEffect.push([
          name,
          'the built-in writer drafts until OPENAI_API_KEY is set (any word, where a server asks for none)',
        ])
  return withoutEffect.map(([name, why]) => `${name} is set and has no effect: ${why}.`)
}

function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)
}

function environmentFile(path: string): Environment {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

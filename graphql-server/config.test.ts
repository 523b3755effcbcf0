import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return error.message.split('\n')
  }
}

test('without settings it is a demo on this machine with the embedded database', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    databaseUrl: null,
    poolerUrl: null,
    replicaUrl: null,
    dataFolder: '.data',
    role: 'all',
    migrate: true,
    publicUrl: 'http://localhost:4000',
    isSecure: false,
    trustProxy: 0,
    graphqlOpen: true,
    federation: false,
    demo: true,
    billing: 'sandbox',
    stripe: null,
    languageModel: null,
    modelTokens: { perDocument: 100_000, perDay: null },
    promotionEndsAt: null,
    objectStore: null,
    analyticsRole: null,
    contactAddress: 'contact@localhost',
    metricsToken: null,
    mailBounceToken: null,
    traces: null,
    logLevel: 'info',
    mail: null,
    notices: [],
  })
})

test.each([
  ['a database server', { DATABASE_URL: 'postgresql://db/gradwright' }],
  ['a host that others reach', { HOST: '0.0.0.0' }],
  ['a public address', { PUBLIC_URL: 'https://gradwright.example' }],
])('%s turns the demo, open operations and the sandbox off', (_, environment) => {
  expect(readConfig(environment)).toMatchObject({ demo: false, graphqlOpen: false, billing: 'off' })
})

test('explicit settings take precedence', () => {
  const environment = { HOST: '0.0.0.0', DEMO: '1', GRAPHQL_OPEN: '0', BILLING: 'off', PORT: '80' }
  expect(readConfig(environment)).toMatchObject({ demo: true, graphqlOpen: false, billing: 'off', port: 80 })
})

test('PUBLIC_URL follows the port, loses its slash, and https turns on secure cookies', () => {
  expect(readConfig({ PORT: '5000' }).publicUrl).toBe('http://localhost:5000')
  expect(readConfig({ PUBLIC_URL: 'https://gradwright.example/' })).toMatchObject({
    publicUrl: 'https://gradwright.example',
    isSecure: true,
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 4000, databaseUrl: null })
})

test.each([
  ['PORT', 'http'],
  ['PORT', '0'],
  ['PORT', '65536'],
  ['HOST', 'no host'],
  ['DATABASE_URL', 'mysql://db/gradwright'],
  ['DATABASE_URL', 'somewhere'],
  ['DATABASE_POOLER_URL', 'pooler:6432'],
  ['DATABASE_REPLICA_URL', 'http://replica/gradwright'],
  ['ROLE', 'everything'],
  ['MIGRATE', 'yes'],
  ['PUBLIC_URL', 'gradwright.example'],
  ['PUBLIC_URL', 'https://gradwright.example/app'],
  ['TRUST_PROXY', '-1'],
  ['GRAPHQL_OPEN', 'true'],
  ['DEMO', '2'],
  ['BILLING', 'paypal'],
  ['STRIPE_API_BASE', 'https://api.stripe.com/v1'],
  ['S3_REGION', 'Frankfurt am Main'],
  ['S3_ENDPOINT', 'https://store.example/bucket'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_PRICE_STANDARD', '2999'],
  ['OPENAI_API_KEY', 'two words'],
  ['OPENAI_BASE_URL', 'localhost:11434'],
  ['OPENAI_BASE_URL', 'https://me:secret@models.example/v1'],
  ['OPENAI_BASE_URL', 'https://models.example/v1?key=secret'],
  ['OPENAI_MODEL', 'a model'],
  ['OPENAI_TOKENS_PER_DOCUMENT', '0'],
  ['OPENAI_TOKENS_PER_DAY', 'many'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const faults = faultsOf({ [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name} must `))
})

test('all faults are reported at once', () => {
  const faults = faultsOf({ PORT: 'x', DEMO: 'x', LOG_LEVEL: 'x' })
  expect(faults.map(line => line.split(' ')[0])).toEqual(['PORT', 'DEMO', 'LOG_LEVEL'])
})

test('a fault never quotes the value, which may be a secret', () => {
  expect(
    faultsOf({ DATABASE_URL: 'user:s3cret@db', METRICS_TOKEN: 's3cret', OPENAI_API_KEY: 'my s3cret' }).join(),
  ).not.toContain('s3cret')
})

test('a key turns on an outside model: OpenAI’s, or that of a server with the same protocol', () => {
  expect(readConfig({ OPENAI_API_KEY: 'sk-1' }).languageModel).toEqual({
    apiKey: 'sk-1',
    baseUrl: 'https://api.openai.com/v1',
    name: 'gpt-4.1-mini',
  })
  const ours = { OPENAI_API_KEY: 'any', OPENAI_BASE_URL: 'http://localhost:11434/v1/', OPENAI_MODEL: 'ours' }
  expect(readConfig(ours)).toMatchObject({
    languageModel: { apiKey: 'any', baseUrl: 'http://localhost:11434/v1', name: 'ours' },
    notices: [],
  })
})

test('another server needs the name of its model', () => {
  expect(faultsOf({ OPENAI_API_KEY: 'any', OPENAI_BASE_URL: 'http://localhost:11434/v1' })).toEqual([
    expect.stringMatching(/^OPENAI_MODEL must be set with OPENAI_BASE_URL/),
  ])
})

test('a model without a key is reported as having no effect', () => {
  const { notices, languageModel } = readConfig({
    OPENAI_MODEL: 'ours',
    OPENAI_BASE_URL: 'http://localhost/v1',
  })
  expect(languageModel).toBeNull()
  expect(notices).toEqual([
    expect.stringContaining('OPENAI_BASE_URL is set and has no effect'),
    expect.stringContaining('OPENAI_MODEL is set and has no effect'),
  ])
})

test('the embedded database cannot be shared between roles', () => {
  expect(faultsOf({ ROLE: 'worker' })).toEqual([expect.stringMatching(/^ROLE must be 'all'/)])
  expect(readConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://db/gradwright' }).role).toBe('worker')
})

test.each(['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL'])('%s needs the server itself', name => {
  expect(faultsOf({ [name]: 'postgresql://other/gradwright' })).toEqual([
    `${name} needs DATABASE_URL: migrations and notifications use the server itself.`,
  ])
})

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STANDARD: 'price_1',
  STRIPE_PRICE_PREMIUM: 'price_2',
}

test('a key of Stripe turns payments on, also with the demo', () => {
  expect(readConfig({ ...STRIPE, STRIPE_API_BASE: 'http://127.0.0.1:12111' })).toMatchObject({
    demo: true,
    billing: 'stripe',
    stripe: {
      secretKey: 'sk_test_1',
      webhookSecret: 'whsec_1',
      prices: { STANDARD: 'price_1', PREMIUM: 'price_2' },
      apiBase: 'http://127.0.0.1:12111',
    },
    notices: [],
  })
})

test('payments need the key, the secret of the webhook and both prices', () => {
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' }).map(line => line.split(' ')[0])).toEqual([
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_STANDARD',
    'STRIPE_PRICE_PREMIUM',
  ])
  expect(faultsOf({ BILLING: 'stripe' })).toHaveLength(4)
  expect(faultsOf({ ...STRIPE, STRIPE_PRICE_PREMIUM: 'price_1' })).toEqual([
    expect.stringMatching(/^STRIPE_PRICE_PREMIUM must be another price/),
  ])
  const live = { ...STRIPE, STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://127.0.0.1:1' }
  expect(faultsOf(live)).toEqual([expect.stringMatching(/^STRIPE_API_BASE must be unset with a live key/)])
})

test('settings of Stripe that have no effect are reported', () => {
  const { notices, billing, stripe } = readConfig({ ...STRIPE, BILLING: 'sandbox' })
  expect([billing, stripe]).toEqual(['sandbox', null])
  expect(notices).toHaveLength(4)
  expect(notices[0]).toContain("STRIPE_SECRET_KEY is set and has no effect: BILLING is 'sandbox'")
  expect(readConfig({ STRIPE_API_BASE: 'http://127.0.0.1:1' }).notices).toEqual([
    expect.stringContaining('STRIPE_SECRET_KEY is not set'),
  ])
})

test('a bucket needs both parts of its key; without it they have no effect', () => {
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(faultsOf({ S3_BUCKET: 'exports' }).map(line => line.split(' ')[0])).toEqual([
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  expect(faultsOf({ S3_BUCKET: 'Exports!', ...keys })).toEqual([expect.stringMatching(/^S3_BUCKET must be/)])
  expect(readConfig({ S3_BUCKET: 'exports', ...keys }).objectStore).toEqual({
    bucket: 'exports',
    region: 'us-east-1',
    endpoint: null,
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  const unused = readConfig({ ...keys, S3_ENDPOINT: 'http://127.0.0.1:9000' })
  expect(unused.objectStore).toBeNull()
  expect(unused.notices).toHaveLength(3)
})

test('a mail server needs the address that mails come from', () => {
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example:25' })).toEqual([
    expect.stringMatching(/^MAIL_FROM must be set/),
  ])
  expect(faultsOf({ SMTP_URL: 'http://mail.example', MAIL_FROM: 'mail@example.com' })).toEqual([
    expect.stringMatching(/^SMTP_URL must be/),
  ])
  expect(faultsOf({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@example.com, b@example.com' })).toEqual([
    expect.stringMatching(/^MAIL_FROM must be an address/),
  ])
  const set = { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Gradwright <mail@example.com>' }
  expect(readConfig(set).mail).toEqual({ url: set.SMTP_URL, from: set.MAIL_FROM })
  expect(readConfig(set).contactAddress).toBe('mail@example.com')
  expect(readConfig({ ...set, CONTACT_EMAIL: 'desk@example.com' }).contactAddress).toBe('desk@example.com')
  expect(readConfig({}).mail).toBeNull()
})

test('the promotion ends with its last day', () => {
  expect(readConfig({ PROMOTION_ENDS: '2027-03-31' }).promotionEndsAt).toEqual(new Date('2027-04-01T00:00Z'))
  expect(faultsOf({ PROMOTION_ENDS: '31.3.2027' })).toEqual([
    'PROMOTION_ENDS must be a day, such as 2027-03-31.',
  ])
})

test('traces go where OpenTelemetry’s variables say, with its headers', () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318/' }
  expect(readConfig(endpoint).traces).toEqual({ endpoint: 'http://localhost:4318', headers: {}, share: 1 })
  const all = {
    ...endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a=b,team=web',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  }
  expect(readConfig(all).traces).toMatchObject({ headers: { 'api-key': 'a=b', team: 'web' }, share: 0.25 })
  expect(faultsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector', OTEL_TRACES_SAMPLER_ARG: '2' })).toEqual([
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http:// or https:// URL without a user or a query.',
    'OTEL_TRACES_SAMPLER_ARG must be the share of traces that are kept, 0 to 1.',
  ])
  expect(readConfig({ OTEL_TRACES_SAMPLER_ARG: '1' }).notices).toEqual([
    'OTEL_TRACES_SAMPLER_ARG is set and has no effect: OTEL_EXPORTER_OTLP_ENDPOINT is not set.',
  ])
})

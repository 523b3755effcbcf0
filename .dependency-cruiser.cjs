/**
 * The import rules of docs/architecture.md. `npm run walls` checks them. scripts/walls.test.ts breaks each of them and
 * expects the check to fail, since a checker that reads no module passes everything.
 */
const server = '^graphql-server/'
const pure =
  '^graphql-server/domain/(questionnaires|language|matching|profiles/reading|documents/(writing|review))/|^graphql-server/domain/.*policy\\.ts$'
const test = '\\.test\\.tsx?$|/test/|^web/e2e/|test-fixtures'

const generated = '(^|/)generated/|__generated__'

/** Rooms from the bottom up: a room imports only rooms before it. A new room has to be added here. */
const DOMAIN = [
  'questionnaires',
  'language',
  'mail',
  'audit',
  'analytics',
  'accounts',
  'contact',
  'partners',
  'billing',
  'catalogue',
  'content',
  'profiles',
  'matching',
  'drafts',
  'documents',
  'applications',
  'scholarships',
  'interviews',
  'students',
  'personalData',
  'administration',
  'support',
  'community',
  'expertReviews',
]
const WEB = [
  'device',
  'language',
  'format',
  'content',
  'design',
  'relay',
  'graphiql',
  'routing',
  'questions',
  'account',
  'documents',
  'drafts',
  'story',
  'applications',
  'shortlist',
  'profile',
  'matching',
  'catalogue',
  'questionnaire',
  'app',
  'screens',
]
const DOCUMENTS = [
  'writing',
  'review',
  'composing',
  'reading',
  'files',
  'story',
  'questions',
  'generation',
  'editing',
  'sharing',
  'letters',
  'request',
]

/** A rule for each room of the folder: it does not import a later room. */
function inOrder(name, folder, rooms) {
  return rooms.slice(0, -1).map((room, index) => ({
    name,
    comment: `From the bottom up: ${rooms.join(', ')}.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: test },
    to: { path: `^${folder}/(${rooms.slice(index + 1).join('|')})/` },
  }))
}

/** Fails for a room that is missing in the list, since no rule of `inOrder` applies to it. */
function listed(name, folder, rooms) {
  return {
    name,
    comment: 'Give the room its place in .dependency-cruiser.cjs.',
    severity: 'error',
    from: { path: `^${folder}/(?!(?:${rooms.join('|')})/)[^/]+/`, pathNot: test },
    to: {},
  }
}

// `forbidden` checks every import; `forbiddenAtRuntime` those that are left after types are removed; `forbiddenFolders`
// checks imports between folders, without tests, since a test may import from anywhere.
module.exports = {
  rooms: { web: WEB },
  forbidden: [
    {
      name: 'web-knows-only-the-schema',
      comment: 'The browser knows the server through schema.graphql and generated artifacts.',
      severity: 'error',
      from: { path: '^web/', pathNot: test },
      to: { path: '^(graphql-server|prisma)/' },
    },
    {
      name: 'server-knows-no-screen',
      severity: 'error',
      from: { path: server, pathNot: test },
      to: { path: '^web/' },
    },
    {
      name: 'screens-do-not-know-each-other',
      severity: 'error',
      from: { path: '^web/screens/([^/]+)/' },
      to: { path: '^web/screens/', pathNot: '^web/screens/$1/' },
    },
    {
      name: 'design-knows-no-screen-and-no-rows',
      severity: 'error',
      from: { path: '^web/design/' },
      to: {
        path: '^web/(?!(design|device|language)/)|^node_modules/(react-relay|relay-runtime|react-router)',
      },
    },
    ...inOrder('web-rooms-in-order', 'web', WEB),
    listed('web-rooms-are-listed', 'web', WEB),
    {
      name: 'web-rooms-know-no-routes',
      severity: 'error',
      from: { path: '^web/[^/]+/', pathNot: test },
      to: { path: '^web/(main|routes)\\.tsx$' },
    },
    {
      name: 'forms-libraries-stay-with-forms',
      comment: 'The first page does not pay for formik and yup.',
      severity: 'error',
      from: { path: '^web/(design|relay|app|routing|device|format|content|main|routes)' },
      to: { path: '^node_modules/(formik|yup)/' },
    },
    {
      name: 'infra-knows-nobody',
      severity: 'error',
      from: { path: '^graphql-server/infra/', pathNot: test },
      to: { path: '^graphql-server/(domain|schema|http)/|^graphql-server/(main|config)\\.ts$' },
    },
    {
      name: 'domain-knows-no-graph-and-no-http',
      severity: 'error',
      from: { path: '^graphql-server/domain/', pathNot: test },
      to: {
        path: '^graphql-server/(schema|http)/|^graphql-server/(main|config)\\.ts$|^node_modules/(graphql|graphql-yoga|@pothos|hono|@hono)/',
      },
    },
    {
      name: 'schema-knows-no-http',
      severity: 'error',
      from: { path: '^graphql-server/schema/', pathNot: test },
      to: { path: '^graphql-server/http/|^graphql-server/(main|config)\\.ts$|^node_modules/(hono|@hono)/' },
    },
    {
      name: 'rest-does-not-run-graphql',
      severity: 'error',
      from: { path: '^graphql-server/http/rest/', pathNot: test },
      to: { path: '^graphql-server/schema/|^node_modules/(graphql|graphql-yoga|@pothos)/' },
    },
    {
      name: 'graphql-does-not-call-rest',
      severity: 'error',
      from: { path: '^graphql-server/http/graphql/', pathNot: test },
      to: { path: '^graphql-server/http/rest/' },
    },
    {
      name: 'schema-base-knows-no-aggregate',
      severity: 'error',
      from: { path: '^graphql-server/schema/base/', pathNot: test },
      to: { path: '^graphql-server/schema/(?!base/)' },
    },
    {
      name: 'domain-base-knows-no-room',
      comment: 'What all rooms import, such as errors.ts. Lists of what the rooms do are above them.',
      severity: 'error',
      from: { path: '^graphql-server/domain/[^/]+$', pathNot: `/(removeExpired|jobs)\\.ts$|${test}` },
      to: { path: '^graphql-server/domain/[^/]+/' },
    },
    ...inOrder('domain-rooms-in-order', 'graphql-server/domain', DOMAIN),
    ...inOrder('document-rooms-in-order', 'graphql-server/domain/documents', DOCUMENTS),
    listed('domain-rooms-are-listed', 'graphql-server/domain', DOMAIN),
    listed('document-rooms-are-listed', 'graphql-server/domain/documents', DOCUMENTS),
    {
      name: 'server-knows-no-tool',
      comment: 'Compiling the catalogue, building and migrating use the server, never the other way.',
      severity: 'error',
      from: { path: server, pathNot: `^graphql-server/bench/|${test}` },
      to: { path: '^(prisma|scripts)/' },
    },
    {
      name: 'no-circles-of-files',
      comment: 'Types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'one-reader-of-sealed-texts',
      comment: 'Only the domain touches rows; the graph reads through Pothos and never writes.',
      severity: 'error',
      from: { path: '^graphql-server/(schema|http)/', pathNot: test },
      to: { path: '^graphql-server/infra/(embedded|server)Database' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'The build makes modules that begin with `virtual:`.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  forbiddenAtRuntime: [
    { name: 'no-circles-at-runtime', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'rules-are-pure',
      comment:
        'Policies, questionnaires, matching, writing and the review: no database, no clock, no network. Types are fine.',
      severity: 'error',
      from: { path: pure, pathNot: test },
      to: {
        path: '^graphql-server/infra/|^node_modules/(pg|openai|hono)/|^(node:)?(fs|net|http|https|child_process|timers)',
      },
    },
  ],
  forbiddenFolders: [
    { name: 'no-circles-of-folders', scope: 'folder', severity: 'error', from: {}, to: { circular: true } },
  ],
  optionsForFolders: { exclude: { path: `${generated}|${test}` }, metrics: true },
  options: {
    doNotFollow: { path: 'node_modules' },
    // The walls are tried in a copy of the sources, whose packages are a link.
    preserveSymlinks: true,
    exclude: { path: generated },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}

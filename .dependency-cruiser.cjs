/**
 * The walls of docs/architecture.md. `npm run walls` checks them; scripts/walls.test.ts plants a breach of each and
 * sees it fail, since a checker that reads no module passes everything.
 */
const server = '^graphql-server/'
const pure =
  '^graphql-server/domain/(questionnaires|matching|profiles/reading|documents/(writing|review))/|^graphql-server/domain/.*policy\\.ts$'
const test = '\\.test\\.tsx?$|/test/|^web/e2e/|test-fixtures'

// `forbidden` sees every import; `forbiddenAtRuntime` those that are left when types are gone.
module.exports = {
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
      to: { path: '^web/(?!(design|device)/)|^node_modules/(react-relay|relay-runtime|react-router)' },
    },
    {
      name: 'shared-parts-know-no-screen',
      severity: 'error',
      from: {
        path: '^web/(questionnaire|catalogue|documents|drafts|matching|profile|shortlist|format|device|relay|content)/',
      },
      to: { path: '^web/screens/' },
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
      name: 'one-reader-of-sealed-texts',
      comment: 'Only the domain touches rows; the graph reads through Pothos and never writes.',
      severity: 'error',
      from: { path: '^graphql-server/(schema|http)/', pathNot: test },
      to: { path: '^graphql-server/infra/(embedded|server)Database' },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  forbiddenAtRuntime: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
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
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)generated/|__generated__' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}

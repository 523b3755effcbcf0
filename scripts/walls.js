/**
 * `npm run walls`: checks the walls between the rooms (.dependency-cruiser.cjs). Arguments are folders or files.
 * Plain JavaScript, since dependency-cruiser's parser does not survive a TypeScript loader.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const ROOMS = ['graphql-server', 'web', 'prisma']

// Teaches dependency-cruiser's parser JSX (it takes every file for plain TypeScript and stops at the first tag), and
// leaves out imports of types where a rule is about what runs.
let withTypes = true
const parser = require('@swc/core')
const parse = parser.parseFileSync
parser.parseFileSync = (file, options) => {
  const module = parse(file, { ...options, tsx: file.endsWith('.tsx') })
  if (!withTypes) module.body = module.body.filter(statement => !statement.typeOnly)
  return module
}

const { cruise } = await import('dependency-cruiser')
const { forbidden, forbiddenAtRuntime, options } = require('../.dependency-cruiser.cjs')
const paths = process.argv.slice(2)

for (const rules of [forbidden, forbiddenAtRuntime]) {
  withTypes = rules === forbidden
  const { output, exitCode } = await cruise(paths.length > 0 ? paths : ROOMS, {
    ...options,
    ruleSet: { forbidden: rules },
    validate: true,
    outputType: 'err',
  })
  process.stdout.write(`${output}\n`)
  process.exitCode ||= exitCode
}

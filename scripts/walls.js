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
const walls = require('../.dependency-cruiser.cjs')
const paths = process.argv.slice(2)

for (const { rules, seesTypes, options } of [
  { rules: walls.forbidden, seesTypes: true },
  { rules: walls.forbiddenAtRuntime, seesTypes: false },
  { rules: walls.forbiddenFolders, seesTypes: true, options: walls.optionsForFolders },
]) {
  withTypes = seesTypes
  const { output, exitCode } = await cruise(paths.length > 0 ? paths : ROOMS, {
    ...walls.options,
    ...options,
    ruleSet: { forbidden: rules },
    validate: true,
    outputType: 'err',
  })
  process.stdout.write(`${output}\n`)
  process.exitCode ||= exitCode
}

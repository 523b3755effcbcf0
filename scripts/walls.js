/**
 * `npm run walls`: checks the import rules between the rooms (.dependency-cruiser.cjs). Arguments are folders or files.
 * Plain JavaScript, since dependency-cruiser's parser does not work under a TypeScript loader.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const ROOMS = ['graphql-server', 'web', 'prisma']
/** Tools use the rooms, and the rooms' tests and benches use tools: only files are looked at for circles. */
const ROOMS_AND_TOOLS = [...ROOMS, 'scripts']

// Makes dependency-cruiser's parser accept JSX (by default it reads every file as plain TypeScript and fails at the
// first tag), and leaves out type imports for the rules about runtime.
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

for (const { rules, seesTypes, rooms, options } of [
  { rules: walls.forbidden, seesTypes: true, rooms: ROOMS_AND_TOOLS },
  { rules: walls.forbiddenAtRuntime, seesTypes: false, rooms: ROOMS_AND_TOOLS },
  { rules: walls.forbiddenFolders, seesTypes: true, rooms: ROOMS, options: walls.optionsForFolders },
]) {
  withTypes = seesTypes
  const { output, exitCode } = await cruise(paths.length > 0 ? paths : rooms, {
    ...walls.options,
    ...options,
    ruleSet: { forbidden: rules },
    validate: true,
    outputType: 'err',
  })
  process.stdout.write(`${output}\n`)
  process.exitCode ||= exitCode
}

/**
 * The rules between the rooms of the client that imports do not show: which GraphQL fragment is spread where. Relay
 * finds a fragment by its name, so a spread needs no import.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  print,
  type SelectionSetNode,
  visit,
} from 'graphql'

/** The rooms of `web/` from the bottom up. A room spreads its own fragments and those of the rooms before it. */
const { rooms }: { rooms: { web: readonly string[] } } = createRequire(import.meta.url)(
  '../.dependency-cruiser.cjs',
)
const ROOMS = rooms.web

/**
 * By type: the state fragments of its subject, and the fields that they need not have. `except` are fields that a
 * mutation updates in another way; where most fields never change, `only` are those that do.
 */
const STATES: Readonly<
  Record<
    string,
    { states: readonly string[] } & ({ except: readonly string[] } | { only: readonly string[] })
  >
> = {
  // Questions change by replies, whose payload has all of them. A variant's form is asked for by its page alone.
  Document: { states: ['documentState_document'], except: ['questions', 'variantForm'] },
  // Autosave merges answers one by one.
  Draft: { states: ['draftStateListed_draft'], except: ['answers', 'questions'] },
  FollowUpQuestion: { states: ['questionState_question'], except: [] },
  // Where it was said does not change by a decision about it.
  Statement: { states: ['statementState_statement'], except: ['sources'] },
  Application: { states: ['applicationState_application'], except: [] },
  Match: { states: ['matchesState_match'], except: [] },
  Profile: { states: ['profileState_profile'], except: [] },
  Program: {
    states: ['shortlistState_program', 'applicationState_program'],
    only: ['isShortlisted', 'application'],
  },
  ExpertReview: {
    states: ['expertReviewState_review'],
    only: ['state', 'comments', 'summary', 'returnedAt', 'assignedAt'],
  },
  CommunityPost: {
    states: ['communityPostState_post', 'moderatedPostState_post'],
    only: [
      'isAccepted',
      'isHidden',
      'hiddenReason',
      'isReported',
      'answers',
      'answerCount',
      'isAnswered',
      'reports',
    ],
  },
  SupportThread: {
    states: ['supportThreadState_thread'],
    only: ['state', 'isLate', 'dueAt', 'lastMessageAt', 'messages', 'assignee'],
  },
  Person: {
    states: ['personState_person'],
    only: ['role', 'creditsRemaining', 'sessionCount', 'creditEntries'],
  },
  Payment: {
    states: ['refundedPaymentState_payment'],
    only: ['state', 'isRefundable', 'refundedAt'],
  },
  // Lists of the viewer's change by their edges, and their counts by the state fragments of their subjects.
  User: {
    states: ['accountState_viewer'],
    only: [
      'plan',
      'isPremium',
      'isPromotionalUser',
      'creditsRemaining',
      'entitlements',
      'writer',
      'wantsReminders',
      'calendarAddressMadeAt',
    ],
  },
}

/** The files that declare what a change alters. Mutations and the progress stream spread no other fragments. */
const STATE_FILE = /(?:State|\/savedAnswer|\/refusal)\.ts$/

type Definition = { file: string; node: FragmentDefinitionNode | OperationDefinitionNode }

const TAG = /graphql`([^`]*)`/g

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(__generated__|e2e|test|testing)$/.test(entry.name) ? [] : sources(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function readDefinitions(web: string): Definition[] {
  return sources(web).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(TAG)].flatMap(([, text = '']) => {
      const document: DocumentNode = parse(text)
      return document.definitions.flatMap(node =>
        node.kind === Kind.FRAGMENT_DEFINITION || node.kind === Kind.OPERATION_DEFINITION
          ? [{ file: relative(web, file), node }]
          : [],
      )
    }),
  )
}

function spreadsIn(node: Definition['node']): string[] {
  const names: string[] = []
  visit(node, { FragmentSpread: ({ name }) => void names.push(name.value) })
  return names
}

function isInline(node: FragmentDefinitionNode): boolean {
  return (node.directives ?? []).some(({ name }) => name.value === 'inline')
}

/** Every path of fields in a selection, spreads followed; arguments are part of a field. */
function pathsOf(
  { selections }: SelectionSetNode,
  fragments: ReadonlyMap<string, { node: FragmentDefinitionNode }>,
): string[] {
  return selections.flatMap(selection => {
    if (selection.kind === Kind.INLINE_FRAGMENT) return pathsOf(selection.selectionSet, fragments)
    if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const spread = fragments.get(selection.name.value)
      return spread ? pathsOf(spread.node.selectionSet, fragments) : []
    }
    const field = print({ ...selection, alias: undefined, directives: [], selectionSet: undefined })
    if (!selection.selectionSet) return [field]
    return pathsOf(selection.selectionSet, fragments).map(path => `${field}.${path}`)
  })
}

/**
 * The faults of the client's spreads in this folder, one sentence each:
 * - a spread of a fragment that belongs to a later room, or to another screen;
 * - a mutation or subscription that spreads another fragment than those of the state files, so that an edit of a
 *   component changes it;
 * - a field that a component reads and the state fragments of its subject lack, so that it would be missing after a
 *   mutation.
 */
export function checkSpreads(web: string): { faults: string[]; fragments: number; changes: number } {
  const definitions = readDefinitions(web)
  const fragments = new Map<string, { file: string; node: FragmentDefinitionNode }>()
  for (const { file, node } of definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, { file, node })
  const roomOf = (file: string) => file.split('/')[0] ?? ''
  const screenOf = (file: string) => (roomOf(file) === 'screens' ? file.split('/')[1] : null)
  const faults: string[] = []
  let changes = 0

  for (const { file, node } of definitions) {
    const own = ROOMS.indexOf(roomOf(file))
    if (own === -1) faults.push(`${file}: the room ${roomOf(file)} has no place in the order of rooms`)
    const isChange = node.kind === Kind.OPERATION_DEFINITION && node.operation !== OperationTypeNode.QUERY
    if (isChange) changes += 1
    for (const name of spreadsIn(node)) {
      const spread = fragments.get(name)
      if (!spread) {
        faults.push(`${file} spreads ${name}, which is declared nowhere`)
        continue
      }
      const screen = screenOf(spread.file)
      if (ROOMS.indexOf(roomOf(spread.file)) > own || (screen && screen !== screenOf(file)))
        faults.push(`${file} spreads ${name} of ${spread.file}, which it must not know`)
      const isState = isInline(spread.node) && STATE_FILE.test(spread.file)
      if ((isChange || STATE_FILE.test(file)) && !isState)
        faults.push(`${file} changes something and spreads ${name}, which is no state fragment`)
    }
  }

  for (const { file, node } of fragments.values()) {
    const subject = STATES[node.typeCondition.name.value]
    if (!subject || isInline(node)) continue
    const known = new Set<string>()
    for (const name of subject.states) {
      const state = fragments.get(name)
      if (state) for (const path of pathsOf(state.node.selectionSet, fragments)) known.add(path)
      else faults.push(`There is no fragment ${name}`)
    }
    const isIn = (fields: readonly string[], path: string) =>
      fields.some(field => path === field || path.startsWith(`${field}.`))
    for (const path of pathsOf(node.selectionSet, fragments)) {
      const isChanged = 'only' in subject ? isIn(subject.only, path) : !isIn(subject.except, path)
      if (isChanged && !known.has(path))
        faults.push(`${file} reads ${path}, which is in none of ${subject.states.join(', ')}`)
    }
  }
  return { faults: [...new Set(faults)], fragments: fragments.size, changes }
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const { faults, fragments, changes } = checkSpreads('web')
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  process.stdout.write(
    `${fragments} fragments, ${changes} mutations and subscriptions, ${faults.length} faults\n`,
  )
  process.exitCode = faults.length > 0 ? 1 : 0
}

import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'
import { z } from 'zod'
import { isText, NO_WORDS, pluralMessage } from '../web/language/language.ts'

const node = z.looseObject({ type: z.string(), start: z.number() })
type Node = z.infer<typeof node>

const text = z.object({ type: z.literal('Literal'), value: z.string() })
const named = (name: string) => z.object({ name: z.literal(name) })
const call = (name: string) =>
  z.object({ type: z.literal('CallExpression'), callee: named(name), arguments: z.array(z.unknown()) })

const tCall = call('t')
const pluralCall = call('plural')
const wordsCall = call('words')
const property = z.object({
  type: z.literal('Property'),
  key: z.union([z.object({ name: z.string() }), z.object({ value: z.string() })]),
  value: z.unknown(),
})
const transMessage = z.object({ type: z.literal('JSXAttribute'), name: named('message'), value: z.unknown() })
const inBraces = z.object({ type: z.literal('JSXExpressionContainer'), expression: z.unknown() })
const choice = z.object({
  type: z.literal('ConditionalExpression'),
  consequent: z.unknown(),
  alternate: z.unknown(),
})
const transElement = z.object({
  type: z.literal('JSXOpeningElement'),
  name: named('Trans'),
  attributes: z.array(z.unknown()),
})

/** The texts that an expression may be: a literal, or the ends of a condition. */
function textsOf(expression: unknown): string[] {
  const literal = text.safeParse(expression).data
  if (literal) return [literal.value]
  const { data } = choice.safeParse(expression)
  if (data) return [...textsOf(data.consequent), ...textsOf(data.alternate)]
  const braces = inBraces.safeParse(expression).data
  return braces ? textsOf(braces.expression) : []
}

const nameOf = ({ key }: z.infer<typeof property>) => ('name' in key ? key.name : key.value)

const childrenOf = (parent: object): Node[] =>
  Object.values(parent).flatMap(child =>
    (Array.isArray(child) ? child : [child]).flatMap(item => {
      const { data } = node.safeParse(item)
      return data ? [data] : []
    }),
  )

/**
 * The texts of the interface in one file, in their order: what `t`, `plural`, `words` and `Trans` are called with.
 * A text that is made from an expression has no key: `t` takes it from constants that `words` marks.
 * @throws Error where `t` or `plural` is called outside a function, since it would be in the language of the first page
 */
export function findTexts(file: string, code: string): string[] {
  const found: string[] = []
  const take = (message: string) => found.push(message)
  const lineAt = ({ start }: Node) => `${file}:${code.slice(0, start).split('\n').length}`

  function visit(visited: Node, isInFunction: boolean): void {
    const isCall = visited.type === 'CallExpression'
    const plain = isCall ? tCall.safeParse(visited).data : undefined
    const counted = isCall ? pluralCall.safeParse(visited).data : undefined
    if ((plain || counted) && !isInFunction)
      throw new Error(`${lineAt(visited)}: a text is looked up in a function, or marked with words()`)
    textsOf(plain?.arguments[0]).forEach(take)
    if (counted) take(pluralMessage(formsOf(counted.arguments[1], lineAt(visited))))
    const trans = visited.type === 'JSXOpeningElement' ? transElement.safeParse(visited).data : undefined
    for (const attribute of trans?.attributes ?? []) {
      const { data } = transMessage.safeParse(attribute)
      textsOf(data?.value).forEach(take)
    }
    const marked = isCall ? wordsCall.safeParse(visited).data : undefined
    if (marked) for (const child of childrenOf(marked.arguments)) takeAll(child)
    const isFunction = /Function/.test(visited.type)
    for (const child of childrenOf(visited)) visit(child, isInFunction || isFunction)
  }

  /** Every text in a constant, as `words` reads them. */
  function takeAll(visited: Node): void {
    const literal = text.safeParse(visited).data
    if (literal && isText(literal.value)) take(literal.value)
    const pair = property.safeParse(visited).data
    if (pair) {
      const value = node.safeParse(pair.value).data
      if (value && !NO_WORDS.has(nameOf(pair))) takeAll(value)
    } else if (/^(ObjectExpression|ArrayExpression|TS\w+Expression|Literal)$/.test(visited.type))
      for (const child of childrenOf(visited)) takeAll(child)
  }

  // Most files have none, and reading all of their trees takes seconds.
  if (!/\b(?:t|plural|words)\(|<Trans\b/.test(code)) return []
  const { program, errors } = parseSync(file, code)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  visit(node.parse(program), false)
  return found
}

function formsOf(argument: unknown, place: string): { one: string; other: string } {
  const { data } = z.object({ properties: z.array(property) }).safeParse(argument)
  const forms = new Map(
    (data?.properties ?? []).map(pair => [nameOf(pair), text.safeParse(pair.value).data?.value]),
  )
  const [one, other] = [forms.get('one'), forms.get('other')]
  if (one === undefined || other === undefined)
    throw new Error(`${place}: plural needs 'one' and 'other' as texts`)
  return { one, other }
}

const HOME = resolve(import.meta.dirname, '..')

/** Every text of the interface, with the file that it is first met in. */
export async function readTexts(): Promise<Map<string, string>> {
  const names = await readdir(join(HOME, 'web'), { recursive: true })
  const files = names
    .map(name => `web/${name}`)
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$|__generated__|^web\/(test|language)\//.test(name))
    .sort()
  const found = new Map<string, string>()
  for (const file of files)
    for (const message of findTexts(file, await readFile(join(HOME, file), 'utf8')))
      if (!found.has(message)) found.set(message, file)
  return found
}

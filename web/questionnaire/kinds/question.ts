/** What all kinds of questions have in common. */

export type FormRule =
  | { type: 'REQUIRED'; message: string }
  | { type: 'MIN_LENGTH'; value: number; message: string }
  | { type: 'MAX_LENGTH'; value: number; message: string }
  | { type: 'EMAIL'; message: string }
  | { type: 'ONE_OF'; message: string }
  | { type: 'MAX_ITEMS'; value: number; message: string }
  | { type: 'MIN_NUMBER'; value: number; message: string }
  | { type: 'MAX_NUMBER'; value: number; message: string }

type RuleType = FormRule['type']

/** What each type of rule adds to a schema. A type that is missing does not compile. */
type RuleTable<Schema> = {
  readonly [Type in RuleType]: (schema: Schema, rule: Extract<FormRule, { type: Type }>) => Schema
}

/** For a type of rule that a kind of question never has, or checks in another way. */
export const unchanged = <Schema>(schema: Schema): Schema => schema

function addRule<Schema, Type extends RuleType>(
  schema: Schema,
  rule: { [Name in Type]: Extract<FormRule, { type: Name }> & { type: Name } }[Type],
  table: RuleTable<Schema>,
): Schema {
  return table[rule.type](schema, rule)
}

/** A schema with the rules of a question. */
export function withRules<Schema>(
  schema: Schema,
  rules: readonly FormRule[],
  table: RuleTable<NoInfer<Schema>>,
): Schema {
  return rules.reduce((before, rule) => addRule(before, rule, table), schema)
}

export type FormOption = { value: string; label: string; help: string | null }

export type QuestionBase = {
  key: string
  label: string
  help: string | null
  placeholder: string | null
  starred: boolean
  /** Asked again, in these words, when the answer is thin. Only the key stories have it. */
  followUp: string | null
  /** Whether the writer may put the answer's words into the text. */
  isQuoted: boolean
  /** What the answer is for the text, if it is more than its words; null for a role that this build does not know. */
  role: 'NAME' | 'TEXT_LENGTH' | null
  /** What a strong answer contains, with a strong and a weak example. */
  guidance: { holds: string; good: string; weak: string } | null
  /** Shown, checked and sent only while another answer has this value. */
  visibleWhen: { field: string; is: boolean | string } | null
  rules: readonly FormRule[]
}

/** The message of the question's first rule of this type. */
export function messageOf(rules: readonly FormRule[], type: FormRule['type']): string | undefined {
  return rules.find(rule => rule.type === type)?.message
}

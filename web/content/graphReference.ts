/** A field, an argument, a field of an input or a value of an enum, as the reference shows it. */
export type ReferencePart = {
  name: string
  /** As the schema writes it, `[University!]!`; left out for values. */
  type?: string
  description: string
  /** Why it is deprecated; left out where it is not. */
  deprecated?: string
  args?: readonly ReferencePart[]
}

/** A type of the graph, as the reference shows it. */
export type ReferenceType = {
  name: string
  kind: 'type' | 'interface' | 'union' | 'input' | 'enum' | 'scalar'
  description: string
  /** Its fields or values. */
  parts: readonly ReferencePart[]
  /** The types that a union or an interface stands for. */
  members: readonly string[]
}

/** One answer that can be picked. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  disabled?: boolean
  /** In a Select: the label of its option group. Options of one group are neighbours. */
  group?: string
}

/** One answer that can be picked. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  disabled?: boolean
  /** In a Select: the heading that it stands under, together with its neighbours of the same group. */
  group?: string
}

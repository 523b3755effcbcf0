/** One answer that can be picked. */
export type Choice<Value extends string = string> = {
  value: Value
  label: string
  disabled?: boolean
}

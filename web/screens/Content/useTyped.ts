import { useState } from 'react'

type Faults = Readonly<Record<string, string>>

/** What is typed into the fields of a form. A fault is shown until its field is changed, and again with the next refusal. */
export function useTyped<Values extends Readonly<Record<string, string>>>(
  initial: Values,
  faultByField: Faults,
) {
  const [typed, setTyped] = useState(initial)
  const [changed, setChanged] = useState<{ since: Faults; names: readonly string[] }>({
    since: faultByField,
    names: [],
  })
  const names = changed.since === faultByField ? changed.names : []
  return {
    typed,
    faultOf: (name: string) => (names.includes(name) ? undefined : faultByField[name]),
    wiring: (name: keyof Values & string) => ({
      name,
      value: typed[name],
      onChange({ target: { value } }: { target: { value: string } }) {
        setTyped({ ...typed, [name]: value })
        setChanged({ since: faultByField, names: [...names, name] })
      },
    }),
  }
}

import * as z from 'zod/mini'

/** How the state of a screen is read from the parameters of its address and written into them. */
export type AddressForm<State extends object> = {
  /** What an address says; what it says in vain is left out. */
  read: (params: URLSearchParams) => State
  /** The parameters of a state, without those that say nothing. `others` has the parameters to keep beside them. */
  write: (state: State, others?: URLSearchParams) => URLSearchParams
}

const written = z.record(z.string(), z.string())

/**
 * The form of an address: a codec from the text of a parameter for each key. An absent parameter is the empty text, and
 * an empty text is not written.
 *
 * @param names the parameters that are not named as their key
 */
export function addressForm<Shape extends Record<string, z.ZodMiniType<unknown, string>>>(
  shape: Shape,
  names: { [Key in keyof Shape]?: string } = {},
): AddressForm<z.output<z.ZodMiniObject<Shape>>> {
  const schema = z.object(shape)
  const parameters = Object.keys(shape).map(key => ({ key, name: names[key] ?? key }))
  return {
    read: params =>
      z.parse(schema, Object.fromEntries(parameters.map(({ key, name }) => [key, params.get(name) ?? '']))),
    write(state, others) {
      const texts = written.parse(z.encode(schema, state))
      const params = new URLSearchParams(others)
      // One order for each state, whatever the order of the changes that led to it.
      for (const { name } of parameters) params.delete(name)
      for (const { key, name } of parameters) if (texts[key]) params.set(name, texts[key])
      return params
    },
  }
}

/** One of a few values, in small letters in the address. The first is meant where the address names none of them. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  const [otherwise] = values
  return z.codec(z.string(), z.enum(values), {
    decode: text => values.find(value => value.toLowerCase() === text.toLowerCase()) ?? otherwise,
    encode: value => (value === otherwise ? '' : value.toLowerCase()),
  })
}

/** One of a few values, or null. */
export function oneOrNull<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.codec(z.string(), z.nullable(z.enum(values)), {
    decode: text => values.find(value => value.toLowerCase() === text.toLowerCase()) ?? null,
    encode: value => value?.toLowerCase() ?? '',
  })
}

/** Words that were typed, without spaces around them; what is longer is cut. */
export function words(longest: number) {
  return z.codec(z.string(), z.string(), {
    decode: text => text.trim().slice(0, longest),
    encode: text => text.trim(),
  })
}

/** An array of bytes that was to be larger than allowed. */
export class ArrayTooLargeError extends Error {}

/**
 * Runs `work` while no new array of bytes may be larger than `most`, for a library that unpacks what strangers made and
 * has no limit of its own. The bytes are outside the heap, so the limit of a thread's memory does not hold them. The
 * browser's streams, which unpack without such arrays, are not there meanwhile. It changes globals of the thread, so
 * nothing else may run in it.
 * @throws ArrayTooLargeError also where the library hides it or turns it into a fault of its own
 */
export async function withBoundedArrays<Result>(most: number, work: () => Promise<Result>): Promise<Result> {
  const { Uint8Array: Bytes, DecompressionStream: Unpacking } = globalThis
  let isExceeded = false
  const Bounded: typeof Bytes = new Proxy(Bytes, {
    construct(target, given: unknown[], asked): object {
      const [size] = given
      if (typeof size === 'number' && size > most) {
        isExceeded = true
        throw new ArrayTooLargeError(`An array of ${size} bytes is too large.`)
      }
      return Reflect.construct(target, given, asked === Bounded ? target : asked)
    },
  })
  // A library that goes on after a fault gives a part of the file, and no sign of that.
  const refuse = () => {
    if (isExceeded) throw new ArrayTooLargeError('A part of the file is too large.')
  }
  try {
    globalThis.Uint8Array = Bounded
    Reflect.deleteProperty(globalThis, 'DecompressionStream')
    const result = await work()
    refuse()
    return result
  } catch (fault) {
    refuse()
    throw fault
  } finally {
    globalThis.Uint8Array = Bytes
    globalThis.DecompressionStream = Unpacking
  }
}

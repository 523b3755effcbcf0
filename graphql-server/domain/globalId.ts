/** The id by which the graph's `node` finds a row, for what is sent elsewhere. */
export function globalIdOf(type: string, id: number): string {
  return Buffer.from(`${type}:${id}`).toString('base64')
}

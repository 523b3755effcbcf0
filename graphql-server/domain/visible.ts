/**
 * A policy's filter and the row that is looked for, both of which must hold: `visible(draftsVisibleTo(viewer), { id })`.
 * A policy is never overwritten.
 *
 * The two are combined with AND, or merged into one flat object where that means the same: the policy shares no column
 * with the row and compares with plain values only. Prisma reads many single rows in one statement only when their
 * filters are flat.
 */
export function visible<Policy extends object, Row extends { [column: string]: unknown; AND?: never }>(
  policy: Policy,
  row: Row,
): Row & { AND?: Policy[] } {
  const isFlat = Object.entries(policy).every(([column, value]) => !(column in row) && isPlain(value))
  return isFlat ? { ...policy, ...row } : { ...row, AND: [policy] }
}

function isPlain(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

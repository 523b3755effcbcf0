/**
 * A policy's filter and the row that is looked for, both of which must hold: `visible(draftsVisibleTo(viewer), { id })`.
 * A policy is never overwritten: where both name the same column, they are combined with AND.
 *
 * Where they share no column they are merged into one flat object, because Prisma reads many single rows in one
 * statement only when their filters are plain columns.
 */
export function visible<Policy extends object, Row extends { [column: string]: unknown; AND?: never }>(
  policy: Policy,
  row: Row,
): Row & { AND?: Policy[] } {
  const sharesColumn = Object.keys(policy).some(column => column in row)
  return sharesColumn ? { ...row, AND: [policy] } : { ...policy, ...row }
}

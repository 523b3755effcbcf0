/** How many runs a property test makes: `FC_RUNS`, or else what the test asks for. */
export function propertyRuns(usual: number): number {
  const asked = Number(process.env.FC_RUNS)
  return Number.isInteger(asked) && asked > 0 ? asked : usual
}

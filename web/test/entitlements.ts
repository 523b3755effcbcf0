type DocumentType = 'SOP' | 'LOR' | 'ESSAY'
const TYPES: readonly DocumentType[] = ['SOP', 'LOR', 'ESSAY']

/** Entitlements as the graph answers them: the types that the plan includes, and those that could be generated now. */
export function generationOf({
  included,
  ready = included,
}: {
  included: readonly DocumentType[]
  ready?: readonly DocumentType[]
}) {
  return {
    generation: TYPES.map(type => ({
      type,
      isIncluded: included.includes(type),
      canGenerate: ready.includes(type),
    })),
  }
}

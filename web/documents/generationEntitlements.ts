/** Whether one more document of a type can be requested now. */
export function canGenerate<Type extends string>(
  { generation }: { readonly generation: readonly { readonly type: Type; readonly canGenerate: boolean }[] },
  type: Type,
): boolean {
  return generation.some(entry => entry.type === type && entry.canGenerate)
}

/** The document types that the plan includes. */
export function includedTypes<Type extends string>({
  generation,
}: {
  readonly generation: readonly { readonly type: Type; readonly isIncluded: boolean }[]
}): Type[] {
  return generation.filter(({ isIncluded }) => isIncluded).map(({ type }) => type)
}

import { capitalised } from '../format/capitalised.ts'
import { plural, t, words } from '../language/language.ts'

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

const MANY = words({ SOP: 'statements of purpose', LOR: 'letters of recommendation', ESSAY: 'essays' })

/** One type of a person's entitlements. */
type TypeEntitlement = {
  readonly type: string
  readonly isIncluded: boolean
  readonly allowance: number | null | undefined
  readonly left: number | null | undefined
}

/**
 * Why no document of a type can be requested: the plan does not include it, its monthly documents are used up, or there
 * is no credit. Names the plans that write more.
 */
export function spentWords(
  entry: TypeEntitlement | undefined,
  type: keyof typeof MANY,
): { title: string; text: string } {
  const many = MANY[type]
  if (!entry?.isIncluded)
    return {
      title: t('{many} need Standard or Premium', { many: capitalised(many) }),
      text: t('generating needs one of these plans.'),
    }
  if (entry.allowance)
    return {
      title: t('Nothing left this month'),
      text: t('generating waits for the next billing month, or for Premium, which has no limit on {many}.', {
        many,
      }),
    }
  return {
    title: t('No Credits Remaining'),
    text: t('generating needs a credit, Standard with its monthly {many}, or Premium.', { many }),
  }
}

/** What is left of this month's documents, such as '2 of 3 letters of recommendation'; null where nothing is counted. */
export function leftWords(entry: TypeEntitlement | undefined, type: keyof typeof MANY): string | null {
  if (!entry?.allowance || entry.left == null) return null
  return t('{left} of {allowance} {many} left this billing month', {
    left: entry.left,
    allowance: entry.allowance,
    many: MANY[type],
  })
}

/**
 * What generating one document takes: 'Uses your 1 free draft', or one of this month's. Null where nothing can be
 * generated.
 */
export function costWords(
  entry: (TypeEntitlement & { readonly canGenerate: boolean }) | undefined,
  type: keyof typeof MANY,
  creditsRemaining: number,
): string | null {
  if (!entry?.canGenerate) return null
  if (entry.allowance && entry.left)
    return t('Uses 1 of your {left} {many} left this billing month', { left: entry.left, many: MANY[type] })
  if (creditsRemaining <= 0) return null
  return plural(creditsRemaining, {
    one: 'Uses your # free draft',
    other: 'Uses 1 of your # free drafts',
  })
}

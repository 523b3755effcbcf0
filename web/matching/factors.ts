import { sent, t } from '../language/language.ts'

/** One part of a percentage, as it is shown. */
export type ShownFactor = {
  readonly kind: string
  readonly name: string
  /** 0 to 1. */
  readonly score: number
  /** Its share of the whole, 0 to 1. */
  readonly weight: number
  readonly isKnown: boolean
  readonly why: string
}

const STRONG = 0.8
const WEAK = 0.5

/** A score or a weight in hundredths. */
export function hundredths(share: number): number {
  return Math.round(share * 100)
}

/** The factors in words that are read at a glance: what speaks for a match, what does not, and what nobody knows. */
export function factorWords(
  factors: readonly ShownFactor[],
): readonly { label: string; names: readonly string[] }[] {
  const weighing = factors.filter(({ weight }) => weight > 0)
  const known = weighing.filter(({ isKnown }) => isKnown)
  return [
    { label: t('Strong'), names: known.filter(({ score }) => score >= STRONG) },
    { label: t('Weak'), names: known.filter(({ score }) => score < WEAK) },
    { label: t('Not known'), names: weighing.filter(({ isKnown }) => !isKnown) },
  ]
    .filter(({ names }) => names.length > 0)
    .map(({ label, names }) => ({ label, names: names.map(({ name }) => sent(name)) }))
}

/** The factors whose score is another now, those that move the whole most first. */
export function changedFactors<F extends ShownFactor>(
  before: readonly ShownFactor[],
  after: readonly F[],
): readonly F[] {
  const move = (factor: F) => {
    const earlier = before.find(({ kind }) => kind === factor.kind)
    return earlier ? Math.abs(factor.score - earlier.score) * factor.weight : 0
  }
  return after.filter(factor => move(factor) > 0.001).sort((one, other) => move(other) - move(one))
}

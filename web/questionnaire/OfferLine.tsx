import { History, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button, IconButton } from '../design/index.ts'
import { t } from '../language/language.ts'
import type { Offer } from './answerOffers.ts'
import { type FormQuestion, kindOf } from './kinds/index.ts'

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);
`

const OfferText = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;

  q {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    color: var(--ink);
    quotes: '“' '”';
  }
`

const Mark = styled.p`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  font-size: var(--text-sm);
  color: var(--note);

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
  }
`

/** An answer that the person gave to the same question elsewhere. It is filled in when 'Use' is pressed. */
export function OfferLine({
  question,
  offer,
  onUse,
  onDismiss,
}: {
  question: FormQuestion
  offer: Offer
  onUse: () => void
  onDismiss: () => void
}) {
  return (
    <Line>
      <OfferText>
        {t('From {from}:', { from: offer.from })} <q>{kindOf(question).inWords(question, offer.value)}</q>
      </OfferText>
      <Button size="small" onClick={onUse} aria-label={t('Use for “{label}”', { label: question.label })}>
        {t('Use')}
      </Button>
      <IconButton
        size="small"
        label={t('Do not use for “{label}”', { label: question.label })}
        icon={<X aria-hidden="true" />}
        onClick={onDismiss}
      />
    </Line>
  )
}

/** Says under a field where its value was taken from, until the value is edited. */
export function OfferMark({ from }: { from: string }) {
  return (
    <Mark>
      <History aria-hidden="true" />
      {t('From {from}', { from })}
    </Mark>
  )
}

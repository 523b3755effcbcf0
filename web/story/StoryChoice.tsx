import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Button, Checkbox, Heading, Text, TextLink } from '../design/index.ts'
import { plural, t } from '../language/language.ts'
import { Choices, Frame } from './storyFormStyles.ts'
import type { StoryOffer } from './storyOffers.ts'

/** How many are shown at first. */
const SHOWN_AT_FIRST = 6

/** The chosen statements among the offers: what is not offered any more is not sent. */
export function chosenAmong(offers: readonly StoryOffer[], chosen: readonly string[]): string[] {
  return offers.flatMap(({ id }) => (chosen.includes(id) ? [id] : []))
}

/** What the person said elsewhere, to be chosen for this document. Nothing is preselected. */
export function StoryChoice({
  offers,
  chosen,
  onChoose,
}: {
  offers: readonly StoryOffer[]
  chosen: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
}) {
  const titleId = useId()
  const [isWhole, setWhole] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const firstHidden = useRef(0)
  // The button is gone once it was pressed: the focus goes to what it brought.
  useEffect(() => {
    if (isWhole) list.current?.children[firstHidden.current]?.querySelector('input')?.focus()
  }, [isWhole])
  if (offers.length === 0) return null
  const shown = isWhole
    ? offers
    : offers.filter((offer, index) => index < SHOWN_AT_FIRST || chosen.includes(offer.id))
  const count = chosenAmong(offers, chosen).length
  return (
    <Frame aria-labelledby={titleId}>
      <div>
        <Heading level={3} size="small" id={titleId}>
          {t('From your story')}
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          {plural(offers.length, {
            one: 'One thing that you said elsewhere could help here.',
            other: '# things that you said elsewhere could help here.',
          })}{' '}
          {t('Choose what this document may use; the rest stays out.')}{' '}
          <TextLink as={Link} to="/story">
            {t('Your story')}
          </TextLink>
        </Text>
      </div>
      <Choices ref={list}>
        {shown.map(({ id, words, from, place, label }) => (
          <li key={id}>
            <Checkbox
              label={words}
              description={place === label ? `${from}.` : t('{from}. Told with “{label}”.', { from, label })}
              checked={chosen.includes(id)}
              onChange={event => onChoose(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </Choices>
      {shown.length < offers.length && (
        <div>
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              firstHidden.current = offers.findIndex(offer => !shown.includes(offer))
              setWhole(true)
            }}
          >
            {t('Show {count} more', { count: offers.length - shown.length })}
          </Button>
        </div>
      )}
      <Text $size="small" $tone="soft" role="status">
        {count === 0
          ? t('None chosen.')
          : plural(count, {
              one: '# chosen: this document will use it.',
              other: '# chosen: this document will use them.',
            })}
      </Text>
    </Frame>
  )
}

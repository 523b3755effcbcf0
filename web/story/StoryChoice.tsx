import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import { Button, Checkbox, Heading, Text, TextLink } from '../design/index.ts'
import { type StorageKey, storageEntry } from '../device/storage.ts'
import type { StoryOffer } from './storyOffers.ts'

/** As many as one reads at a glance; the rest on demand. */
const SHOWN_AT_FIRST = 6

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
`

const Choices = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    overflow-wrap: anywhere;
  }
`

/** The statements that a person chose for a document, kept in this tab until the document is asked for. */
export function useChosenStatements(storageKey: StorageKey): {
  chosen: readonly string[]
  choose: (id: string, isChosen: boolean) => void
} {
  const entry = storageEntry({ area: 'TAB', key: storageKey, schema: z.readonly(z.array(z.string())) })
  const [kept, setKept] = useState(() => ({ storageKey, chosen: entry.read() ?? [] }))
  if (kept.storageKey !== storageKey) {
    // A draft gets its address with its first answer: what was chosen before goes along.
    const chosen = entry.read() ?? kept.chosen
    setKept({ storageKey, chosen })
  }
  return {
    chosen: kept.chosen,
    choose: (id, isChosen) => {
      const others = kept.chosen.filter(other => other !== id)
      const chosen = isChosen ? [...others, id] : others
      setKept({ storageKey, chosen })
      entry.write(chosen)
    },
  }
}

/** The chosen statements among the offers: what is not offered any more is not sent. */
export function chosenAmong(offers: readonly StoryOffer[], chosen: readonly string[]): string[] {
  return offers.flatMap(({ id }) => (chosen.includes(id) ? [id] : []))
}

/** What the person said elsewhere, to be chosen for this document. Nothing is preselected. */
export function StoryChoice({
  offers,
  chosen,
  onChoose,
  headingLevel = 4,
}: {
  offers: readonly StoryOffer[]
  chosen: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
  headingLevel?: 2 | 3 | 4
}) {
  const titleId = useId()
  const [isWhole, setWhole] = useState(false)
  if (offers.length === 0) return null
  const shown = isWhole
    ? offers
    : offers.filter((offer, index) => index < SHOWN_AT_FIRST || chosen.includes(offer.id))
  const count = chosenAmong(offers, chosen).length
  return (
    <Frame aria-labelledby={titleId}>
      <div>
        <Heading level={headingLevel} id={titleId}>
          From your story
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          {offers.length === 1
            ? 'One thing that you said elsewhere could help here.'
            : `${offers.length} things that you said elsewhere could help here.`}{' '}
          Choose what this document may use; the rest stays out.{' '}
          <TextLink as={Link} to="/story">
            Your story
          </TextLink>
        </Text>
      </div>
      <Choices>
        {shown.map(({ id, words, from, label }) => (
          <li key={id}>
            <Checkbox
              label={words}
              description={`${from}. Told with “${label}”.`}
              checked={chosen.includes(id)}
              onChange={event => onChoose(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </Choices>
      {shown.length < offers.length && (
        <div>
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            Show {offers.length - shown.length} more
          </Button>
        </div>
      )}
      <Text $size="small" $tone="soft" role="status">
        {count === 0
          ? 'None chosen.'
          : `${count} chosen: this document will use ${count === 1 ? 'it' : 'them'}.`}
      </Text>
    </Frame>
  )
}

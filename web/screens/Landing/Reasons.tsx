import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { REASONS } from '../../content/landing.ts'
import { Button, from, Heading } from '../../design/index.ts'
import { Beside, Section } from './landingStyles.ts'

const Items = styled.ul`
  > li {
    display: grid;
    gap: var(--space-2);
    justify-items: start;
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
  }

  > li:first-child {
    border-top: 1px solid var(--line);
  }
`

/* Three lines on a phone, two where lines are longer. */
const Clamped = styled.p<{ $isOpen: boolean }>`
  max-width: 66ch;
  color: var(--ink-soft);
  display: ${({ $isOpen }) => ($isOpen ? 'block' : '-webkit-box')};
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;

  ${from.tablet} {
    -webkit-line-clamp: 2;
  }
`

function Reason({ title, text }: { title: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  const textId = useId()
  return (
    <li>
      <Heading level={3} size="tiny">
        {title}
      </Heading>
      <Clamped id={textId} $isOpen={isOpen} data-folded={!isOpen}>
        {text}
      </Clamped>
      <Button
        variant="quiet"
        flush
        size="small"
        aria-label={`${isOpen ? REASONS.less : REASONS.more}: ${title}`}
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? REASONS.less : REASONS.more}
      </Button>
    </li>
  )
}

/** Why Gradwright works as it does. Each text opens from its first lines, any number at a time. */
export function Reasons() {
  return (
    <Section id="why" aria-labelledby="why-title">
      <Beside>
        <Heading level={2} id="why-title">
          {REASONS.title}
        </Heading>
        <Items>
          {REASONS.items.map(item => (
            <Reason key={item.title} {...item} />
          ))}
        </Items>
      </Beside>
    </Section>
  )
}

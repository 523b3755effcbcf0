import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { HERO } from '../../content/landing.ts'
import { from, Heading, LinkButton, Page, Text } from '../../design/index.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { AnnotatedParagraph } from './AnnotatedParagraph.tsx'

const Ground = styled.div`
  padding-block: var(--space-6) var(--space-7);
`

const Opening = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-6);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: var(--space-5);
    align-items: end;
  }
`

const Pieces = styled.div`
  display: grid;
  gap: var(--space-5);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

const Invitation = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-4);
`

const Begin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`

/** The front page opens with both halves at work: a paragraph with its sources, and the matcher on an invented profile. */
export function Hero({ level, matcher }: { level: 1 | 2; matcher: ReactNode }) {
  return (
    <Ground>
      <Page>
        <Opening>
          <Heading level={level} size="large">
            {HERO.headline}
          </Heading>
          <Invitation>
            <Text $tone="soft">{HERO.text}</Text>
            <Begin>
              <LinkButton
                as={PrefetchLink}
                to={HERO.beginHref}
                variant="primary"
                size="large"
                trailingIcon={<ArrowRight aria-hidden="true" />}
              >
                {HERO.begin}
              </LinkButton>
              <Text $size="small" $tone="faint">
                {HERO.aside}
              </Text>
            </Begin>
          </Invitation>
        </Opening>
        <Pieces>
          <AnnotatedParagraph />
          {matcher}
        </Pieces>
      </Page>
    </Ground>
  )
}

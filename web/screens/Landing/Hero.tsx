import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { HERO } from '../../content/landing.ts'
import { from, Heading, LinkButton, Page, Text } from '../../design/index.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { AnnotatedParagraph } from './AnnotatedParagraph.tsx'

const Ground = styled.div`
  padding-block: var(--space-7);

  ${from.tablet} {
    padding-block: var(--space-8) var(--space-9);
  }
`

const Opening = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-6);

  ${from.desk} {
    grid-template-columns: minmax(0, 1.55fr) minmax(0, 1fr);
    column-gap: var(--space-6);
    align-items: end;
    margin-bottom: var(--space-7);
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

/** The front page opens with the thing itself: a paragraph and the answers it was made of. */
export function Hero() {
  return (
    <Ground>
      <Page>
        <Opening>
          <Heading level={1} size="display">
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
        <AnnotatedParagraph />
      </Page>
    </Ground>
  )
}

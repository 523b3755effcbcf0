import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { UniversityCard_university$key } from '../__generated__/UniversityCard_university.graphql.ts'
import { Heading, Text, TextLink, VisuallyHidden } from '../design/index.ts'
import { plural, t } from '../language/language.ts'
import { PercentBadge } from '../matching/PercentBadge.tsx'
import { TierBadge } from '../matching/TierBadge.tsx'
import { PrefetchLink } from '../routing/PrefetchLink.tsx'
import { countryName } from './countryName.ts'
import { UniversityPicture } from './UniversityPicture.tsx'

const Frame = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: hidden;
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  transition: border-color var(--quick) var(--ease-out);

  &:hover {
    border-color: var(--line-strong);
  }
`

const Picture = styled.div`
  flex: none;
  width: 3rem;
  height: 3rem;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--radius);

  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-4);
`

const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-3);
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums;
`

const Head = styled.header`
  display: flex;
  gap: var(--space-3);

  > div:last-child {
    min-width: 0;
  }
`

const Facts = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.45;

  dt {
    font-size: var(--text-xs);
    color: var(--ink-soft);
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  /* Above the link that covers the card. */
  a {
    position: relative;
    z-index: var(--layer-raised);
  }

  dd > span {
    display: inline-flex;
    gap: var(--space-2);
    margin-top: var(--space-1);
  }
`

const Description = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
`

type Say = (amountUsd: number) => string | null

/** 'From ₹12 lakh to ₹31.5 lakh', or one sum where there is one. */
function rangeWords(range: { lowest: number; highest: number }, say: Say): string | null {
  const lowest = say(range.lowest)
  const highest = say(range.highest)
  if (lowest === null || highest === null) return null
  return lowest === highest ? lowest : t('From {lowest} to {highest}', { lowest, highest })
}

const Explore = styled(PrefetchLink)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: var(--control);
  margin-top: auto;
  font-weight: var(--weight-strong);
  color: var(--ink);
  text-decoration: underline;
  text-decoration-color: var(--line-strong);
  text-underline-offset: 0.25em;

  &:hover {
    text-decoration-color: currentColor;
  }

  /* The whole card leads there; the words are the link that is read and reached. */
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    border-radius: var(--radius-large);
    outline: 2px solid var(--focus);
    outline-offset: -3px;
  }
`

/** One university among others: where it is, what a year costs, its fields, what fits best, and the way to its programmes. */
export function UniversityCard({
  university: universityRef,
  say,
  headingLevel = 2,
}: {
  university: UniversityCard_university$key
  /** An amount of US dollars in the viewer's currency. */
  say: Say
  headingLevel?: 2 | 3 | 4
}) {
  const university = useFragment(
    graphql`
      fragment UniversityCard_university on University {
        databaseId
        name
        country
        city
        imageUrl
        description
        programCount
        mainFields
        costRange {
          lowest
          highest
          programCount
        }
        bestFit {
          matchPercentage
          tier
          programName
          programDatabaseId
        }
      }
    `,
    universityRef,
  )
  const { databaseId, name, country, city, imageUrl, description, programCount } = university
  const { mainFields, costRange, bestFit } = university
  const cost = costRange ? rangeWords(costRange, say) : null
  return (
    <Frame>
      <Words>
        <Head>
          <Picture>
            {imageUrl === null || imageUrl === undefined ? (
              <UniversityPicture name={name} shape="stamp" />
            ) : (
              <img src={imageUrl} alt="" loading="lazy" />
            )}
          </Picture>
          <div>
            <Heading level={headingLevel} size="tiny">
              {name}
            </Heading>
            <Meta>
              <span>
                {city}, {countryName(country)}
              </span>
              <span>{plural(programCount, { one: '# programme', other: '# programmes' })}</span>
            </Meta>
          </div>
        </Head>
        <Facts>
          {cost && costRange && (
            <div>
              <dt>{t('A year with living')}</dt>
              <dd>
                {cost}
                {costRange.programCount < programCount &&
                  t(' (known of {programCount})', { programCount: costRange.programCount })}
              </dd>
            </div>
          )}
          {mainFields.length > 0 && (
            <div>
              <dt>{t('Most programmes in')}</dt>
              <dd>{mainFields.join(', ')}</dd>
            </div>
          )}
          {bestFit && (
            <div>
              <dt>{t('Fits you best')}</dt>
              <dd>
                <TextLink as={PrefetchLink} to={`/programs/${bestFit.programDatabaseId}`}>
                  {bestFit.programName}
                </TextLink>
                <br />
                <span>
                  <TierBadge tier={bestFit.tier} />
                  <PercentBadge percentage={bestFit.matchPercentage} />
                </span>
              </dd>
            </div>
          )}
        </Facts>
        <Description $size="small" $tone="soft">
          {description}
        </Description>
        <Explore to={`/universities/${databaseId}`}>
          {t('Explore Programs')}
          <VisuallyHidden>{t(' of {name}', { name })}</VisuallyHidden>
        </Explore>
      </Words>
    </Frame>
  )
}

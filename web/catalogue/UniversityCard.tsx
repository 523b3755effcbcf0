import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { UniversityCard_university$key } from '../__generated__/UniversityCard_university.graphql.ts'
import { Heading, Text, VisuallyHidden } from '../design/index.ts'
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
  border-bottom: 1px solid var(--line);
  aspect-ratio: 320 / 150;
  overflow: hidden;

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
  gap: var(--space-2);
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

const Description = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 4;
  line-clamp: 4;
`

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

/** One university among others: where it is, how much of it is listed, and the way to its programmes. */
export function UniversityCard({
  university: universityRef,
  headingLevel = 2,
}: {
  university: UniversityCard_university$key
  headingLevel?: 2 | 3 | 4
}) {
  const { databaseId, name, country, city, imageUrl, description, programCount } = useFragment(
    graphql`
      fragment UniversityCard_university on University {
        databaseId
        name
        country
        city
        imageUrl
        description
        programCount
      }
    `,
    universityRef,
  )
  return (
    <Frame>
      <Picture>
        {imageUrl === null || imageUrl === undefined ? (
          <UniversityPicture name={name} />
        ) : (
          <img src={imageUrl} alt="" loading="lazy" />
        )}
      </Picture>
      <Words>
        <Meta>
          <span>
            {city}, {countryName(country)}
          </span>
          <span>
            {programCount} {programCount === 1 ? 'programme' : 'programmes'}
          </span>
        </Meta>
        <Heading level={headingLevel} size="tiny">
          {name}
        </Heading>
        <Description $size="small" $tone="soft">
          {description}
        </Description>
        <Explore to={`/universities/${databaseId}`}>
          Explore Programs
          <VisuallyHidden> of {name}</VisuallyHidden>
        </Explore>
      </Words>
    </Frame>
  )
}

import { styled } from 'styled-components'
import { Skeleton, SkeletonText, Stack, VisuallyHidden } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { Cards } from './universitiesStyles.ts'

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

const Place = styled.div`
  overflow: hidden;
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);

  > :first-child {
    aspect-ratio: 320 / 150;
    border-radius: 0;
  }

  > :last-child {
    padding: var(--space-4);
  }
`

/** The places of the results. */
export function ResultsSkeleton() {
  return (
    <Stack $gap={4}>
      <VisuallyHidden role="status">{t('Loading...')}</VisuallyHidden>
      <Skeleton $width="8rem" />
      <Cards aria-hidden="true">
        {PLACES.map(place => (
          <li key={place}>
            <Place>
              <Skeleton $height="auto" />
              <SkeletonText lines={5} />
            </Place>
          </li>
        ))}
      </Cards>
    </Stack>
  )
}

/** The skeleton of the catalogue while its code loads. */
export function UniversitiesSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <Stack $gap={2}>
          <Skeleton $width="14rem" $height="2.5rem" />
          <Skeleton $width="30rem" />
        </Stack>
      </ScreenHead>
      <Skeleton $height="4.5rem" />
      <Skeleton $height="4.5rem" $width="22rem" />
      <Skeleton $height="2.75rem" />
      <ResultsSkeleton />
    </ScreenPage>
  )
}

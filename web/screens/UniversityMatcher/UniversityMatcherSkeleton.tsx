import { styled } from 'styled-components'
import { from, Skeleton, SkeletonText, Stack } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { MatchSkeletons } from './MatchSkeletons.tsx'
import { MatcherColumns, Results, Side } from './matcherStyles.ts'

/** Folded away on a phone, as the settings are. */
const Unfolded = styled.div`
  display: none;

  ${from.desk} {
    display: block;
  }
`

/** The skeleton of the matcher while its data loads. */
export function UniversityMatcherSkeleton() {
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Skeleton $width="17rem" $height="2.75rem" />
          <Skeleton $width="27rem" $height="1.5rem" />
          <Skeleton $width="16rem" $height="1.25rem" />
        </div>
        <Skeleton $width="13.5rem" $height="3.25rem" />
      </ScreenHead>
      <MatcherColumns>
        <Side as="div">
          <Stack $gap={5}>
            <Skeleton $width="9rem" $height="1.75rem" />
            <Unfolded>
              <SkeletonText lines={12} />
            </Unfolded>
            <Skeleton $width="5rem" $height="1.75rem" />
          </Stack>
        </Side>
        <Results>
          <Stack $gap={5}>
            <Skeleton $width="14rem" $height="2.25rem" />
            <SkeletonText lines={2} />
            <div>
              <Skeleton $width="11rem" $height="2rem" />
            </div>
            <MatchSkeletons label={t('Loading...')} />
          </Stack>
        </Results>
      </MatcherColumns>
    </ScreenPage>
  )
}

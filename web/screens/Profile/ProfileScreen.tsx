import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import profileQuery, { type profileRouteQuery } from '../../__generated__/profileRouteQuery.graphql.ts'
import { Heading, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { ProfileForm } from './ProfileForm.tsx'

/** What a student tells about themselves once, for every document and match. */
export default function ProfileScreen({ queryRef }: { queryRef: PreloadedQuery<profileRouteQuery> }) {
  const answer = usePreloadedQuery<profileRouteQuery>(profileQuery, queryRef)
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Study Abroad Profile')}</Heading>
          <Text $tone="soft" $measure>
            {t(
              'Plain words do; you can change it at any time. It stands in where a form leaves something open, and your matches are made from it. Nobody else sees it.',
            )}
          </Text>
        </div>
      </ScreenHead>
      <ProfileForm profile={answer.viewer?.profile ?? null} query={answer} />
    </ScreenPage>
  )
}

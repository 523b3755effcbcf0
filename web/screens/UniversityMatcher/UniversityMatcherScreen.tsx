import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import universityMatcherQuery, {
  type universityMatcherRouteQuery,
} from '../../__generated__/universityMatcherRouteQuery.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { Matcher } from './Matcher.tsx'

/** Which programmes fit somebody, and why. */
export default function UniversityMatcherScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<universityMatcherRouteQuery>
}) {
  const answer = usePreloadedQuery<universityMatcherRouteQuery>(universityMatcherQuery, queryRef)
  if (!answer.viewer) {
    return (
      <ScreenPage>
        <Heading level={1}>{t('University Matcher')}</Heading>
        <Text>
          <Trans
            message="Please log in to see which programmes fit you. <login>Log in</login> or <register>create an account</register>."
            parts={{
              login: inside => (
                <TextLink as={Link} to="/auth?next=/university-matcher">
                  {inside}
                </TextLink>
              ),
              register: inside => (
                <TextLink as={Link} to="/auth?tab=register&next=/university-matcher">
                  {inside}
                </TextLink>
              ),
            }}
          />
        </Text>
      </ScreenPage>
    )
  }
  return <Matcher viewer={answer.viewer} query={answer} universities={answer.universities ?? null} />
}

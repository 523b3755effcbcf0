import { graphql, useFragment } from 'react-relay'
import type { OfferedProfile_profile$key } from '../../__generated__/OfferedProfile_profile.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { Heading, Lines, Text } from '../../design/index.ts'
import { listOf } from '../../format/lists.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'

/** What a consultancy knows of a student already. */
export function OfferedProfile({
  profile: profileRef,
  organisation,
}: {
  profile: OfferedProfile_profile$key
  organisation: string
}) {
  const profile = useFragment(
    graphql`
      fragment OfferedProfile_profile on OfferedProfile {
        academicBackground
        targetDegree
        workExperience
        testScores
        preferredCountries
        studyInterests
        budget
        intendedStartDate
      }
    `,
    profileRef,
  )
  const parts = [
    [t('Studies'), profile.academicBackground],
    [t('Degree'), profile.targetDegree === 'MBA' ? t('MBA') : t('Masters')],
    [t('Work'), profile.workExperience],
    [t('Tests'), profile.testScores],
    [t('Countries'), listOf(profile.preferredCountries.map(countryName))],
    [t('Interests'), profile.studyInterests],
    [t('Budget'), profile.budget],
    [t('Intended start date'), profile.intendedStartDate],
  ] as const
  return (
    <Part aria-labelledby="offered">
      <Heading level={2} size="small" id="offered">
        {t('What {organisation} knows of you', { organisation })}
      </Heading>
      <Lines>
        {parts.map(
          ([name, text]) =>
            text && (
              <li key={name}>
                <span>
                  <Text $size="small" $tone="soft">
                    {name}
                  </Text>
                  {text}
                </span>
              </li>
            ),
        )}
      </Lines>
    </Part>
  )
}

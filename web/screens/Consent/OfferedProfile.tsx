import { graphql, useFragment } from 'react-relay'
import type { OfferedProfile_profile$key } from '../../__generated__/OfferedProfile_profile.graphql.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { Heading, Lines, Text } from '../../design/index.ts'
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
    ['Studies', profile.academicBackground],
    ['Degree', profile.targetDegree === 'MBA' ? 'MBA' : 'Masters'],
    ['Work', profile.workExperience],
    ['Tests', profile.testScores],
    ['Countries', profile.preferredCountries.map(country => countryName(country)).join(', ')],
    ['Interests', profile.studyInterests],
    ['Budget', profile.budget],
    ['Start', profile.intendedStartDate],
  ] as const
  return (
    <Part aria-labelledby="offered">
      <Heading level={2} size="small" id="offered">
        What {organisation} knows of you
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

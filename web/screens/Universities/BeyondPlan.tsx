import { Link } from 'react-router-dom'
import { MarginNote, TextLink } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'

/** What the search finds outside the viewer's plan: 'Purdue University, 12 programmes'. */
export function BeyondPlan({
  universities,
}: {
  universities: readonly { readonly name: string; readonly programCount: number }[]
}) {
  return (
    <MarginNote label={t('In Standard')} tone="warning">
      {universities
        .map(
          ({ name, programCount }) =>
            `${name}, ${plural(programCount, { one: '# programme', other: '# programmes' })}`,
        )
        .join('; ')}
      . {t('Every plan above Free shows them.')}{' '}
      <TextLink as={Link} to="/pricing">
        {t('Compare plans')}
      </TextLink>
    </MarginNote>
  )
}

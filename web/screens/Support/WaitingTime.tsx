import { graphql, useFragment } from 'react-relay'
import type { WaitingTime_wait$key } from '../../__generated__/WaitingTime_wait.graphql.ts'
import { Text } from '../../design/index.ts'
import { spanOf } from '../../format/spans.ts'
import { t } from '../../language/language.ts'

/** How long people waited for the last answers, as far as it can be said. */
export function WaitingTime({ wait: waitRef }: { wait: WaitingTime_wait$key }) {
  const { answers, medianSeconds, onTime } = useFragment(
    graphql`
      fragment WaitingTime_wait on SupportWait {
        answers
        medianSeconds
        onTime
      }
    `,
    waitRef,
  )
  return (
    <Text $size="small" $tone="soft" $measure>
      {medianSeconds == null || onTime == null
        ? t('How long answers take is measured. There are not enough of them yet to say.')
        : t(
            'Measured: half of the last {answers} answers came within {spanOf}, and {onTime} of them within the promised time.',
            { answers, spanOf: spanOf(medianSeconds), onTime },
          )}
    </Text>
  )
}

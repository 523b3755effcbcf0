import { CircleCheck, CircleDashed } from 'lucide-react'
import { Badge } from '../design/index.ts'
import { t } from '../language/language.ts'

/** From here on a match counts as a close one. */
const CLOSE = 80

/** '82% Match': green with a tick from 80 on, yellow with a broken ring below. */
export function PercentBadge({ percentage }: { percentage: number }) {
  const isClose = percentage >= CLOSE
  const Sign = isClose ? CircleCheck : CircleDashed
  return (
    <Badge tone={isClose ? 'success' : 'warning'} icon={<Sign aria-hidden="true" />}>
      {t('{percentage}% Match', { percentage })}
    </Badge>
  )
}

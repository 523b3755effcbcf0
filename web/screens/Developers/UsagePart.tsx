import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UsagePart_partner$key } from '../../__generated__/UsagePart_partner.graphql.ts'
import { Button, Field, Heading, Select, Text } from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { Bar, Narrow, Scrolled, UsageTable } from './developersStyles.ts'
import { pointsByDay } from './pointsByDay.ts'

const number = new Intl.NumberFormat('en-GB')
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const ALL_KEYS = 'all'
const DAYS_AT_FIRST = 7

/** Points by day and key, and by month as the invoice counts them. */
export function UsagePart({ partner }: { partner: UsagePart_partner$key }) {
  const { usage, apiKeys } = useFragment(
    graphql`
      fragment UsagePart_partner on Partner {
        usage {
          month
          mode
          keys
          requests
          points
        }
        apiKeys {
          id
          name
          start
          days {
            day
            requests
            points
          }
        }
      }
    `,
    partner,
  )
  const [chosen, setChosen] = useState<string>(ALL_KEYS)
  const [areAllShown, setAllShown] = useState(false)
  const days = pointsByDay(apiKeys.filter(({ id }) => chosen === ALL_KEYS || id === chosen))
  const shown = areAllShown ? days : days.slice(0, DAYS_AT_FIRST)
  const most = Math.max(1, ...days.map(({ points }) => points))
  return (
    <Part aria-labelledby="usage">
      <Heading level={2} size="small" id="usage">
        Usage
      </Heading>
      {usage.length === 0 && <Text $tone="soft">No key was used in the last six months.</Text>}
      {days.length > 0 && (
        <>
          <Narrow>
            <Field label="Points by day">
              <Select
                value={chosen}
                onChange={({ target }) => setChosen(target.value)}
                options={[
                  { value: ALL_KEYS, label: 'All keys' },
                  ...apiKeys.map(({ id, name, start }) => ({ value: id, label: `${name} (${start}…)` })),
                ]}
              />
            </Field>
          </Narrow>
          <Scrolled role="region" aria-label="Points by day" tabIndex={0}>
            <UsageTable>
              <thead>
                <tr>
                  <th scope="col">Day (UTC)</th>
                  <th scope="col">Requests</th>
                  <th scope="col">Points</th>
                </tr>
              </thead>
              <tbody>
                {shown.map(({ day, requests, points }) => (
                  <tr key={day}>
                    <th scope="row">{calendarDayOf(day)}</th>
                    <td>{number.format(requests)}</td>
                    <td>
                      <Bar aria-hidden $share={points / most} />
                      {number.format(points)}
                    </td>
                  </tr>
                ))}
              </tbody>
            </UsageTable>
          </Scrolled>
          {days.length > shown.length && (
            <div>
              <Button size="small" onClick={() => setAllShown(true)}>
                Show all {days.length} days
              </Button>
            </div>
          )}
        </>
      )}
      {usage.length > 0 && (
        <>
          <Text $size="small" $tone="soft" $measure>
            By month, as an invoice counts it: live and test keys apart, those that have ended included. The
            running month is counted up to now.
          </Text>
          <Scrolled role="region" aria-label="Usage by month" tabIndex={0}>
            <UsageTable>
              <thead>
                <tr>
                  <th scope="col">Month</th>
                  <th scope="col">Mode</th>
                  <th scope="col">Keys used</th>
                  <th scope="col">Requests</th>
                  <th scope="col">Points</th>
                </tr>
              </thead>
              <tbody>
                {usage.map(({ month, mode, keys, requests, points }) => (
                  <tr key={`${month} ${mode}`}>
                    <th scope="row">{monthName.format(new Date(`${month}-01`))}</th>
                    <td>{mode === 'LIVE' ? 'Live' : 'Test'}</td>
                    <td>{number.format(keys)}</td>
                    <td>{number.format(requests)}</td>
                    <td>{number.format(points)}</td>
                  </tr>
                ))}
              </tbody>
            </UsageTable>
          </Scrolled>
        </>
      )}
    </Part>
  )
}

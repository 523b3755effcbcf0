import { useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery, useRefetchableFragment } from 'react-relay'
import type { CampaignsScreen_query$key } from '../../__generated__/CampaignsScreen_query.graphql.ts'
import type { CampaignsScreenAgainQuery } from '../../__generated__/CampaignsScreenAgainQuery.graphql.ts'
import campaignsQuery, { type campaignsRouteQuery } from '../../__generated__/campaignsRouteQuery.graphql.ts'
import { AdminPage } from '../../app/AdminPage.tsx'
import { Badge, Banner, Button, Dialog, Lines, Row, Text, type Tone } from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { CampaignDialog, type TypedCampaign } from './CampaignDialog.tsx'
import { useEndCampaign } from './useEndCampaign.ts'

const STATES: Readonly<Record<string, { tone: Tone; word: string }>> = {
  PLANNED: { tone: 'note', word: 'Planned' },
  RUNNING: { tone: 'success', word: 'Running' },
  USED_UP: { tone: 'warning', word: 'Used up' },
  ENDED: { tone: 'plain', word: 'Ended' },
}

const NEW: TypedCampaign = {
  key: null,
  name: '',
  firstDay: '',
  lastDay: '',
  perCampaign: '10000',
  perNetworkAndDay: '20',
}

const DAY = 24 * 60 * 60 * 1000

/** The day of a moment in UTC, as a field of a date has it. An end is the midnight after the last day. */
function dayOf(moment: string | null | undefined, before = 0): string {
  return moment == null ? '' : new Date(Date.parse(moment) - before).toISOString().slice(0, 10)
}

function Campaigns({ query: queryRef }: { query: CampaignsScreen_query$key }) {
  const [data, refetch] = useRefetchableFragment<CampaignsScreenAgainQuery, CampaignsScreen_query$key>(
    graphql`
      fragment CampaignsScreen_query on Query @refetchable(queryName: "CampaignsScreenAgainQuery") {
        campaigns {
          key
          name
          startsAt
          endsAt
          perCampaign
          perNetworkAndDay
          claims
          state
        }
      }
    `,
    queryRef,
  )
  const [edited, setEdited] = useState<TypedCampaign | null>(null)
  const [ending, setEnding] = useState<{ key: string; name: string } | null>(null)
  const { send, isPending, refusal, dismiss } = useEndCampaign()
  const readAgain = () => refetch({}, { fetchPolicy: 'store-and-network' })

  async function end(key: string) {
    const { saved } = await send({ input: { key } })
    if (!saved) return
    setEnding(null)
    readAgain()
  }

  return (
    <AdminPage
      title="Campaigns"
      text="Who can claim one free statement of purpose with a new account, when, and how often. One campaign runs at a time."
      isAdmin={data.campaigns != null}
    >
      <div>
        <Button variant="primary" onClick={() => setEdited(NEW)}>
          New campaign
        </Button>
      </div>
      <Lines>
        {(data.campaigns ?? []).map(campaign => {
          const { key, name, startsAt, endsAt, perCampaign, perNetworkAndDay, claims, state } = campaign
          const { tone, word } = STATES[state] ?? { tone: 'plain' as const, word: state }
          return (
            <li key={key}>
              <span>
                <strong>{name}</strong> <Badge tone={tone}>{word}</Badge>
                <Text $size="small" $tone="soft">
                  {claims.toLocaleString('en')} of {perCampaign.toLocaleString('en')} claimed, at most{' '}
                  {perNetworkAndDay.toLocaleString('en')} from one network in a day
                </Text>
                <Text $size="small" $tone="soft">
                  {startsAt == null
                    ? 'Until another campaign begins'
                    : `From ${calendarDayOf(dayOf(startsAt))}${endsAt == null ? ', no end is set' : ` to ${calendarDayOf(dayOf(endsAt, state === 'ENDED' ? 0 : DAY))}`}`}
                </Text>
              </span>
              {state !== 'ENDED' && (
                <Row>
                  <Button
                    size="small"
                    aria-label={`Change: ${name}`}
                    onClick={() =>
                      setEdited({
                        key,
                        name,
                        firstDay: dayOf(startsAt),
                        lastDay: dayOf(endsAt, DAY),
                        perCampaign: String(perCampaign),
                        perNetworkAndDay: String(perNetworkAndDay),
                      })
                    }
                  >
                    Change
                  </Button>
                  <Button size="small" aria-label={`End: ${name}`} onClick={() => setEnding({ key, name })}>
                    End
                  </Button>
                </Row>
              )}
            </li>
          )
        })}
      </Lines>
      {edited && (
        <CampaignDialog
          campaign={edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null)
            readAgain()
          }}
        />
      )}
      {ending && (
        <Dialog
          open
          onOpenChange={isOpen => {
            if (isOpen) return
            dismiss()
            setEnding(null)
          }}
          title={`End '${ending.name}' now?`}
          description="Nobody can claim it afterwards. What was claimed stays. A planned campaign is removed."
          actions={
            <>
              <Button onClick={() => setEnding(null)}>Cancel</Button>
              <Button
                variant="danger"
                pending={isPending}
                pendingLabel="Ending..."
                onClick={() => end(ending.key)}
              >
                End the campaign
              </Button>
            </>
          }
        >
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
        </Dialog>
      )}
    </AdminPage>
  )
}

/** The campaigns of the promotion, for admins. */
export default function CampaignsScreen({ queryRef }: { queryRef: PreloadedQuery<campaignsRouteQuery> }) {
  return <Campaigns query={usePreloadedQuery<campaignsRouteQuery>(campaignsQuery, queryRef)} />
}

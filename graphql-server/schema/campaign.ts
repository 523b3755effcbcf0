import {
  type CampaignState,
  endCampaign,
  type ListedCampaign,
  readCampaigns,
  saveCampaign,
} from '../domain/administration/campaigns.ts'
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../domain/errors.ts'
import { builder } from './base/builder.ts'
import { signedInMutation } from './base/mutations.ts'

const own = { authScopes: { signedIn: true } } as const

const CampaignStateEnum = builder.enumType('CampaignState', {
  description: 'The state of a campaign of the promotion.',
  values: {
    PLANNED: { description: 'It has not begun.' },
    RUNNING: { description: 'New accounts can claim it.' },
    USED_UP: { description: 'All claims were made.' },
    ENDED: { description: 'It is over.' },
  } satisfies Record<CampaignState, { description: string }>,
})

const CampaignObject = builder.objectRef<ListedCampaign>('Campaign').implement({
  ...own,
  description: 'A campaign of the promotion. Seen by admins only.',
  fields: t => ({
    key: t.exposeString('key', { description: 'What it is called among its claims.' }),
    name: t.exposeString('name', { description: 'Its name, for admins.' }),
    startsAt: t.expose('startsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it begins, or began; null for the built-in one.',
    }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends, or ended; null while no end is set.',
    }),
    perCampaign: t.exposeInt('perCampaign', { description: 'Claims in all.' }),
    perNetworkAndDay: t.exposeInt('perNetworkAndDay', { description: 'Claims from one network in a day.' }),
    claims: t.exposeInt('claims', {
      description: 'Claims so far. Those of erased accounts count until it has ended.',
    }),
    state: t.expose('state', { type: CampaignStateEnum, description: 'Its state.' }),
  }),
})

builder.queryField('campaigns', t =>
  t.field({
    type: [CampaignObject],
    nullable: true,
    description: 'The campaigns of the promotion, at most 100. Null for everybody but admins.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, viewer }) => readCampaigns({ app, viewer }),
  }),
)

signedInMutation({
  name: 'saveCampaign',
  description:
    'Creates a campaign of the promotion, or changes one. Two never run at the same time. For admins.',
  errors: [ForbiddenError, ValidationError, NotFoundError],
  input: {
    description: 'A campaign.',
    fields: t => ({
      key: t.string({ description: 'The campaign to change; left out: a new one.' }),
      name: t.string({ required: true, description: 'Its name, for admins: 3 to 80 characters.' }),
      startsAt: t.field({ type: 'DateTime', required: true, description: 'When it begins.' }),
      endsAt: t.field({ type: 'DateTime', description: 'When it ends; left out: no end is set.' }),
      perCampaign: t.int({ required: true, description: 'Claims in all: 1 to 1,000,000.' }),
      perNetworkAndDay: t.int({ required: true, description: 'Claims from one network in a day.' }),
    }),
  },
  resolve: async (input, { app, viewer }) => {
    await saveCampaign({ app, viewer, input })
    return { isSaved: true }
  },
  payload: {
    description: 'It is saved.',
    fields: t => ({ isSaved: t.exposeBoolean('isSaved', { description: 'Always true.' }) }),
  },
})

signedInMutation({
  name: 'endCampaign',
  description: 'Ends a campaign of the promotion now; a planned one is removed. For admins.',
  errors: [ForbiddenError, NotFoundError, ConflictError],
  input: {
    description: 'The campaign.',
    fields: t => ({ key: t.string({ required: true, description: 'Its key.' }) }),
  },
  resolve: async ({ key }, { app, viewer }) => {
    await endCampaign({ app, viewer, key })
    return { isEnded: true }
  },
  payload: {
    description: 'It has ended.',
    fields: t => ({ isEnded: t.exposeBoolean('isEnded', { description: 'Always true.' }) }),
  },
})

import { type PromotionState, readPromotion } from '../domain/accounts/promotion.ts'
import { builder } from './base/builder.ts'

const PromotionStateEnum = builder.enumType('PromotionState', {
  description: 'Whether the promotion of one free statement of purpose can be claimed.',
  values: {
    OPEN: { description: 'A new account can claim it.' },
    USED_UP: { description: 'All claims were made.' },
    FULL_TODAY: { description: 'The asking network has made its claims of 24 hours.' },
    ENDED: { description: 'Its last day is over.' },
  } satisfies Record<PromotionState, { description: string }>,
})

builder.queryField('promotionState', t =>
  t.field({
    type: PromotionStateEnum,
    description: 'Whether the promotion can be claimed now, from where the question comes.',
    authScopes: { public: true },
    resolve: (_root, _args, { app, origin }) => readPromotion({ app, origin }),
  }),
)

builder.queryField('sendsMail', t =>
  t.boolean({
    description: 'Whether this installation sends mails. Without a mail server they stay in its outbox.',
    authScopes: { public: true },
    resolve: (_root, _args, { app }) => app.settings.sendsMail,
  }),
)

builder.queryField('showsMailLinks', t =>
  t.boolean({
    description: 'Whether an administrator can open the links of mails in the outbox.',
    authScopes: { public: true },
    resolve: (_root, _args, { app }) => app.settings.showsMailLinks,
  }),
)

import { sendContactMessage } from '../domain/contact/sendContactMessage.ts'
import { RateLimitedError, ValidationError } from '../domain/errors.ts'
import { publicMutation } from './base/mutations.ts'

publicMutation({
  name: 'sendContactMessage',
  description: 'Sends a message to the operator of this installation. It is stored and mailed to them.',
  errors: [ValidationError, RateLimitedError],
  input: {
    description: 'A message and who sends it.',
    fields: t => ({
      name: t.string({ required: true, description: 'The name of the sender: at least 2 characters.' }),
      email: t.string({ required: true, description: 'The address that the answer goes to.' }),
      message: t.string({ required: true, description: 'The message: 20 to 5,000 characters.' }),
      website: t.string({
        description: 'A trap for programs that fill in every field. People leave it out.',
      }),
    }),
  },
  resolve: async (input, { app, origin, viewer }) => {
    await sendContactMessage({ app, origin, viewer, input })
    return { isSent: true }
  },
  payload: {
    description: 'The message was taken.',
    fields: t => ({
      isSent: t.exposeBoolean('isSent', { description: 'Always true.' }),
    }),
  },
})

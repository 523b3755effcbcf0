import { readWritingPolicy, type WritingPolicy } from '../domain/catalogue/writingPolicy.ts'
import { builder } from './base/builder.ts'
import { badUserInput } from './base/faults.ts'
import { AiPolicyEnum, AiPolicyNoteObject } from './university.ts'

const LONGEST_NAME = 200

const WritingPolicyObject = builder.objectRef<WritingPolicy>('WritingPolicy').implement({
  authScopes: { signedIn: true },
  description: 'What may be written for a university, and where that is said.',
  fields: t => ({
    university: t.exposeString('university', { description: 'Its name in the catalogue.' }),
    policy: t.field({
      type: AiPolicyEnum,
      description:
        'The rule of the whole university: with COACH_ONLY no text is drafted for it. UNKNOWN where only single schools have a rule.',
      resolve: ({ policy }) => policy,
    }),
    coachOnlySchools: t.stringList({
      description:
        'Schools of it that accept advice only. A text is drafted where the person says that the programme belongs to none of them.',
      resolve: ({ coachOnlySchools }) => [...coachOnlySchools],
    }),
    notes: t.field({
      type: [AiPolicyNoteObject],
      description: 'What it and its schools say about AI in applications, each with its source.',
      resolve: ({ notes }) => [...notes],
    }),
  }),
})

builder.queryField('writingPolicy', t =>
  t.field({
    type: WritingPolicyObject,
    nullable: true,
    authScopes: { signedIn: true },
    description:
      'What may be written for a university, whether or not the plan lists it. Null where no rule is known.',
    args: {
      university: t.arg.string({
        required: true,
        description: `A name of the university: at most ${LONGEST_NAME} characters.`,
      }),
    },
    resolve: (_root, { university }, { app }) => {
      if (university.length > LONGEST_NAME)
        throw badUserInput(`"university" must have at most ${LONGEST_NAME} characters.`)
      return readWritingPolicy({ app, university })
    },
  }),
)

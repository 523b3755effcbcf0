import type { DegreeType } from '../generated/prisma/enums.ts'
import { builder } from './base/builder.ts'

export const DegreeTypeEnum = builder.enumType('DegreeType', {
  description: 'What kind of degree a programme leads to.',
  values: {
    MASTERS: { description: "A master's degree." },
    MBA: { description: 'A Master of Business Administration.' },
  } satisfies Record<DegreeType, { description: string }>,
})

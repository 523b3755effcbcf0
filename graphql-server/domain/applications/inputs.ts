import { z } from 'zod'
import { ApplicationStatus } from '../../generated/prisma/enums.ts'
import { isStorable, typedText } from '../parseInput.ts'
import { LONGEST_NOTES, LONGEST_TITLE, MOST_TASKS } from './limits.ts'

const rowId = z.int().nonnegative()

const day = z.iso
  .date({ error: 'Must be a day, such as 2027-01-15', abort: true })
  .refine(text => text >= '2000-01-01' && text <= '2100-12-31', {
    error: 'Must be a day between 2000 and 2100',
  })

const task = z.object({
  id: rowId.nullish(),
  title: typedText()
    .min(1, 'Required')
    .max(LONGEST_TITLE, `Please keep this under ${LONGEST_TITLE} characters`),
  dueOn: day.nullish(),
  isDone: z.boolean().nullish(),
  documentId: rowId.nullish(),
})

/** The input of `saveApplication`. Ids are row ids. Fields that are left out stay unchanged. */
export const saveApplicationInput = z
  .object({
    id: rowId.nullish(),
    programId: rowId.nullish(),
    status: z.enum(ApplicationStatus).nullish(),
    after: rowId.nullish(),
    deadline: day.nullish(),
    notes: z
      .string()
      .refine(isStorable, { error: 'Contains a character that cannot be saved', abort: true })
      .max(LONGEST_NOTES, `Please keep this under ${LONGEST_NOTES.toLocaleString('en')} characters`)
      .nullish(),
    tasks: z.array(task).max(MOST_TASKS, `An application has at most ${MOST_TASKS} things to do`).nullish(),
  })
  .refine(({ id, programId }) => id != null || programId != null, {
    path: ['programId'],
    error: 'Required',
  })

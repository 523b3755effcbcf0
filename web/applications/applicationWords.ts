import type { ApplicationStatus } from '../__generated__/Board_applications.graphql.ts'
import { words } from '../language/language.ts'

type Known = Exclude<ApplicationStatus, '%future added value'>

/** The columns of the board in their order, each with its name and meaning. */
export const STATUSES: readonly { status: Known; name: string; meaning: string }[] = words([
  { status: 'CONSIDERING', name: 'Considering', meaning: 'Programmes that you may apply to.' },
  { status: 'PREPARING', name: 'Preparing', meaning: 'You are getting the papers together.' },
  { status: 'APPLIED', name: 'Applied', meaning: 'Sent; you wait for the answer.' },
  { status: 'INTERVIEW', name: 'Interview', meaning: 'They want to talk to you.' },
  { status: 'OFFER', name: 'Offer', meaning: 'They want you.' },
  { status: 'REJECTED', name: 'Rejected', meaning: 'They said no, or you did.' },
  { status: 'ENROLLED', name: 'Enrolled', meaning: 'You are going.' },
])

export type Status = Known

export function statusName(status: string): string {
  return STATUSES.find(known => known.status === status)?.name ?? status
}

/** Whether it is still to be handed in. After that its deadline says nothing any more. */
export function isStillToApply(status: string): boolean {
  return status === 'CONSIDERING' || status === 'PREPARING'
}

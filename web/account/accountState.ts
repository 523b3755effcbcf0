import { graphql } from 'relay-runtime'

/** What a change can alter about an account: its plan, its credits, its settings. */
export const accountState = graphql`
  fragment accountState_viewer on User @inline {
    id
    plan
    isPremium
    isPromotionalUser
    creditsRemaining
    documentTypes
    canGenerateStatement: canGenerate(type: SOP)
    canGenerateLetter: canGenerate(type: LOR)
    canGenerateEssay: canGenerate(type: ESSAY)
    writer
    wantsReminders
    calendarAddressMadeAt
  }
`

import { graphql } from 'relay-runtime'

/** What a change can alter about an account: its plan, its credits, its settings. */
export const accountState = graphql`
  fragment accountState_viewer on User @inline {
    id
    plan
    isPremium
    isPromotionalUser
    creditsRemaining
    entitlements {
      cvReviews
      interviews
      generation {
        type
        isIncluded
        canGenerate
        allowance
        left
      }
      keptMatches {
        limit
      }
      shortlisted {
        limit
      }
      trackedApplications {
        limit
      }
      outlook
      timeline
      supportHours
      expertReviews {
        limit
        left
      }
    }
    writer
    isEmailConfirmed
    wantsReminders
    wantsCommentMails
    mailLanguage
    emailRefusedAt
    calendarAddressMadeAt
  }
`

import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NextStep_viewer$key } from '../../__generated__/NextStep_viewer.graphql.ts'
import { Heading, LinkButton, Text } from '../../design/index.ts'
import { formPath } from '../../documents/formPath.ts'
import { canGenerate } from '../../documents/generationEntitlements.ts'
import { NextStepPanel } from './dashboardStyles.ts'
import { nextStep } from './nextStep.ts'

/** The one thing that helps most now. */
export function NextStep({ viewer: viewerRef }: { viewer: NextStep_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment NextStep_viewer on User {
        entitlements {
          generation {
            type
            canGenerate
          }
        }
        matchedAt
        profile {
          id
        }
        newestDocuments: documents(first: 1) {
          edges {
            node {
              databaseId
              status
            }
          }
        }
        newestDraft: drafts(first: 1, form: WIZARD) {
          edges {
            node {
              id
              type
              name
              coverage {
                filled
                total
              }
              lastDocument {
                id
              }
            }
          }
        }
      }
    `,
    viewerRef,
  )
  const draft = viewer.newestDraft.edges[0]?.node
  const step = nextStep({
    hasProfile: viewer.profile != null,
    hasMatched: viewer.matchedAt != null,
    canGenerate: canGenerate(viewer.entitlements, 'SOP'),
    canGenerateOthers: canGenerate(viewer.entitlements, 'LOR') || canGenerate(viewer.entitlements, 'ESSAY'),
    newest: viewer.newestDocuments.edges[0]?.node ?? null,
    draft:
      draft && !draft.lastDocument
        ? {
            name: draft.name,
            href: formPath({ documentType: draft.type, form: 'WIZARD', draft }),
            ...draft.coverage,
          }
        : null,
  })
  return (
    <NextStepPanel aria-labelledby="next-step">
      <div>
        <Heading level={2} id="next-step">
          {step.title}
        </Heading>
        <Text $tone="soft">{step.text}</Text>
      </div>
      <LinkButton as={Link} to={step.href} variant="primary" size="large">
        {step.action}
      </LinkButton>
    </NextStepPanel>
  )
}

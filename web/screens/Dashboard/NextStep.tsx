import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NextStep_viewer$key } from '../../__generated__/NextStep_viewer.graphql.ts'
import { Heading, LinkButton, Text } from '../../design/index.ts'
import { NextStepPanel } from './dashboardStyles.ts'
import { nextStep } from './nextStep.ts'

/** The one thing that helps most now. */
export function NextStep({ viewer: viewerRef }: { viewer: NextStep_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment NextStep_viewer on User {
        canGenerate(type: SOP)
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
      }
    `,
    viewerRef,
  )
  const step = nextStep({
    hasProfile: viewer.profile != null,
    canGenerate: viewer.canGenerate,
    newest: viewer.newestDocuments.edges[0]?.node ?? null,
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

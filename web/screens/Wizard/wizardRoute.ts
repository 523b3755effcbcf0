import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { wizardRouteQuery } from '../../__generated__/wizardRouteQuery.graphql.ts'
import { TYPES } from '../../content/documentHub.ts'
import { type ScreenRoute, screenRoute } from '../../routing/screenRoute.ts'
import { WizardSkeleton } from './WizardSkeleton.tsx'
import { WIZARD_ADDRESS } from './wizardAddress.ts'
import type { WizardType } from './wizardWords.ts'

function draftIn(url: URL): string | null {
  return WIZARD_ADDRESS.read(url.searchParams).draft || null
}

/** Moving between the steps of a draft asks the server nothing; opening another draft does. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && draftIn(currentUrl) === draftIn(nextUrl)
  return isSamePage && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

function wizardRoute(type: WizardType): ScreenRoute {
  return screenRoute<wizardRouteQuery>({
    shouldRevalidate,
    access: 'SIGNED_IN',
    query: graphql`
      query wizardRouteQuery($type: DocumentType!, $draftId: ID!, $hasDraft: Boolean!) @raw_response_type {
        ...useWriterChoice_query
        viewer {
          ...WizardScreen_viewer @arguments(type: $type)
        }
        questionnaire(type: $type, form: WIZARD) {
          ...Wizard_questionnaire
        }
        draft: node(id: $draftId) @include(if: $hasDraft) {
          ...WizardScreen_draft @alias(as: "asDraft")
        }
      }
    `,
    variables: ({ url }) => ({ type, draftId: draftIn(url) ?? '', hasDraft: draftIn(url) !== null }),
    changesElsewhere: true,
    screen: () => import('./WizardScreen.tsx'),
    skeleton: createElement(WizardSkeleton, { title: TYPES[type].title }),
  })
}

/** The wizards, one for each type of document. */
export const wizardRoutes: Readonly<Record<WizardType, ScreenRoute>> = {
  SOP: wizardRoute('SOP'),
  LOR: wizardRoute('LOR'),
  ESSAY: wizardRoute('ESSAY'),
}

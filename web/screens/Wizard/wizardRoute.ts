import { createElement } from 'react'
import { graphql } from 'react-relay'
import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { wizardRouteQuery } from '../../__generated__/wizardRouteQuery.graphql.ts'
import { TYPES } from '../../content/documentGeneration.ts'
import { screenRoute } from '../../relay/screenRoute.ts'
import { WizardSkeleton } from './WizardSkeleton.tsx'
import type { WizardType } from './wizardWords.ts'

function draftIn(url: URL): string | null {
  return url.searchParams.get('draft')
}

/** Moving between the steps of a draft asks the server nothing; opening another draft does. */
function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && draftIn(currentUrl) === draftIn(nextUrl)
  return isSamePage && currentUrl.href !== nextUrl.href ? false : defaultShouldRevalidate
}

function wizardRoute(type: WizardType): RouteObject {
  const route = screenRoute<wizardRouteQuery>({
    path: TYPES[type].path,
    access: 'SIGNED_IN',
    query: graphql`
      query wizardRouteQuery($type: DocumentType!, $draftId: ID!, $hasDraft: Boolean!) {
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
  return { ...route, shouldRevalidate }
}

/** The wizards, one for each type of document. */
export const wizardRoutes: RouteObject[] = [wizardRoute('SOP'), wizardRoute('LOR'), wizardRoute('ESSAY')]

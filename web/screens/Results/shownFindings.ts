import type { ReviewedDocument_document$data } from '../../__generated__/ReviewedDocument_document.graphql.ts'
import type { ShownFinding } from './FindingList.tsx'
import { severityOf } from './reviewWords.ts'

type GivenFindings = NonNullable<ReviewedDocument_document$data['review']>['findings']

/** The findings of a review, each with its number in the review's own order. */
export function shownFindings(findings: GivenFindings): ShownFinding[] {
  return findings.map((finding, id) => ({
    ...finding,
    id,
    severity: severityOf(finding.severity),
    start: finding.start ?? null,
    end: finding.end ?? null,
    excerpt: finding.excerpt ?? null,
  }))
}

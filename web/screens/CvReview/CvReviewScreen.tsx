import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import { readInlineData } from 'relay-runtime'
import type { CvReviewScreen_viewer$key } from '../../__generated__/CvReviewScreen_viewer.graphql.ts'
import cvReviewQuery, { type cvReviewRouteQuery } from '../../__generated__/cvReviewRouteQuery.graphql.ts'
import type { cvReviewsState_viewer$key } from '../../__generated__/cvReviewsState_viewer.graphql.ts'
import { CV_REVIEW } from '../../content/cvReview.ts'
import { Banner, Button, EmptyState, Heading, LinkButton, Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { CV_FILES, readCvFile } from '../../profile/cvFile.ts'
import { cvReviewsState } from '../../profile/cvReviewsState.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { ReviewedCv } from './ReviewedCv.tsx'
import { useDeleteCvReview } from './useDeleteCvReview.ts'
import { useReviewCv } from './useReviewCv.ts'

function CvReview({ viewer: viewerRef }: { viewer: CvReviewScreen_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment CvReviewScreen_viewer on User {
        entitlements {
          cvReviews
        }
        ...cvReviewsState_viewer
      }
    `,
    viewerRef,
  )
  const { cvReviews } = readInlineData<cvReviewsState_viewer$key>(cvReviewsState, viewer)
  const isIncluded = viewer.entitlements.cvReviews
  const { send, isPending, refusal, faultByField, dismiss } = useReviewCv()
  const deletion = useDeleteCvReview()
  const [unusable, setUnusable] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<number | null>(null)
  const [done, setDone] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  async function review(file: File) {
    setUnusable(null)
    setDone('')
    dismiss()
    const read = await readCvFile(file)
    if ('fault' in read) return setUnusable(read.fault)
    const { saved } = await send({ input: { file: read.content } })
    if (saved) setDone('The review is there.')
  }

  async function remove(number: number) {
    setDeleted(number)
    const { saved } = await deletion.send({ input: { number } })
    if (!saved) return
    setDone('The review was deleted.')
    // The pressed button is removed.
    heading.current?.focus()
  }

  const problem = unusable ?? (refusal && (faultByField.file ?? refusalWords(refusal)))
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {CV_REVIEW.title}
          </Heading>
          <Text $tone="soft" $measure>
            {CV_REVIEW.lead}
          </Text>
        </div>
      </ScreenHead>
      {isIncluded ? (
        <Stack $gap={3} $align="start">
          <Text $size="small" $tone="soft" $measure>
            {CV_REVIEW.kept} {CV_REVIEW.limits}
          </Text>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('Your CV')}
            accept={CV_FILES}
            onChange={event => {
              const file = event.target.files?.[0]
              // The same file can be chosen again.
              event.target.value = ''
              if (file) void review(file)
            }}
          />
          <Button
            variant="primary"
            icon={<FileUp aria-hidden="true" />}
            pending={isPending}
            pendingLabel={CV_REVIEW.reading}
            onClick={() => input.current?.click()}
          >
            {CV_REVIEW.choose}
          </Button>
          {problem && (
            <Banner tone="danger" announce title={CV_REVIEW.notRead}>
              {problem}
            </Banner>
          )}
        </Stack>
      ) : (
        <EmptyState
          title={CV_REVIEW.locked.title}
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/pricing" variant="primary">
              {CV_REVIEW.locked.action}
            </LinkButton>
          }
        >
          {CV_REVIEW.locked.text}
        </EmptyState>
      )}
      <Text role="status" $size="small">
        {done}
      </Text>
      {isIncluded && cvReviews.length === 0 && (
        <EmptyState title={CV_REVIEW.empty.title} headingLevel={2}>
          {CV_REVIEW.empty.text}
        </EmptyState>
      )}
      {cvReviews.map(shown => (
        <ReviewedCv
          key={shown.number}
          review={shown}
          isDeleting={deletion.isPending && deleted === shown.number}
          onDelete={() => void remove(shown.number)}
        />
      ))}
    </ScreenPage>
  )
}

/** Reviews of CVs, the newest first, and the way to a new one. */
export default function CvReviewScreen({ queryRef }: { queryRef: PreloadedQuery<cvReviewRouteQuery> }) {
  const { viewer } = usePreloadedQuery<cvReviewRouteQuery>(cvReviewQuery, queryRef)
  return viewer ? <CvReview viewer={viewer} /> : null
}

import { graphql, useFragment } from 'react-relay'
import type { DocumentPaused_document$key } from '../../__generated__/DocumentPaused_document.graphql.ts'
import { Banner, Button, Text as Words } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import { PauseActions } from './resultsStyles.ts'
import { useContinueDocument } from './useContinueDocument.ts'

/** Why a document is paused, and the three ways to continue it. */
export function DocumentPaused({ document: documentRef }: { document: DocumentPaused_document$key }) {
  const { id, pause } = useFragment(
    graphql`
      fragment DocumentPaused_document on Document {
        id
        pause {
          message
          waitsUntil
        }
      }
    `,
    documentRef,
  )
  const { send, isPending, refusal } = useContinueDocument()
  if (!pause) return null
  const choose = (choice: 'WAIT' | 'TRY_AGAIN' | 'BUILT_IN') =>
    void send({ input: { documentId: id, choice } })
  return (
    <Banner tone="warning" title={t('This draft is paused')} announce>
      <Words>
        {sent(pause.message)} {t('What it took of your credits stays reserved.')}{' '}
        {pause.waitsUntil === null
          ? t(
              'Decide how to go on. After a week without a decision the draft ends, and its credit comes back.',
            )
          : t('We try again every ten minutes for a day. You may close this page.')}
      </Words>
      <PauseActions>
        <Button variant="primary" pending={isPending} onClick={() => choose('TRY_AGAIN')}>
          {t('Try again now')}
        </Button>
        {pause.waitsUntil === null && (
          <Button disabled={isPending} onClick={() => choose('WAIT')}>
            {t('Wait for the AI writer')}
          </Button>
        )}
        <Button disabled={isPending} onClick={() => choose('BUILT_IN')}>
          {t('Arrange my own words instead')}
        </Button>
      </PauseActions>
      {refusal && <Words role="alert">{refusal.message}</Words>}
    </Banner>
  )
}

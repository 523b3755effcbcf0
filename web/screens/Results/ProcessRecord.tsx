import { FileText } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProcessRecord_document$key } from '../../__generated__/ProcessRecord_document.graphql.ts'
import { Button, Heading, Row, Text } from '../../design/index.ts'
import { downloadRecord } from '../../documents/downloadFile.ts'
import { t } from '../../language/language.ts'
import { toFault } from '../../relay/faults.ts'
import { AsidePart } from './resultsStyles.ts'

const FORMATS = ['PDF', 'TXT'] as const
type Format = (typeof FORMATS)[number]

/** The record of how the text came about, to keep or to show to a school. */
export function ProcessRecord({ document }: { document: ProcessRecord_document$key }) {
  const { databaseId } = useFragment(
    graphql`
      fragment ProcessRecord_document on Document {
        databaseId
      }
    `,
    document,
  )
  const [making, setMaking] = useState<Format | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function make(format: Format) {
    setMaking(format)
    setFailure(null)
    try {
      const refusal = await downloadRecord({ documentId: databaseId, format })
      if (refusal) setFailure(Object.values(refusal.fields)[0] ?? refusal.message)
    } catch (thrown) {
      setFailure(toFault(thrown).message)
    }
    setMaking(null)
  }

  return (
    <AsidePart aria-labelledby="record">
      <Heading level={2} size="tiny" id="record">
        {t('How it came about')}
      </Heading>
      <Text $size="tiny" $tone="soft">
        {t('A record for a school that asks: your answers and replies, who drafted, and your edits by time.')}
      </Text>
      <Row>
        {FORMATS.map(format => (
          <Button
            key={format}
            size="small"
            variant="quiet"
            icon={<FileText aria-hidden="true" />}
            pending={making === format}
            pendingLabel={t('Making...')}
            onClick={() => void make(format)}
          >
            {t('Record as {format}', { format })}
          </Button>
        ))}
      </Row>
      {failure && (
        <Text $size="small" role="alert">
          {failure}
        </Text>
      )}
    </AsidePart>
  )
}

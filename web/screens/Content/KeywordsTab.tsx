import { FileUp, Search, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { KeywordsTab_query$key } from '../../__generated__/KeywordsTab_query.graphql.ts'
import { CONTENT } from '../../content/contentManagement.ts'
import {
  Badge,
  Banner,
  Button,
  Dialog,
  EmptyState,
  Field,
  Figure,
  Heading,
  LinkButton,
  Row,
  Stack,
  Text,
  TextArea,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Cards, Scrolled, Table } from './contentStyles.ts'
import { useImportKeywords } from './useImportKeywords.ts'
import { useRemoveKeyword } from './useRemoveKeyword.ts'

/** 70 and more is hard, below 50 easy. */
function toneOf(difficulty: number) {
  return difficulty >= 70 ? 'failed' : difficulty >= 50 ? 'warning' : 'success'
}

/** The keywords with their ranks, and what to do with them. */
export function KeywordsTab({
  query,
  onChange,
  onChanged,
}: {
  query: KeywordsTab_query$key
  onChange: (id: string) => void
  onChanged: () => void
}) {
  const { seoKeywords } = useFragment(
    graphql`
      fragment KeywordsTab_query on Query {
        seoKeywords {
          id
          keyword
          targetPage
          currentRank
          targetRank
          searchVolume
          difficulty
          checkedAt
          canChange
        }
      }
    `,
    query,
  )
  const [isImporting, setImporting] = useState(false)
  const { send, isPending, refusal } = useRemoveKeyword()
  const keywords = seoKeywords ?? []
  return (
    <Stack $gap={5}>
      <Row $gap={3}>
        <LinkButton as={Link} to="/content-management?tab=create&form=keyword">
          Add a keyword
        </LinkButton>
        <Button icon={<Upload aria-hidden="true" />} onClick={() => setImporting(true)}>
          Import ranks
        </Button>
      </Row>
      {keywords.length === 0 ? (
        <EmptyState icon={<Search aria-hidden="true" />} title="No keywords yet">
          Add what people type when they look for one of your pages.
        </EmptyState>
      ) : (
        <Scrolled tabIndex={0} role="region" aria-label="Keywords">
          <Table>
            <thead>
              <tr>
                <th scope="col">Keyword</th>
                <th scope="col">Target page</th>
                <th scope="col">Search volume a month</th>
                <th scope="col">Difficulty</th>
                <th scope="col">Target rank</th>
                <th scope="col">Current rank</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {keywords.map(
                ({ id, keyword, targetPage, currentRank, targetRank, searchVolume, difficulty, ...rest }) => (
                  <tr key={id}>
                    <th scope="row">{keyword}</th>
                    <td>{targetPage}</td>
                    <td>
                      <Figure>{searchVolume?.toLocaleString('en-IN') ?? ''}</Figure>
                    </td>
                    <td>{difficulty != null && <Badge tone={toneOf(difficulty)}>{difficulty}/100</Badge>}</td>
                    <td>{targetRank}</td>
                    <td>
                      {currentRank == null
                        ? 'Not tracked'
                        : `${currentRank}${rest.checkedAt == null ? '' : `, ${dayOf(rest.checkedAt)}`}`}
                    </td>
                    <td>
                      {rest.canChange && (
                        <Row $gap={4}>
                          <Button
                            size="small"
                            variant="quiet"
                            flush
                            aria-label={`Change: ${keyword}`}
                            onClick={() => onChange(id)}
                          >
                            Change
                          </Button>
                          <Button
                            size="small"
                            variant="quiet"
                            flush
                            aria-label={`Remove: ${keyword}`}
                            pending={isPending}
                            onClick={async () => {
                              const { saved } = await send({ input: { id } })
                              if (saved) onChanged()
                            }}
                          >
                            Remove
                          </Button>
                        </Row>
                      )}
                    </td>
                  </tr>
                ),
              )}
            </tbody>
          </Table>
        </Scrolled>
      )}
      {refusal && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)}
        </Banner>
      )}
      <Text $size="small" $tone="soft" $measure>
        {CONTENT.examples}
      </Text>
      <Heading level={2} size="small">
        Strategy
      </Heading>
      <Cards>
        {CONTENT.strategies.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <Text $tone="soft">{text}</Text>
          </li>
        ))}
      </Cards>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} onImported={onChanged} />}
    </Stack>
  )
}

function ImportDialog({ onClose, onImported }: { onClose: () => void; onImported: () => void }) {
  const formId = useId()
  const [csv, setCsv] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const [fileFault, setFileFault] = useState<string>()
  const [outcome, setOutcome] = useState<{
    imported: number
    faults: readonly { row: number; message: string }[]
  } | null>(null)
  const { send, isPending, refusal, faultByField } = useImportKeywords()

  async function read(chosen: File) {
    const text = await chosen.text()
    // A text has no such character, and a spreadsheet's own format is full of them.
    const isText = !text.includes('\0')
    setFileFault(isText ? undefined : 'This file is no text. Save the table as CSV in your spreadsheet.')
    if (isText) setCsv(text)
  }

  async function submit() {
    const { saved } = await send({ input: { csv } })
    setOutcome(saved)
    if (saved && saved.imported > 0) onImported()
    if (saved && saved.faults.length === 0) onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title="Import ranks"
      description="Comma-separated values, as a spreadsheet saves them. The first line names the columns: keyword, and any of targetPage, currentRank, targetRank, searchVolume, difficulty."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" form={formId} variant="primary" pending={isPending} pendingLabel="Reading...">
            Import
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (!isPending) void submit()
        }}
      >
        <Stack $gap={4}>
          <div>
            <input
              ref={file}
              type="file"
              hidden
              aria-label="A file of ranks"
              accept=".csv,text/csv,text/plain"
              onChange={event => {
                const chosen = event.target.files?.[0]
                // The same file can be chosen again.
                event.target.value = ''
                if (chosen) void read(chosen)
              }}
            />
            <Button icon={<FileUp aria-hidden="true" />} onClick={() => file.current?.click()}>
              Choose a file
            </Button>
          </div>
          <Field label="Lines" help="Or paste them here." error={fileFault ?? faultByField.csv} required>
            <TextArea
              rows={8}
              value={csv}
              placeholder={'keyword,currentRank\nms in germany,14'}
              onChange={({ target }) => {
                setFileFault(undefined)
                setCsv(target.value)
              }}
            />
          </Field>
          {outcome && (
            <Banner tone={outcome.faults.length > 0 ? 'warning' : 'success'} announce>
              {outcome.imported === 1 ? 'One keyword was read.' : `${outcome.imported} keywords were read.`}
              {outcome.faults.map(({ row, message }) => (
                <span key={row}>
                  <br />
                  Row {row}: {message}
                </span>
              ))}
            </Banner>
          )}
          {refusal && faultByField.csv === undefined && (
            <Banner tone="danger" announce>
              {refusalWords(refusal)}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

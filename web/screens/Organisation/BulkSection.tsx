import { useRef } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import type {
  BulkSection_partner$data,
  BulkSection_partner$key,
} from '../../__generated__/BulkSection_partner.graphql.ts'
import type { BulkSectionRefreshQuery } from '../../__generated__/BulkSectionRefreshQuery.graphql.ts'
import {
  Badge,
  Banner,
  Button,
  Heading,
  Lines,
  LinkButton,
  Row,
  Stack,
  Text,
  useToast,
} from '../../design/index.ts'
import { counted } from '../../format/counted.ts'
import { momentOf } from '../../format/dates.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { useRequestStudentExport } from './useRequestStudentExport.ts'
import { useUploadList } from './useUploadList.ts'

type Import = BulkSection_partner$data['imports'][number]
type StudentFile = BulkSection_partner$data['exports'][number]

const COLUMNS = 'fullName, email'
const PROFILE_COLUMNS =
  'academicBackground, targetDegree, workExperience, testScores, preferredCountries, studyInterests, budget, intendedStartDate'

/** Lists of students in, and files with what they share out. */
export function BulkSection({ partner: partnerRef }: { partner: BulkSection_partner$key }) {
  const [{ imports, exports, monthlyDocuments, documentsThisMonth }, refetch] = useRefetchableFragment<
    BulkSectionRefreshQuery,
    BulkSection_partner$key
  >(
    graphql`
      fragment BulkSection_partner on Partner @refetchable(queryName: "BulkSectionRefreshQuery") {
        monthlyDocuments
        documentsThisMonth
        imports {
          id
          createdAt
          finishedAt
          rows
          asked
          known
          broken
          fault
          faults {
            row
            field
            message
          }
        }
        exports {
          id
          format
          createdAt
          readyAt
          expiresAt
          students
          size
          address
        }
      }
    `,
    partnerRef,
  )
  const refresh = () => refetch({}, { fetchPolicy: 'store-and-network' })
  const waits = [...imports.map(one => one.finishedAt), ...exports.map(one => one.readyAt)].includes(null)
  return (
    <Part aria-labelledby="bulk">
      <Row $gap={3} $wrap>
        <Heading level={2} size="small" id="bulk">
          Lists and files
        </Heading>
        {waits && (
          <Button size="small" onClick={refresh}>
            Refresh
          </Button>
        )}
      </Row>
      <Text $size="small" $tone="soft" $measure>
        {monthlyDocuments === 0
          ? 'Your plan includes no documents for students. Write to us to change that.'
          : `${documentsThisMonth} of ${counted(monthlyDocuments, 'document')} for students were asked for this month.`}
      </Text>
      <UploadForm onSent={refresh} />
      {imports.length > 0 && (
        <Lines aria-label="Imports">
          {imports.map(one => (
            <ImportLine key={one.id} list={one} />
          ))}
        </Lines>
      )}
      <ExportForm />
      {exports.length > 0 && (
        <Lines aria-label="Files">
          {exports.map(one => (
            <FileLine key={one.id} file={one} />
          ))}
        </Lines>
      )}
    </Part>
  )
}

function UploadForm({ onSent }: { onSent: () => void }) {
  const { upload, isPending, fault } = useUploadList()
  const { toast } = useToast()
  const input = useRef<HTMLInputElement>(null)

  async function send(file: File) {
    if (!(await upload(file))) return
    toast({ title: 'The list is being read', description: 'Everybody on it is asked by mail.' })
    onSent()
  }

  return (
    <Stack $gap={3} $align="start">
      <Heading level={3} size="tiny">
        Ask many students
      </Heading>
      <Text $size="small" $tone="soft" $measure>
        Send a list as CSV, of at most 50,000 rows. Its first line names the columns: {COLUMNS}. A profile
        that you know already may follow: {PROFILE_COLUMNS}. Countries are separated by semicolons.
      </Text>
      {fault && (
        <Banner tone="danger" announce>
          {fault}
        </Banner>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label="List of students"
        accept=".csv,text/csv"
        onChange={event => {
          const file = event.target.files?.[0]
          // The same file can be chosen again.
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      <Button pending={isPending} pendingLabel="Sending..." onClick={() => input.current?.click()}>
        Choose a list
      </Button>
    </Stack>
  )
}

function ImportLine({
  list: { createdAt, finishedAt, rows, asked, known, broken, fault, faults },
}: {
  list: Import
}) {
  return (
    <li>
      <div>
        List of {momentOf(createdAt)}{' '}
        <Badge tone={finishedAt ? (fault ? 'failed' : 'success') : 'note'}>
          {finishedAt ? (fault ? 'Read in part' : 'Read') : 'Being read'}
        </Badge>
        <Text $size="small" $tone="soft">
          {counted(rows, 'row')}: {asked} asked, {known} share already, {broken} with faults
        </Text>
        {fault && (
          <Banner tone="danger" title="Not all of it was read">
            {fault}
          </Banner>
        )}
        {faults.length > 0 && (
          <details>
            <summary>What is wrong with rows</summary>
            <ul>
              {faults.map(({ row, field, message }) => (
                <li key={`${row} ${field}`}>
                  Row {row}, {field}: {message}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  )
}

function ExportForm() {
  const { send, isPending, refusal } = useRequestStudentExport()
  return (
    <Stack $gap={3} $align="start">
      <Heading level={3} size="tiny">
        Files with what students share
      </Heading>
      <Text $size="small" $tone="soft" $measure>
        A file goes after three days, and all of them as soon as a student leaves. The JSON has the texts of
        documents as well.
      </Text>
      {refusal && (
        <Banner tone="danger" announce>
          {refusal.message}
        </Banner>
      )}
      <Row $gap={3} $wrap>
        {(['CSV', 'JSON'] as const).map(format => (
          <Button
            key={format}
            pending={isPending}
            pendingLabel="Asking..."
            onClick={() => void send({ input: { format } })}
          >
            Make a {format} file
          </Button>
        ))}
      </Row>
    </Stack>
  )
}

function FileLine({
  file: { format, createdAt, readyAt, expiresAt, students, size, address },
}: {
  file: StudentFile
}) {
  return (
    <li>
      <span>
        {format} of {momentOf(createdAt)}
        <Text $size="small" $tone="soft">
          {readyAt
            ? `${counted(students, 'student')}, ${Math.ceil(size / 1000)} kB, until ${momentOf(expiresAt)}`
            : 'It is being made.'}
        </Text>
      </span>
      {readyAt && (
        <LinkButton
          href={new URL(address).pathname}
          download
          aria-label={`Download the ${format} of ${momentOf(createdAt)}`}
        >
          Download
        </LinkButton>
      )}
    </li>
  )
}

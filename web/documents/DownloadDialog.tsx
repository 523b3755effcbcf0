import { Download } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { DownloadDialog_document$key } from '../__generated__/DownloadDialog_document.graphql.ts'
import {
  Accordion,
  Banner,
  Button,
  Checkbox,
  Dialog,
  Field,
  LinkButton,
  RadioGroup,
  Select,
  Stack,
  TextArea,
  TextInput,
  useToast,
} from '../design/index.ts'
import { t, words } from '../language/language.ts'
import { toFault } from '../relay/faults.ts'
import { downloadFile, type FileRefusal } from './downloadFile.ts'
import {
  FILE_FORMATS,
  type FileFormat,
  hasPages,
  keepPaperLayout,
  type Letterhead,
  type PaperLayout,
  readPaperLayout,
} from './paperLayout.ts'

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-4);
`

const PAGE_SIZES = words([
  { value: '', label: 'Usual for the country' },
  { value: 'A4', label: 'A4' },
  { value: 'LETTER', label: 'US Letter' },
])
const LINE_SPACINGS = words([
  { value: 'SINGLE', label: 'Single' },
  { value: 'ONE_AND_A_HALF', label: '1.5 lines' },
  { value: 'DOUBLE', label: 'Double' },
])
const fontSizes = () =>
  [10, 10.5, 11, 11.5, 12, 13, 14].map(points => ({
    value: String(points),
    label: t('{points} pt', { points }),
  }))
const MARGINS = words([
  { value: '0.5', label: '0.5 inch (1.3 cm)' },
  { value: '0.75', label: '0.75 inch (1.9 cm)' },
  { value: '1', label: '1 inch (2.5 cm)' },
  { value: '1.25', label: '1.25 inches (3.2 cm)' },
  { value: '1.5', label: '1.5 inches (3.8 cm)' },
])

/** Asks for the format and the look of a file, and downloads it. */
export function DownloadDialog({
  document: documentRef,
  warning,
  onClose,
}: {
  document: DownloadDialog_document$key
  /** What the text should not say, said before it is given away. */
  warning: ReactNode
  onClose: () => void
}) {
  const { databaseId, documentType, fileFormats, isPreview, sender } = useFragment(
    graphql`
      fragment DownloadDialog_document on Document {
        databaseId
        documentType
        fileFormats
        isPreview
        sender {
          name
          position
          institution
        }
      }
    `,
    documentRef,
  )
  const { toast } = useToast()
  const formId = useId()
  const lockedId = useId()
  const isIncluded = (format: FileFormat) => fileFormats.includes(format)
  const [layout, setLayout] = useState<PaperLayout>(() => {
    const last = readPaperLayout()
    return isIncluded(last.format) ? last : { ...last, format: 'PDF' }
  })
  const [hasLetterhead, setHasLetterhead] = useState(false)
  const [letterhead, setLetterhead] = useState<Letterhead>(() => ({
    name: sender?.name ?? '',
    position: sender?.position ?? '',
    institution: sender?.institution ?? '',
    address: '',
    date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date()),
  }))
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<FileRefusal | null>(null)
  const isLetter = documentType === 'LOR'
  const areSomeLocked = Object.keys(FILE_FORMATS).length > fileFormats.length

  const change = (changed: Partial<PaperLayout>) => {
    setRefusal(null)
    setLayout(before => ({ ...before, ...changed }))
  }
  const changeLetterhead = (changed: Partial<Letterhead>) => {
    setRefusal(null)
    setLetterhead(before => ({ ...before, ...changed }))
  }

  async function download(event: FormEvent) {
    event.preventDefault()
    setRefusal(null)
    setIsPending(true)
    keepPaperLayout(layout)
    try {
      const refused = await downloadFile({
        documentId: databaseId,
        request: {
          ...layout,
          hasTitle: layout.hasTitle && !isLetter,
          ...(isLetter && hasLetterhead ? { letterhead } : {}),
        },
      })
      if (refused) {
        setRefusal(refused)
        return
      }
      toast({ title: t('Downloaded'), description: t('Your browser keeps it with its downloads.') })
      onClose()
    } catch (thrown) {
      setRefusal({ message: toFault(thrown).message, fields: {} })
    } finally {
      setIsPending(false)
    }
  }

  const errorOf = (field: string) => refusal?.fields[field]
  const paper = (
    <Stack $gap={4}>
      <Fields>
        <Field label={t('Page')} error={errorOf('pageSize')}>
          <Select
            options={PAGE_SIZES}
            value={layout.pageSize ?? ''}
            onChange={({ target: { value } }) =>
              change({ pageSize: value === 'A4' || value === 'LETTER' ? value : undefined })
            }
          />
        </Field>
        <Field label={t('Line spacing')} error={errorOf('lineSpacing')}>
          <Select
            options={LINE_SPACINGS}
            value={layout.lineSpacing}
            onChange={({ target: { value } }) => {
              const lineSpacing = LINE_SPACINGS.find(choice => choice.value === value)?.value
              if (lineSpacing) change({ lineSpacing })
            }}
          />
        </Field>
        <Field label={t('Text size')} error={errorOf('fontSize')}>
          <Select
            options={fontSizes()}
            value={String(layout.fontSize)}
            onChange={({ target: { value } }) => change({ fontSize: Number(value) })}
          />
        </Field>
        <Field label={t('Margins')} error={errorOf('margin')}>
          <Select
            options={MARGINS}
            value={String(layout.margin)}
            onChange={({ target: { value } }) => change({ margin: Number(value) })}
          />
        </Field>
      </Fields>
      {!isLetter && (
        <Checkbox
          label={t('Put the kind of document and the programme above the text')}
          checked={layout.hasTitle}
          onChange={({ target: { checked } }) => change({ hasTitle: checked })}
        />
      )}
    </Stack>
  )

  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('Download')}
      description={
        isPreview
          ? t('Your plan shows the preview: the outline, the opening and the best paragraph.')
          : undefined
      }
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={isPending}
            pendingLabel={t('Downloading...')}
            icon={<Download aria-hidden="true" />}
          >
            {t('Download {label}', { label: FILE_FORMATS[layout.format].label })}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={download}>
        <Stack $gap={4}>
          {warning}
          <Field label={t('Format')} group error={errorOf('format')}>
            <RadioGroup
              layout="tiles"
              reasonId={lockedId}
              options={Object.entries(FILE_FORMATS).map(([value, { label, description }]) => ({
                value,
                label,
                description,
                unavailable: !fileFormats.some(format => format === value),
              }))}
              value={layout.format}
              onValueChange={format => {
                const known = fileFormats.find(included => included === format)
                if (known && known !== '%future added value') change({ format: known })
              }}
            />
          </Field>
          {areSomeLocked && (
            <Banner
              tone="info"
              action={
                <LinkButton as={Link} to="/pricing" size="small">
                  {t('See the plans')}
                </LinkButton>
              }
            >
              <span id={lockedId}>{t('The other formats come with larger plans.')}</span>
            </Banner>
          )}
          {hasPages(layout.format) && (
            <Accordion items={[{ value: 'paper', title: t('Page, spacing and size'), content: paper }]} />
          )}
          {isLetter && (
            <Checkbox
              label={t('Add a letterhead')}
              checked={hasLetterhead}
              onChange={({ target: { checked } }) => setHasLetterhead(checked)}
            />
          )}
          {isLetter && hasLetterhead && (
            <Fields>
              <Field label={t('Name')} error={errorOf('letterhead.name')}>
                <TextInput
                  value={letterhead.name}
                  onChange={({ target: { value } }) => changeLetterhead({ name: value })}
                />
              </Field>
              <Field label={t('Position')} error={errorOf('letterhead.position')}>
                <TextInput
                  value={letterhead.position}
                  onChange={({ target: { value } }) => changeLetterhead({ position: value })}
                />
              </Field>
              <Field label={t('Institution')} error={errorOf('letterhead.institution')}>
                <TextInput
                  value={letterhead.institution}
                  onChange={({ target: { value } }) => changeLetterhead({ institution: value })}
                />
              </Field>
              <Field label={t('Date')} error={errorOf('letterhead.date')}>
                <TextInput
                  value={letterhead.date}
                  onChange={({ target: { value } }) => changeLetterhead({ date: value })}
                />
              </Field>
              <Field label={t('Address')} error={errorOf('letterhead.address')}>
                <TextArea
                  rows={3}
                  value={letterhead.address}
                  onChange={({ target: { value } }) => changeLetterhead({ address: value })}
                />
              </Field>
            </Fields>
          )}
          {refusal && (
            <Banner tone="danger" announce title={t('Not downloaded')}>
              {Object.values(refusal.fields)[0] ?? refusal.message}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

import { FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Banner, Button, Heading, Row, Stack, Text } from '../../design/index.ts'
import { plural, t, words } from '../../language/language.ts'
import { CV_FILES, readCvFile } from '../../profile/cvFile.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { useReadCv } from './useReadCv.ts'

const NAMES = words({
  academicBackground: 'Academic background',
  workExperience: 'Work experience',
  studyInterests: 'Study interests',
  testScores: 'Test scores',
})

/** The answers that a CV can propose. */
export type CvField = keyof typeof NAMES

type Proposal = { field: CvField; quote: string; heading: string | null }

const Proposals = styled.ul`
  display: flex;
  flex-direction: column;
  border-top: 1px solid var(--line);

  > li {
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
  }
`

const Quote = styled.blockquote`
  max-width: var(--column);
  max-height: 14rem;
  padding-left: var(--space-4);
  overflow-y: auto;
  border-left: 2px solid var(--line-strong);
  font-size: var(--text-sm);
  white-space: pre-line;
  overflow-wrap: anywhere;
`

function isCvField(field: string): field is CvField {
  return Object.hasOwn(NAMES, field)
}

/**
 * Reads a CV into proposed answers, each of which the person takes or leaves. An answer that is taken is put into the
 * form, and stored when the profile is saved.
 */
export function CvImport({
  filled,
  onUse,
}: {
  /** Whether the form has an answer in this field. */
  filled: (field: CvField) => boolean
  /** Puts lines of the CV into the form, below an answer that is there. */
  onUse: (field: CvField, quote: string) => void
}) {
  const { send, isPending, refusal, faultByField, dismiss } = useReadCv()
  const [proposals, setProposals] = useState<readonly Proposal[] | null>(null)
  const [unusable, setUnusable] = useState<string | null>(null)
  const [taken, setTaken] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  async function propose(file: File) {
    setProposals(null)
    setUnusable(null)
    setTaken(0)
    dismiss()
    const read = await readCvFile(file)
    if ('fault' in read) return setUnusable(read.fault)
    const { saved } = await send({ input: { file: read.content } })
    if (saved)
      setProposals(
        saved.proposals.flatMap(({ field, quote, heading: above }) =>
          isCvField(field) ? [{ field, quote, heading: above ?? null }] : [],
        ),
      )
  }

  function settle(proposal: Proposal, isUsed: boolean) {
    if (isUsed) {
      onUse(proposal.field, proposal.quote)
      setTaken(taken + 1)
    }
    setProposals(proposals?.filter(other => other !== proposal) ?? null)
    // The pressed button is removed.
    heading.current?.focus()
  }

  const problem = unusable ?? (refusal && (faultByField.file ?? refusalWords(refusal)))
  return (
    <section aria-labelledby="cv-import">
      <Stack $gap={3} $align="start">
        <Heading level={2} size="small" id="cv-import" ref={heading} tabIndex={-1}>
          {t('Import from CV')}
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          {t(
            'A PDF or Word file is read into proposals, and you choose which to use. The file is not kept, and nothing is stored until you save your profile.',
          )}
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
            if (file) void propose(file)
          }}
        />
        <Button
          icon={<FileUp aria-hidden="true" />}
          pending={isPending}
          pendingLabel={t('Reading your CV...')}
          onClick={() => input.current?.click()}
        >
          {t('Choose a file')}
        </Button>
        {problem && (
          <Banner tone="danger" announce title={t('The file was not read')}>
            {problem}
          </Banner>
        )}
        {proposals && (
          <Text role="status" $size="small">
            {proposals.length > 0
              ? plural(proposals.length, { one: '# proposal to look at.', other: '# proposals to look at.' })
              : taken > 0
                ? t('Check your answers below, then save your profile.')
                : t('No section of this CV was recognised. Type your answers below.')}
          </Text>
        )}
        {proposals && proposals.length > 0 && (
          <Proposals>
            {proposals.map(proposal => (
              <li key={proposal.field}>
                <Stack $gap={3} $align="start">
                  <Heading level={3} size="tiny">
                    {NAMES[proposal.field]}
                  </Heading>
                  <Quote>{proposal.quote}</Quote>
                  {proposal.heading !== null && (
                    <Text $size="small" $tone="soft">
                      {t('From your CV, below “{heading}”', { heading: proposal.heading })}
                    </Text>
                  )}
                  <Row>
                    <Button size="small" onClick={() => settle(proposal, true)}>
                      {filled(proposal.field) ? t('Add to your answer') : t('Use this')}
                    </Button>
                    <Button size="small" variant="quiet" onClick={() => settle(proposal, false)}>
                      {t('Leave out')}
                    </Button>
                  </Row>
                </Stack>
              </li>
            ))}
          </Proposals>
        )}
      </Stack>
    </section>
  )
}

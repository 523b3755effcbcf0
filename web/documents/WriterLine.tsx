import { useState } from 'react'
import { styled } from 'styled-components'
import { Text, TextLink, VisuallyHidden } from '../design/index.ts'
import { t } from '../language/language.ts'
import { toFault } from '../relay/faults.ts'
import type { WriterChoice } from './useWriterChoice.ts'

const WriterText = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const ChangeLink = styled(TextLink)`
  padding: 0.25rem 0;
  background: none;
  border: 0;
  font-size: inherit;
  cursor: pointer;
`

/** Says who will draft, with a button to change it. Nothing is shown without a choice, or before it was made. */
export function WriterLine({ choice: { model, kept, change } }: { choice: WriterChoice }) {
  const [fault, setFault] = useState<string | null>(null)
  if (model === null || kept === null) return null

  async function ask() {
    setFault(null)
    try {
      await change()
    } catch (thrown) {
      setFault(toFault(thrown).message)
    }
  }

  return (
    <WriterText>
      <Text $size="small" $tone="soft">
        {kept.writer === 'BUILT_IN'
          ? t('The built-in writer arranges your own words; no answer is sent anywhere.')
          : t('{name} at {host} drafts this from your answers.', { name: model.name, host: model.host })}
        {kept.fallBack && t(' If it does not answer, the built-in writer arranges your own words.')}{' '}
        <ChangeLink as="button" type="button" onClick={() => void ask()}>
          {t('Change')}
          <VisuallyHidden>{t(' who drafts')}</VisuallyHidden>
        </ChangeLink>
      </Text>
      {fault && (
        <Text $size="small" role="alert">
          {fault}
        </Text>
      )}
    </WriterText>
  )
}

/** The place of the writer question. It stays mounted while steps and forms change. */
export function WriterQuestionPlace({ choice: { model, question } }: { choice: WriterChoice }) {
  if (model === null || question === null) return null
  const { Component, ...asked } = question
  return <Component model={model} {...asked} />
}

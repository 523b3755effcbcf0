import { graphql, useFragment } from 'react-relay'
import type { WriterSection_query$key } from '../../__generated__/WriterSection_query.graphql.ts'
import { Banner, Column, Heading, RadioGroup, Stack, Text } from '../../design/index.ts'
import { useChooseWriter } from '../../documents/useChooseWriter.ts'
import { t } from '../../language/language.ts'
import { Part } from '../../routing/ScreenPage.ts'

/** Who writes the person's documents, where an outside model can. */
export function WriterSection({ query: queryRef }: { query: WriterSection_query$key }) {
  const { languageModel, viewer } = useFragment(
    graphql`
      fragment WriterSection_query on Query {
        languageModel {
          name
          host
        }
        viewer {
          writer
        }
      }
    `,
    queryRef,
  )
  const { send, isPending, refusal } = useChooseWriter()
  if (!languageModel) return null
  return (
    <Part aria-labelledby="writer">
      <Column>
        <Stack $gap={4}>
          <Heading level={2} size="medium" id="writer">
            {t('Who writes your documents')}
          </Heading>
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
            </Banner>
          )}
          <RadioGroup
            aria-label={t('Who writes your documents')}
            disabled={isPending}
            value={viewer?.writer === 'MODEL' || viewer?.writer === 'BUILT_IN' ? viewer.writer : ''}
            onValueChange={writer => void send({ input: { writer } })}
            options={[
              {
                value: 'MODEL',
                label: t('The model {name}', { name: languageModel.name }),
                description: t('Your answers are sent to {host}.', { host: languageModel.host }),
              },
              {
                value: 'BUILT_IN',
                label: t('The built-in writer'),
                description: t('It arranges your own sentences. Nothing leaves Gradwright.'),
              },
            ]}
          />
          {!viewer?.writer && (
            <Text $size="small" $tone="soft">
              {t('You have not chosen yet. You are asked before the first document.')}
            </Text>
          )}
        </Stack>
      </Column>
    </Part>
  )
}

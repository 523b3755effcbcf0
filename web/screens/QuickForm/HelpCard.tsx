import { Link } from 'react-router-dom'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { AsidePart } from './quickFormStyles.ts'

/** Where questions about the generator are answered. */
export function HelpCard() {
  return (
    <AsidePart aria-labelledby="need-help">
      <Heading level={2} size="tiny" id="need-help">
        {t('Need Help?')}
      </Heading>
      <Text $size="small" $tone="soft">
        {t('Why a draft can be shorter than asked, who can read it, and what it costs.')}
      </Text>
      <TextLink as={Link} to="/#faq">
        {t('Questions and answers')}
      </TextLink>
    </AsidePart>
  )
}

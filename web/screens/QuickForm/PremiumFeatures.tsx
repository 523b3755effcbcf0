import { Link } from 'react-router-dom'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { AsidePart } from './quickFormStyles.ts'

/** The features that a paid plan would add. */
export function PremiumFeatures() {
  return (
    <AsidePart aria-labelledby="premium-features">
      <Heading level={2} size="tiny" id="premium-features">
        {t('Premium Features')}
      </Heading>
      <Text $size="small" $tone="soft">
        {t(
          'Every document in full, and as many as you need. The previews that you have open in full as well.',
        )}
      </Text>
      <TextLink as={Link} to="/pricing">
        {t('Compare plans')}
      </TextLink>
    </AsidePart>
  )
}

import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Button, Text } from '../design/index.ts'
import { readLanguageCookie } from '../device/languageCookie.ts'
import { LanguageForm } from './LanguageForm.tsx'
import { Offer } from './Offer.ts'

const HindiOffer = styled(Offer)`
  --font-text: "Instrument Sans Variable", var(--font-devanagari), system-ui, sans-serif;
  font-family: var(--font-text);
`

const never = () => () => undefined

/** Whether the browser asks for Hindi, and nobody has chosen a language in it. */
function isOffered(): boolean {
  return (
    document.documentElement.lang !== 'hi' &&
    readLanguageCookie() === null &&
    navigator.languages.some(language => /^hi\b/i.test(language))
  )
}

/** Offers Hindi to those whose browser asks for it. Their pages stay in English until they choose. */
export function LanguageOffer() {
  const { pathname } = useLocation()
  if (!useSyncExternalStore(never, isOffered, () => false)) return null
  return (
    <HindiOffer lang="hi" aria-label="भाषा">
      <Text $size="small">यह साइट हिन्दी में भी है।</Text>
      <LanguageForm pathname={pathname}>
        <Button type="submit" size="small" name="language" value="hi">
          हिन्दी में देखें
        </Button>
        <Button type="submit" size="small" variant="quiet" name="language" value="en" lang="en">
          Stay in English
        </Button>
      </LanguageForm>
    </HindiOffer>
  )
}

import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Button, Text } from '../design/index.ts'
import { readLanguageCookie } from '../device/languageCookie.ts'
import { LanguageForm } from './LanguageForm.tsx'

const Offer = styled.aside`
  position: fixed;
  z-index: var(--layer-sticky);
  right: var(--space-3);
  bottom: calc(var(--foot-bar) + var(--space-3));
  left: var(--space-3);
  display: grid;
  gap: var(--space-2);
  max-width: 22rem;
  margin-inline: auto 0;
  padding: var(--space-3) var(--space-4);
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  box-shadow: var(--shadow-float);
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
    <Offer lang="hi" aria-label="भाषा">
      <Text $size="small">यह साइट हिन्दी में भी है।</Text>
      <LanguageForm pathname={pathname}>
        <Button type="submit" size="small" name="language" value="hi">
          हिन्दी में देखें
        </Button>
        <Button type="submit" size="small" variant="quiet" name="language" value="en" lang="en">
          Stay in English
        </Button>
      </LanguageForm>
    </Offer>
  )
}

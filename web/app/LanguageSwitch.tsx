import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { currentLanguage, LANGUAGES, t } from '../language/language.ts'
import { LanguageForm } from './LanguageForm.tsx'

const Names = styled.div`
  display: flex;
`

const Name = styled.button`
  min-width: var(--touch);
  min-height: var(--touch);
  padding-inline: var(--space-2);
  font-size: var(--text-sm);
  color: var(--ink-soft);
  border-radius: var(--radius-small);

  &:hover {
    color: var(--ink);
    text-decoration: underline;
  }

  /* In a page in English the name has a font of its own, which is fetched once the first text is painted (enter.ts). */
  :root:lang(en) &:lang(hi) {
    font-family: sans-serif;
  }

  :root[data-painted]:lang(en) &:lang(hi) {
    font-family: "Hindi Name", sans-serif;
  }

  &[aria-current] {
    font-weight: var(--weight-strong);
    color: var(--ink);
  }

  & + & {
    background: linear-gradient(var(--line), var(--line)) left center / 1px 1rem no-repeat;
  }
`

/** Chooses the language of the interface. */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  const { language } = currentLanguage()
  return (
    <LanguageForm pathname={pathname} label={t('Language')}>
      <Names>
        {LANGUAGES.map(({ code, name }) => (
          <Name
            key={code}
            name="language"
            value={code}
            lang={code}
            aria-current={code === language ? 'true' : undefined}
          >
            {name}
          </Name>
        ))}
      </Names>
    </LanguageForm>
  )
}

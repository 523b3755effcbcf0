import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { currentLanguage, LANGUAGES, t } from '../language/language.ts'

const Choice = styled.form`
  display: flex;
  align-items: center;
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

  &[aria-current] {
    font-weight: var(--weight-strong);
    color: var(--ink);
  }

  & + & {
    background: linear-gradient(var(--line), var(--line)) left center / 1px 1rem no-repeat;
  }
`

/** Chooses the language of the interface. It is a form, so that it works before the scripts are there. */
export function LanguageSwitch() {
  const { pathname } = useLocation()
  const next = useRef<HTMLInputElement>(null)
  const { language } = currentLanguage()
  return (
    <Choice
      method="post"
      action="/language"
      aria-label={t('Language')}
      onSubmit={() => {
        const { search, hash } = window.location
        if (next.current) next.current.value = pathname + search + hash
      }}
    >
      <input ref={next} type="hidden" name="next" defaultValue={pathname} />
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
    </Choice>
  )
}

import { memo } from 'react'
import { Link } from 'react-router-dom'
import { Meter } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import type { FormCoverage } from '../../questionnaire/formCoverage.ts'
import { SectionFill, SectionName, Sections } from './wizardStyles.ts'

/** The sections of the wizard with how full each is; each leads to its step. */
export const SectionList = memo(function SectionList({
  sections,
  current,
  hrefOf,
  onChoose,
}: {
  sections: FormCoverage['sections']
  current: string
  hrefOf: (sectionKey: string) => string
  onChoose?: () => void
}) {
  return (
    <Sections>
      {sections.map(({ key, title, filled, shown }) => (
        <li key={key}>
          <Link
            to={hrefOf(key)}
            preventScrollReset
            aria-current={key === current ? 'step' : undefined}
            onClick={onChoose}
          >
            <SectionName>{sent(title)}</SectionName>
            <SectionFill>
              <span aria-hidden="true">
                <Meter label={sent(title)} hideLabel value={filled} max={shown} />
              </span>
              <span>{t('{filled} of {shown}', { filled, shown })}</span>
            </SectionFill>
          </Link>
        </li>
      ))}
    </Sections>
  )
})

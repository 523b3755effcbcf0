import { Link } from 'react-router-dom'
import { Banner, LinkButton, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import type { FormQuestionnaire } from '../../questionnaire/formQuestion.ts'
import type { NotGenerated } from './useGenerateFromDraft.ts'
import type { Step } from './useStep.ts'

/** Why no document was requested, beside the button, with a link to each question that needs a correction. */
export function WizardRefusal({
  refusal: { title, message, faults, page },
  questionnaire,
  hrefOf,
}: {
  refusal: NotGenerated
  questionnaire: FormQuestionnaire
  hrefOf: Step['hrefOf']
}) {
  const placeOf = (path: string) =>
    questionnaire.sections.flatMap(section =>
      section.questions
        .filter(({ key }) => key === path)
        .map(({ key, label }) => ({ label, href: hrefOf(section.key, key) })),
    )[0]
  return (
    <Banner
      tone="danger"
      announce
      title={title}
      action={
        page && (
          <LinkButton as={Link} to={page.href}>
            {page.label}
          </LinkButton>
        )
      }
    >
      {message && <p>{message}</p>}
      {faults.map(({ path, message: fault }) => {
        const place = placeOf(path)
        return (
          <p key={`${path} ${fault}`}>
            {place && (
              <>
                <TextLink as={Link} to={place.href} preventScrollReset>
                  {place.label}
                </TextLink>
                {': '}
              </>
            )}
            {fault}
          </p>
        )
      })}
      <p>{t('Your answers are still here.')}</p>
    </Banner>
  )
}

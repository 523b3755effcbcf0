import type { StatementLine_statement$data } from '../../__generated__/StatementLine_statement.graphql.ts'
import type { StatementTopic } from '../../__generated__/StoryScreen_viewer.graphql.ts'
import { formPath } from '../../documents/formPath.ts'
import { sent, words } from '../../language/language.ts'
import { questionAnchor } from '../../questionnaire/questionAnchor.ts'

/** The parts of life in the order of the page. */
export const TOPICS: readonly { topic: StatementTopic; title: string; about: string }[] = words([
  { topic: 'STUDY', title: 'Study', about: 'What you studied and why' },
  { topic: 'WORK', title: 'Work', about: 'Jobs and internships' },
  { topic: 'PROJECTS', title: 'Projects', about: 'Projects, research and awards' },
  { topic: 'EXPERIENCES', title: 'Turning points', about: 'Challenges, failures, moments' },
  { topic: 'PEOPLE', title: 'People', about: 'Leading, helping, working together' },
  { topic: 'BACKGROUND', title: 'Background', about: 'Where you come from and what you value' },
  { topic: 'GOALS', title: 'Goals', about: 'What you want to do' },
  { topic: 'SCHOOLS', title: 'About one school', about: 'Used only in documents for it' },
  { topic: 'LETTERS', title: 'In letters', about: 'A recommender’s words, used only in their letters' },
])

type Source = StatementLine_statement$data['sources'][number]

/** Where something was said, with the page that leads there; null where there is none. */
export function placeOf({
  kind,
  name,
  label,
  type,
  form,
  draftId,
  documentDatabaseId,
  section,
  key,
}: Source): {
  words: string
  href: string | null
} {
  const said = `${sent(name)}: ${sent(label)}`
  if (kind === 'PROFILE') return { words: said, href: '/profile' }
  if (kind === 'DRAFT' && type != null && form != null && draftId != null) {
    const path = formPath({ documentType: type, form, draft: { id: draftId } })
    const step = section == null ? '' : `&step=${encodeURIComponent(section)}`
    return { words: said, href: `${path}${step}#${questionAnchor(key)}` }
  }
  return { words: said, href: documentDatabaseId == null ? null : `/results/${documentDatabaseId}` }
}

import { Environment, fetchQuery, graphql, Network, RecordSource, Store } from 'relay-runtime'
import type { questionnaireOnPageQuery } from '../../__generated__/questionnaireOnPageQuery.graphql.ts'
import type { FormQuestionnaire } from '../formQuestion.ts'
import { readQuestionnaire } from '../questionFields.ts'
import type { AnsweredQuestionnaire } from './vectors.ts'

const query = graphql`
  query questionnaireOnPageQuery {
    questionnaire(type: SOP, form: QUICK) {
      ...questionFields_questionnaire
    }
  }
`

/** A questionnaire as a form reads it from Relay's store. */
export async function questionnaireOnPage(described: AnsweredQuestionnaire): Promise<FormQuestionnaire> {
  const environment = new Environment({
    network: Network.create(() => ({ data: { questionnaire: { ...described, id: 'questionnaire' } } })),
    store: new Store(new RecordSource()),
  })
  const answer = await fetchQuery<questionnaireOnPageQuery>(environment, query, {}).toPromise()
  if (!answer?.questionnaire) throw new Error('The page has no questionnaire')
  return readQuestionnaire(answer.questionnaire)
}

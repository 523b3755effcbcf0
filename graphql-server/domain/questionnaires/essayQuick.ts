import type { QuestionnaireDefinition } from './definition.ts'
import { atMost, LONG_TEXT_LIMIT } from './limits.ts'

const definition = {
  type: 'ESSAY',
  form: 'QUICK',
  version: 1,
  title: 'Personal essay',
  minutes: { from: 10, to: 15 },
  target: null,
  sections: [
    {
      key: 'prompt',
      title: 'What you are asked',
      description: 'The essay answers this and nothing else.',
      questions: [
        {
          key: 'essayPrompt',
          kind: 'LONG_TEXT',
          label: 'Essay prompt',
          help: 'Copy it word for word, with its word limit. If you may choose your subject, say what you chose.',
          placeholder:
            'Describe a time when you changed your mind about something that mattered. (500 words)',
          starred: true,
          use: 'INFORM',
          suggestedWords: 30,
          prompt: 'The question that the essay answers. Its words are not repeated in the essay.',
          guidance: {
            holds: 'The prompt word for word, with its limit. Every part of it will have to be answered.',
            good: 'Tell us about a community that you belong to and your place in it. (400 words at most)',
            weak: 'Leadership essay.',
          },
          rules: [
            { type: 'MIN_LENGTH', value: 10, message: 'Please copy the essay prompt here' },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
      ],
    },
    {
      key: 'story',
      title: 'What happened',
      description: 'Scenes, not summaries: where you were, what was said, what you did next.',
      questions: [
        {
          key: 'personalStory',
          kind: 'LONG_TEXT',
          label: 'The story at the centre',
          help: 'One event that answers the prompt. Start as late as you can and leave the moral out.',
          placeholder: 'The ferry had stopped running, so at five in the morning I …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 200,
          metricsHint: true,
          prompt: 'The spine of the essay: the opening scene and the thread that the rest returns to.',
          guidance: {
            holds: 'One event with a beginning and an end, told through what could be seen and heard.',
            good: 'The ferry to Zanzibar had stopped running, so at five in the morning I stood on the quay with 30 schoolbooks and a fisherman who wanted to know what they weighed. He took the books and left me there. By noon I had learned to ask for one thing at a time.',
            weak: 'Travelling taught me many important lessons about life and made me who I am today.',
          },
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 10,
              message: 'Please tell the story that the essay should rest on',
            },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'challengesOvercome',
          kind: 'LONG_TEXT',
          label: 'What stood in your way',
          help: 'What was hard, what you tried first, what worked in the end, and what it cost.',
          placeholder: 'For the first four months nobody at the clinic answered me in …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 120,
          metricsHint: true,
          prompt: 'The tension. Keep the first attempt that failed; it makes the second one believable.',
          guidance: {
            holds: 'What was hard, what failed first, what worked, and what it cost.',
            good: 'For four months nobody at the clinic in Cusco answered me in Quechua. I stopped asking about symptoms and asked about potatoes; by spring I was taking histories, and I knew eleven varieties.',
            weak: 'I faced many obstacles in life, but I never gave up.',
          },
          rules: [
            { type: 'MIN_LENGTH', value: 10, message: 'Please describe a challenge that you overcame' },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'leadershipExperience',
          kind: 'LONG_TEXT',
          label: 'A time when others followed you',
          help: 'A choice that was yours and that some disagreed with. Titles don’t matter.',
          placeholder: 'When our coach left mid-season, I …',
          use: 'QUOTE',
          suggestedWords: 80,
          prompt: 'One decision and its result. Leave it out where the prompt does not ask for it.',
          guidance: {
            holds: 'A decision that was yours, who was against it, and what came of it.',
            good: 'When our coach left in mid-season I cancelled training for a week and had each of the fourteen players name what to keep. We lost the next match and only one after it.',
            weak: 'As captain I led my team to victory through dedication and teamwork.',
          },
          rules: [atMost(LONG_TEXT_LIMIT)],
        },
        {
          key: 'growthExperiences',
          kind: 'LONG_TEXT',
          label: 'What changed in you',
          help: 'Something that you thought or did before, and think or do differently now. How would a friend notice?',
          placeholder: 'I used to rewrite everyone’s part of the report; now I …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 100,
          prompt: 'The turn. Set before against after in plain deeds.',
          guidance: {
            holds: 'A before and an after that a friend could have noticed.',
            good: 'I used to rewrite everybody’s part of a report. Since Lena handed me back my version of hers, with her own words restored in red, I mark what I do not understand and leave the rest.',
            weak: 'This experience helped me to grow as a person.',
          },
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 10,
              message: 'Please describe an experience that changed you',
            },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
      ],
    },
    {
      key: 'self',
      title: 'What you bring',
      description: 'What a reader would miss if someone else had written it.',
      questions: [
        {
          key: 'uniquePerspective',
          kind: 'LONG_TEXT',
          label: 'What you see that others pass by',
          help: 'Where did you learn to look at it like that?',
          placeholder: 'Growing up above a repair shop, I learned to ask of everything …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 100,
          prompt: 'The voice of the essay: a way of looking, with its origin.',
          guidance: {
            holds:
              'A way of looking, the place where you learned it, and something that you noticed because of it.',
            good: 'I grew up above my uncle’s repair shop in Beirut, so I look for the screws first. A thing that is glued shut tells me that somebody has decided I am not to know.',
            weak: 'I have a unique perspective because I come from a different culture.',
          },
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 10,
              message: 'Please describe what you see differently, and why',
            },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'passionsInterests',
          kind: 'LONG_TEXT',
          label: 'What you give your time to',
          help: 'One thing that you do unasked, with a detail that only someone who does it would know.',
          placeholder: 'I bake bread that fails two times in three, because …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 80,
          prompt: 'Texture. A detail or two that shows how the writer spends attention.',
          guidance: {
            holds: 'One thing, with a detail that only someone who does it would know.',
            good: 'I bake rye bread that fails two times in three. The dough wants a kitchen at 26 °C; ours in Glasgow is at 17, so the bowl sleeps on the router.',
            weak: 'I am passionate about music, reading and helping others.',
          },
          rules: [
            { type: 'MIN_LENGTH', value: 10, message: 'Please describe what you give your time to' },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
        {
          key: 'diversityContribution',
          kind: 'LONG_TEXT',
          label: 'What you would add to a class',
          help: 'A place, a trade, a language, a belief, an experience that few others there will have. What would they learn from it?',
          placeholder: 'I learned to bargain before I learned to divide, so in a seminar on prices I …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 80,
          prompt: 'What others gain. Show it in a situation, not as a label.',
          guidance: {
            holds:
              'An experience that few in the room will share, at a moment where it would change the talk.',
            good: 'I learned to bargain before I learned to divide. When a seminar treats a price as a fact, I will be the one to ask who was tired first.',
            weak: 'As an international student I will add to the diversity of your campus.',
          },
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 10,
              message: 'Please describe what you would add to a class',
            },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
      ],
    },
    {
      key: 'future',
      title: 'Where it leads',
      description: 'The end of the essay looks forward from the story, a step or two, no further.',
      questions: [
        {
          key: 'futureImpact',
          kind: 'LONG_TEXT',
          label: 'The difference that you want to make',
          help: 'For whom, and what would be the first small sign of it?',
          placeholder: 'I would like the next girl who … to find …',
          starred: true,
          use: 'QUOTE',
          suggestedWords: 80,
          prompt: 'The close. It should grow out of the story; leave out whatever does not.',
          guidance: {
            holds: 'For whom, and the first small sign that it worked. It should follow from the story.',
            good: 'I would like the next girl who carries books across that harbour to find a library card in one of them. Forty such cards would be a beginning.',
            weak: 'I hope to inspire others and leave a positive impact on the world.',
          },
          rules: [
            {
              type: 'MIN_LENGTH',
              value: 10,
              message: 'Please describe the difference that you want to make',
            },
            atMost(LONG_TEXT_LIMIT),
          ],
        },
      ],
    },
  ],
  background: [],
} as const satisfies QuestionnaireDefinition

/** The keys of the quick essay: a plan that names another question does not compile. */
export type EssayQuickKey = (typeof definition)['sections'][number]['questions'][number]['key']

/** The quick essay: one page, nine questions. */
export const essayQuick: QuestionnaireDefinition<EssayQuickKey> = definition

/**
 * Stock phrases of applications, compiled and worded by us. The facts come from the most common openings that UCAS has
 * published; advice on clichés from universities' admissions offices and writing centres; the field notes of
 * Wikipedia's editors, 'Signs of AI writing'; and two studies of words that became more frequent with language models
 * (Kobak and others, Science Advances 2025, on biomedical abstracts; Juzek and Ward, COLING 2025). A phrase says
 * nothing about who wrote a text: people used all of them before any model did. docs/reviewing.md says how to add one.
 */
import type { DocumentType } from '../../../generated/prisma/enums.ts'
import type { Severity } from './review.ts'

export type Phrase = {
  kind: 'CLICHE' | 'AI_PHRASE'
  severity: Severity
  /** The document types that it applies to; null for all. */
  types: readonly DocumentType[] | null
  /** A regular expression over folded text (lower case, straight apostrophes). A space matches any white space. */
  pattern: string
  reason: string
  suggestion: string
}

type Group = Pick<Phrase, 'kind' | 'severity' | 'types' | 'reason'> & {
  entries: readonly (readonly [pattern: string, suggestion: string])[]
}

const OWN_VOICE: readonly DocumentType[] = ['SOP', 'ESSAY']
const LETTER: readonly DocumentType[] = ['LOR']

const GROUPS: readonly Group[] = [
  {
    kind: 'CLICHE',
    severity: 'CONSIDER',
    types: OWN_VOICE,
    reason: 'Thousands of applications say it in these words, so a reader learns nothing about you from it.',
    entries: [
      ['from (?:a|an|my) (?:very )?(?:young|early|tender) age', 'Name the one moment and the year.'],
      [
        '(?:ever )?since i was (?:a |an )?(?:little |young |small |very )?(?:child|kid|boy|girl|young|little|small)',
        'Name the one moment and how old you were.',
      ],
      ['(?:ever )?since (?:my )?(?:early )?childhood', 'Name the one moment and how old you were.'],
      ['(?:for )?as long as i can remember', 'Start at the first thing that you do remember.'],
      [
        "(?:i have|i've) always (?:been|had an?|wanted|dreamed|dreamt|loved|enjoyed|felt|believed|known)",
        'Say since when, and what you did about it.',
      ],
      [
        '(?:has|have) (?:always|long) (?:fascinated|intrigued|interested|attracted|amazed) me',
        'Say what it was that held you, and what you did next.',
      ],
      ['(?:throughout|all) my (?:entire )?life', 'Take one year of it.'],
      ['growing up,? i (?:always|was always|had always)', 'Tell the one scene that shows it.'],
      ['(?:a|my) childhood (?:dream|passion|fascination|ambition)', 'Tell the scene in which it began.'],
      [
        "dictionary defines|webster's defines|according to (?:the )?(?:\\w+ )?dictionary",
        'Leave the definition out and begin with your own sentence.',
      ],
      ['be the change', 'Use your own words; the quotation is on thousands of pages.'],
      [
        'education is the most powerful weapon',
        'Use your own words; the quotation is on thousands of pages.',
      ],
      [
        '(?:i am )?writing (?:this )?(?:\\w+ )?to express my (?:\\w+ )?(?:interest|desire|enthusiasm)',
        'Begin with what you want to study and why.',
      ],
      ['my name is', 'The form has your name; begin with the story.'],
      [
        'in this (?:essay|statement|letter),? i (?:will|would|am going to|intend)',
        'Say it instead of announcing it.',
      ],
      ['take this opportunity to', 'Leave it out.'],
      ['little did i know', 'Tell what happened next.'],
      ['(?:i )?was born (?:with|to be)', 'Tell how you came to it.'],
      ['never ceases? to (?:amaze|fascinate|surprise|inspire)', 'Name the last thing that surprised you.'],
    ],
  },
  {
    kind: 'CLICHE',
    severity: 'CONSIDER',
    types: null,
    reason: 'It names a feeling where a reader looks for what was done.',
    entries: [
      [
        '(?:deep|burning|immense|insatiable|genuine|great|strong|true|profound|undying|unwavering|deep[- ]seated|deep[- ]rooted|lifelong) passion',
        'Show what somebody with that passion did on an ordinary evening.',
      ],
      [
        '(?:deeply |truly |very |highly |extremely )?passionate about',
        'Say what you did about it, and for how long.',
      ],
      ['my passion (?:for|in|towards?|lies)', 'Say what you did about it, and for how long.'],
      [
        'thirst (?:for|of|to) (?:\\w+ )?(?:knowledge|learn\\w*|know)',
        'Name the question that you could not leave alone.',
      ],
      ['quest (?:for|of) (?:knowledge|learning|excellence)', 'Name what you were looking for.'],
      [
        'hunger (?:for|to) (?:knowledge|learn\\w*|success|succeed)',
        'Name what you read or tried because of it.',
      ],
      [
        '(?:insatiable|innate|natural|endless|boundless|inherent|unquenchable) curiosity',
        'Name one question and how far you followed it.',
      ],
      ['(?:keen|avid|deep|profound|strong|immense) interest in', 'Say what you did out of that interest.'],
      ['(?:fell|falling|fallen) in love with', 'Say what it was that held you.'],
      [
        '(?:spark(?:ed|s)?|ignit(?:ed|es?|ing)|kindled|fuel(?:l)?ed|piqued|lit) (?:my|a|an|the|his|her|their) (?:\\w+ )?(?:interest|curiosity|passion|desire|love|fire|flame|enthusiasm|fascination|spark)',
        'Say what you saw, and what you did next.',
      ],
      ['(?:a )?dream come true', 'Say what it would let you do.'],
      [
        '(?:follow|pursue|chase|achieve|fulfil+|realis?ze?|live) (?:all )?(?:my|his|her|their) dreams?',
        'Name the goal.',
      ],
      ['burning desire', 'Say what you did about it.'],
      ['(?:close|dear) to my heart', 'Say why it concerns you.'],
      ['(?:from|at) the bottom of my heart', 'Leave it out.'],
      ['(?:heart and soul|blood,? sweat,? and tears)', 'Say how many hours or months it took.'],
      ['(?:my|his|her) (?:true |real )?calling', 'Say what made the choice clear.'],
      ['sense of (?:wonder|awe|fulfil+ment|purpose|accomplishment)', 'Say what you saw or finished.'],
    ],
  },
  {
    kind: 'CLICHE',
    severity: 'CONSIDER',
    types: null,
    reason: 'It could be written to any university by anybody who applies there.',
    entries: [
      [
        '(?:your )?(?:esteemed|prestigious|reputed|renowned|distinguished|illustrious|prominent|coveted|elite) (?:\\w+ )?(?:university|institution|institute|college|programme|program|faculty|school|department|organi[sz]ation|course)',
        'Name what it has that another has not: a course, a laboratory, a person.',
      ],
      ['world[- ]class', 'Name the thing itself and what you would do with it.'],
      [
        'world[- ]renowned|globally (?:renowned|recogni[sz]ed|acclaimed)|internationally (?:renowned|acclaimed)',
        'Name the work that you know.',
      ],
      ['state[- ]of[- ]the[- ]art', 'Name the instrument or the laboratory.'],
      ['cutting[- ]edge', 'Say what is new about it.'],
      [
        '(?:a |the )?(?:perfect|ideal|right|natural) (?:fit|match|platform|launch ?pad|place for me|choice for me|environment|next step|stepping stone)',
        'Say which course or group fits which of your plans.',
      ],
      [
        '(?:one of the )?(?:best|top|leading|finest) (?:universities|institutions|institutes|schools|programmes|programs|minds)',
        'Name what you would use there.',
      ],
      [
        '(?:rich|proud|long[- ]standing) (?:heritage|legacy|tradition|history)',
        'Leave it out; they know it.',
      ],
      ['melting pot', 'Name the people with whom you would work.'],
      [
        '(?:vibrant|dynamic|thriving|lively|bustling) (?:\\w+ )?(?:community|campus|city|culture|environment|atmosphere|life|ecosystem|hub)',
        'Name the club, the street or the group.',
      ],
      [
        '(?:diverse and inclusive|inclusive and diverse|diverse student (?:body|community|population))',
        'Say what you would bring or look for.',
      ],
      [
        'broaden(?:ed|ing|s)? (?:my|his|her|their) (?:horizons?|perspectives?)',
        'Say what you think differently about.',
      ],
      [
        '(?:a |the )?(?:stepping stone|launch ?pad|springboard) (?:to|for|towards?|into)|gateway to',
        'Name the step that it leads to.',
      ],
      [
        '(?:conducive|nurturing|stimulating) (?:\\w+ )?(?:environment|atmosphere)',
        'Name what you would do there.',
      ],
      [
        'holistic (?:development|growth|education|approach|understanding|perspective|learning|experience)',
        'Name its parts.',
      ],
      ['international exposure|global exposure', 'Name what you want to see abroad, and why.'],
      ['at the forefront of', 'Name the result that you mean.'],
    ],
  },
  {
    kind: 'CLICHE',
    severity: 'CONSIDER',
    types: OWN_VOICE,
    reason: 'Anybody may say this of themselves; only an example shows it.',
    entries: [
      ['hard[- ]?working', 'Tell one week in which it showed.'],
      ['team[- ]player', 'Tell what you did for the others once.'],
      [
        '(?:quick|fast|keen|avid|lifelong|life-long) learner',
        'Name what you learned, and in how many weeks.',
      ],
      [
        'go[- ]getter|self[- ]starter|people person|all[- ]rounder|perfectionist|workaholic',
        'Tell the event that made somebody say so.',
      ],
      [
        'self[- ]motivated|highly motivated|result[- ]oriented|results[- ]driven|goal[- ]oriented|detail[- ]oriented',
        'Give the result.',
      ],
      [
        '(?:think|thinking|thought) (?:outside|out of) (?:of )?the box|out[- ]of[- ]the[- ]box',
        'Tell the idea.',
      ],
      ['jack of all trades', 'Name the two that matter here.'],
      ['(?:natural|natural[- ]born|born) leader', 'Say whom you led and where to.'],
      ['(?:leave|left|leaving) no stone unturned', 'Say what you tried.'],
      [
        '(?:110|100|hundred|hundred and ten) ?(?:%|per ?cent) (?:effort|dedication|commitment|of my)',
        'Say what it cost in hours.',
      ],
      [
        'can[- ]do attitude|never[- ]say[- ]die|never give up attitude|positive attitude',
        'Tell the time when it was hard.',
      ],
      ['strong work ethic', 'Tell one week in which it showed.'],
      [
        '(?:excellent|strong|good|great|effective) (?:communication|interpersonal|leadership|organi[sz]ational|time[- ]management|analytical|problem[- ]solving) (?:skills|abilities)',
        'Tell what you did with them once.',
      ],
      ['well[- ]rounded', 'Name the two sides that you mean.'],
      [
        'all[- ]round (?:development|personality|growth)|over ?all (?:development|personality)',
        'Name what changed.',
      ],
      ['(?:if|when|once) i set my mind', 'Tell what you finished.'],
      ['proven track record', 'Give the record.'],
      ['(?:wear|wore|wearing|worn) many hats', 'Name two of them.'],
    ],
  },
  {
    kind: 'CLICHE',
    severity: 'CONSIDER',
    types: null,
    reason: 'It is ready-made; the reader has met it in hundreds of texts.',
    entries: [
      [
        'hard work (?:pays|paid|always pays|does pay|and (?:dedication|determination|perseverance))',
        'Say what you did and what came of it.',
      ],
      [
        '(?:the )?(?:value|importance|power|virtues?) of (?:hard work|teamwork|team work|time management|perseverance|patience|persistence|collaboration|resilience|empathy|communication|discipline|dedication|adaptability|leadership|continuous learning)',
        'Say what you do differently since then.',
      ],
      ['at the end of the day', 'Leave it out.'],
      [
        "(?:out(?:side)? of|beyond|leav\\w+|step\\w*) (?:my|his|her|their|the|one's) comfort zone",
        'Say what was new to you and what you did.',
      ],
      ['blessing in disguise', 'Say what came of it.'],
      [
        '(?:a |the )?turning point (?:in|of) my (?:life|career|journey)',
        'Tell what you did before and what after.',
      ],
      ['changed my life|life[- ]changing|life[- ]altering', 'Name the change.'],
      ['last but not the least|last but not least|first and foremost|needless to say', 'Leave it out.'],
      [
        'mak(?:e|es|ing) a (?:real |positive |lasting |meaningful |significant |tangible |big )?(?:difference|impact)',
        'Say for whom, and what would be different.',
      ],
      [
        '(?:give|giving|gave) back to (?:the |my |our )?(?:society|community|country|nation|people)',
        'Say to whom, and what.',
      ],
      [
        '(?:change|changing|better|save) the world|make the world a better place|betterment of (?:society|humanity|mankind|the world)',
        'Name the corner of it where you would begin.',
      ],
      [
        'reach(?:ing)? for the stars|sky is the limit|new heights|greater heights|to the next level',
        'Name the goal.',
      ],
      [
        '(?:failure is|failures are) (?:\\w+ )?(?:the )?(?:stepping|pillars?)',
        'Tell what you changed after yours.',
      ],
      [
        'life gives you lemons|rome was not built|practice makes perfect|where there is a will|no pain,? no gain|actions speak louder',
        'Use your own words.',
      ],
      ['roller ?coaster|ups and downs|highs and lows|thick and thin', 'Name one high and one low.'],
      [
        'hon(?:e|ed|ing) (?:my|his|her|their) (?:\\w+ )?(?:skills|abilities|craft|expertise)',
        'Name what you can do now.',
      ],
      ['value addition|add(?:s|ed|ing)? (?:\\w+ )?value to', 'Name what would be added.'],
      [
        '(?:gain|gained|gaining|gave me|provided me|provided) (?:\\w+ )?(?:valuable|invaluable|hands[- ]on|practical|first[- ]hand|deep) (?:experience|exposure|insights?|knowledge|skills)',
        'Name what you learned to do.',
      ],
      [
        '(?:valuable|invaluable|important) (?:life )?(?:lessons?|insights?|experiences?|skills)',
        'Give the lesson instead of its price.',
      ],
      [
        'theoretical and practical|both theor\\w+ and practic\\w+|practical exposure',
        'Name one theory and what you built with it.',
      ],
      [
        'day and night|burn(?:t|ed|ing)? the midnight oil|around the clock|round the clock',
        'Give the hours.',
      ],
      [
        "(?:it would|it will|it'd|it'll) be (?:an?|my) (?:great |immense |absolute |distinct )?(?:honou?r|privilege|pleasure)",
        'Say what you would do there.',
      ],
      [
        'i (?:am|feel) (?:very |fully |quite |highly |absolutely )?(?:confident|certain|convinced) that',
        'Say what the confidence rests on, or leave the clause out.',
      ],
      [
        'i (?:firmly|strongly|truly|sincerely|wholeheartedly|genuinely|honestly) (?:believe|feel|think)',
        'Say it without the adverb, with its ground.',
      ],
      ['without (?:a|any|the slightest) (?:shadow of a )?doubt', 'Leave it out.'],
      [
        'look(?:ing)? forward to (?:hearing|your (?:\\w+ )?(?:response|reply)|a (?:positive|favou?rable))|favou?rable (?:response|reply|consideration|reply)|thank you for (?:your time and|considering|taking the time)',
        'End with your goal; the form needs no farewell.',
      ],
      [
        '(?:golden|once[- ]in[- ]a[- ]lifetime|unique|great|wonderful) opportunity to',
        'Say what you would do with it.',
      ],
      ['(?:tech|coding|maths?|science) (?:enthusiast|geek|nerd)', 'Name what you made.'],
      ['cherry on (?:the |top of the )?cake|icing on the cake', 'Leave it out.'],
    ],
  },
  {
    kind: 'CLICHE',
    severity: 'NOTE',
    types: LETTER,
    reason: 'Most letters say it in these words, so it carries no weight of its own.',
    entries: [
      [
        'it is (?:with )?(?:my )?(?:a )?(?:great |immense |absolute |distinct |sincere |utmost )?(?:pleasure|privilege|honou?r|enthusiasm) (?:to|that)',
        'Begin with who writes, and how long and from where you know the student.',
      ],
      ['to whom ?(?:it|so ?ever it) may concern', 'Address the admissions committee of the programme.'],
      [
        '(?:an? )?(?:real |true |valuable |great |tremendous |invaluable )?asset to',
        'Say what the student would bring to a seminar or a laboratory.',
      ],
      [
        '(?:a )?(?:joy|delight|pleasure) to (?:teach|have|work with|supervise)',
        'Tell the hour in which it showed.',
      ],
      [
        '(?:every|all the|the very best|all) success in|(?:all|his|her|their) future endeavou?rs',
        'End with the level of your recommendation.',
      ],
      [
        '(?:goes|going|went|go) above and beyond|go(?:es)? the extra mile|went the extra mile',
        'Tell what was asked and what was done.',
      ],
      ['(?:shining|stellar|sterling) (?:example|student|record|qualities)', 'Give the example.'],
      ['(?:bright|promising|brilliant) future', 'Say what you expect the student to do.'],
    ],
  },
  {
    kind: 'AI_PHRASE',
    severity: 'CONSIDER',
    types: null,
    reason: 'Readers know this wording from generated texts, and few people say it of themselves.',
    entries: [
      ['delv(?:e|es|ed|ing)(?: deeper| further)?(?: into)?', '‘Studied’, ‘read’ or ‘looked into’ does.'],
      ['tapestry', 'Name the threads.'],
      [
        '(?:(?:is|are|was|were|as|stands? as|serves? as|served as) )?(?:a )?(?:true |living |lasting )?testament to',
        'Say what it shows.',
      ],
      ['unwavering(?:ly)?', 'Say for how long, and against what.'],
      ['unyielding|relentless(?:ly)?|steadfast(?:ly)?|tireless(?:ly)?', 'Say how long it went on.'],
      ['multi-?faceted', 'Name two of the sides.'],
      ['pivotal', '‘Important’, or better: say what turned on it.'],
      ['intricate(?:ly)?|intricac(?:y|ies)', 'Say what made it hard.'],
      ['underscor(?:e|es|ed|ing)', '‘Shows’ does.'],
      ['showcas(?:e|es|ed|ing)', '‘Shows’ does.'],
      [
        'foster(?:s|ed|ing)? (?:an? |the |my |our |their |his |her |in me )?(?:\\w+ )?(?:collaboration|innovation|growth|environment|culture|sense|connections?|creativity|relationships?|community|understanding|spirit|learning|curiosity|love|inclusion|dialogue)',
        'Say what you did so that it grew.',
      ],
      [
        'leverag(?:ing|ed)(?! (?:buy|loan|firm|position|lease))|(?:to|can|could|will|would|i) leverage',
        '‘Use’ does.',
      ],
      ['utili[sz](?:e|es|ed|ing)', '‘Use’ does.'],
      ['seamless(?:ly)?', 'Leave it out.'],
      ['transformative', 'Name what changed.'],
      ['ground-?breaking|game[- ]chang(?:er|ers|ing)|trail-?blazing|path-?breaking', 'Say what it changed.'],
      ['paradigm shifts?', 'Say what was believed before and after.'],
      ['synerg(?:y|ies|i[sz]e|istic)', 'Say who worked with whom.'],
      ['(?:in )?the realms? of', '‘In’ does.'],
      ['ever[- ](?:evolving|changing|growing|expanding|shifting)', 'Name the change.'],
      [
        '(?:rapidly|constantly|continuously|quickly) (?:evolving|changing|advancing|shifting) (?:\\w+ )?(?:world|landscape|field|industry|environment|technology)',
        'Name the change.',
      ],
      [
        "(?:technological|digital|global|academic|evolving|changing|competitive|educational|modern|business|professional|today's|corporate|healthcare|financial|economic) landscape",
        'Name the field.',
      ],
      [
        'navigat(?:e|es|ed|ing) (?:the |these |this |my |through )*(?:\\w+ )?(?:complexit\\w+|challenges?|landscapes?|intricac\\w+|uncertaint\\w+|difficult\\w+|obstacles)',
        'Name the difficulty and what you did.',
      ],
      ['embark(?:s|ed|ing)? (?:up)?on', '‘Began’ does.'],
      [
        '(?:academic|transformative|professional|educational|intellectual|personal|learning|remarkable|incredible|exciting|research|this|my|lifelong) journey',
        'Name the years or the steps.',
      ],
      [
        '(?:beacon|cornerstone|bedrock|crucible|linchpin) (?:of|for|in)|catalyst for (?:\\w+ )?(?:change|growth|innovation|progress|my|transformation)',
        'Say what it did.',
      ],
      ['(?:symphony|mosaic|kaleidoscope|labyrinth|confluence) of', 'Name the parts.'],
      [
        '(?:deeply|profoundly|strongly|truly) (?:resonat\\w+|rooted|ingrained|instil+ed|humbled|grateful|moved|inspired)',
        'Say what you did because of it.',
      ],
      [
        'resonat(?:e|es|ed|ing) (?:deeply |strongly |profoundly )?with',
        'Say which of your questions it meets.',
      ],
      [
        '(?:indelible|lasting|profound|enduring) (?:mark|impression|impact|impacts|legacy)',
        'Say what it changed.',
      ],
      ['instil+(?:ed|s|ing)? (?:in me|a|an|the|within)', 'Say what you do since then.'],
      ['(?:a )?(?:plethora|myriad|multitude|wealth) of|myriad', 'Give the number, or name three.'],
      ['(?:vast|diverse|broad|rich) (?:array|range|spectrum) of|wide array of', 'Name two of them.'],
      ['treasure trove', 'Name what is in it.'],
      [
        '(?:harness|unlock|unleash|tap into)(?:ed|es|ing)? (?:the |my |its |their |our )?(?:full |true |immense |hidden )?(?:power|potential)',
        'Say what you would build with it.',
      ],
      ['push(?:es|ed|ing)? the (?:boundaries|limits|envelope|frontiers)', 'Name the boundary.'],
      ['at the (?:intersection|crossroads|nexus|confluence) of', 'Name the question in which both meet.'],
      [
        'bridg(?:e|es|ed|ing) (?:the|this|that|a) (?:\\w+ )?(?:gap|divide|chasm)',
        'Name both sides and what you would put between them.',
      ],
      [
        '(?:equip|equips|equipped|arm|armed|empower|empowered)(?: me| him| her| them)? (?:with|to)(?: the)? (?:\\w+ )?(?:skills?|tools?|knowledge|expertise|tackle|navigate|contribute)',
        'Name the skill and what you would do with it.',
      ],
      [
        'play(?:s|ed|ing)? an? (?:\\w+ )?(?:crucial|pivotal|vital|key|significant|instrumental|central|critical|integral) (?:role|part)',
        'Say what you did.',
      ],
      [
        "(?:it is|it's|it was) (?:important|worth|crucial|essential|imperative|worthwhile) (?:to note|to mention|noting|mentioning|to recogni[sz]e|to acknowledge)|it should be noted",
        'Leave it out and say the thing.',
      ],
      [
        'in conclusion|in summary|to summari[sz]e|to conclude|all in all|in essence|ultimately,',
        'Leave it out; the last paragraph is seen to be the last.',
      ],
      [
        "in (?:today's|this|the|our) (?:\\w+[- ])?(?:fast[- ]paced|digital|modern|globali[sz]ed|competitive|interconnected|changing|evolving|data[- ]driven|technology[- ]driven|complex) (?:\\w+ )?(?:world|age|era|landscape|society|environment|economy|times)|in today's (?:world|era|age|society|times)",
        'Begin with the particular case.',
      ],
      [
        '(?:an )?increasingly (?:interconnected|complex|globali[sz]ed|digital|competitive|data[- ]driven)',
        'Name what has increased.',
      ],
      ['fast[- ]paced', 'Say how fast, in days.'],
      ['unparalleled|unmatched|unrivalled|second to none', 'Name what you compare it with.'],
      [
        '(?:comprehensive|deeper|nuanced|profound|holistic|thorough|deep|solid|robust) (?:understanding|grasp|insight|appreciation|foundation)(?: (?:of|in|into|for))?',
        'Name what you can do with it.',
      ],
      ['nuanced?', 'Give the nuance.'],
      ['commendable|exemplary|noteworthy|laudable', 'Give the fact and let the reader judge.'],
      ['nestled|bustling', 'Leave it out.'],
      ['boast(?:s|ed|ing)? (?:an?|the|over|more|of)', '‘Has’ does.'],
      ['garner(?:s|ed|ing)?', '‘Won’ or ‘got’ does.'],
      ['bolster(?:s|ed|ing)?', '‘Helped’ does.'],
      ['elevat(?:e|es|ed|ing) (?:my|our)', 'Say from where to where.'],
      ['spearhead(?:s|ed|ing)?', '‘Led’ or ‘started’ does.'],
      [
        'align(?:s|ed|ing)? (?:perfectly|seamlessly|closely|well|deeply|strongly)? ?with (?:my|your|the|his|her|their)',
        'Name the course and the plan that it serves.',
      ],
      [
        '(?:eager|excited|thrilled|enthusiastic|poised) (?:to|about) (?:contribute|contributing|embark|join|joining|bring|bringing|the (?:prospect|opportunity|possibility))',
        'Say what you would do in the first term.',
      ],
      [
        '(?:solidified|cemented|reinforced|reaffirmed|deepened|strengthened|crystalli[sz]ed|shaped) my (?:\\w+ )?(?:passion|desire|commitment|interest|resolve|belief|understanding|decision|conviction|perspective|worldview|resilience|ambition)',
        'Say what you did next.',
      ],
      [
        '(?:this|the|that|each|every|these) (?:\\w+ )?(?:experiences?|journey|challenges?) (?:has |have )?(?:not only|underscored|highlighted|instil+ed|reaffirmed|ignited|equipped)',
        'Say what you do differently since then.',
      ],
      [
        '(?:tangible|meaningful|positive|significant|far-reaching) (?:impact|change|contributions?)',
        'Say for whom, and how much.',
      ],
      ['meaningful(?:ly)? contribut\\w+|contribut\\w+ meaningfully', 'Name the contribution.'],
      ['innovative (?:solutions|approaches|ideas)', 'Name the solution.'],
      [
        '(?:thriv(?:e|es|ed|ing)|excel(?:s|led|ling)?) in (?:an? |the )?(?:fast|dynamic|challenging|collaborative|diverse|rigorous|high)\\S*',
        'Tell where you did.',
      ],
      [
        '(?:a |the )?(?:unique|perfect|rare|powerful|harmonious) (?:blend|combination|mix|fusion|synthesis) of',
        'Name the two, and why both are needed.',
      ],
      [
        'serv(?:e|es|ed|ing) as an? (?:\\w+ )?(?:reminder|beacon|catalyst|foundation|cornerstone|bridge|inspiration|guiding)',
        '‘Is’ or ‘was’ does.',
      ],
      [
        'camaraderie|palpable (?:sense|excitement|tension|energy)|kaleidoscopic|ethereal|indomitable',
        'Say what could be seen or heard.',
      ],
      ['more than (?:just|merely|simply) (?:an? |the |about )?\\w+', 'Say what it is.'],
      ['invaluable|indispensable', 'Say what it was worth: a week, a prize, a result.'],
      [
        'resilience and (?:determination|adaptability|perseverance|grit)|determination and (?:resilience|perseverance)|dedication and (?:perseverance|commitment|passion|hard work)|passion and (?:dedication|commitment|purpose)',
        'Tell the time when it was needed.',
      ],
      ['academic (?:excellence|rigou?r|prowess)', 'Give the grade or the course.'],
      [
        '(?:a )?(?:strong|solid|robust|firm) (?:foundation|grounding) (?:in|of)',
        'Name the two courses that you would build on.',
      ],
      ['lifelong learning|continuous (?:learning|growth|improvement)', 'Name what you are learning now.'],
      ['(?:global|societal|real[- ]world|pressing|complex) (?:challenges|issues)', 'Name one.'],
      ['(?:career|academic|professional|personal|intellectual|my) trajectory', 'Name the next step.'],
      [
        'invigorat(?:e|es|ed|ing)|captivat(?:e|es|ed|ing)|enthral+(?:ed|ing|s)?|mesmeri[sz](?:ed|ing)',
        'Say what you noticed.',
      ],
    ],
  },
  {
    kind: 'AI_PHRASE',
    severity: 'MEND',
    types: null,
    reason: 'This was said to you or by software, and does not belong into the document.',
    entries: [
      ['as an ai(?: language)?(?: model| assistant)?,? i', 'Take it out.'],
      [
        "(?:certainly|sure|of course|absolutely)[!,.] (?:here|below|i|let)(?:'s| is| are|'ll| can)?",
        'Take it out.',
      ],
      [
        "(?:here is|here's|below is) (?:an?|the|your) (?:\\w+ ){0,3}(?:draft|version|statement|letter|essay|sop)",
        'Take it out.',
      ],
      ['i hope this (?:email|letter|message|note|helps)(?: finds you well)?', 'Take it out.'],
      [
        "(?:feel free|let me know if) (?:to|you(?:'d)?) (?:\\w+ )?(?:like|want|adjust|customi[sz]e|modify|need)[^.\\n]{0,60}",
        'Take it out.',
      ],
      ['word count: ?\\d+', 'Take it out.'],
      ['lorem ipsum', 'Put your own words here.'],
    ],
  },
]

/** All phrases of the list. */
export const PHRASES: readonly Phrase[] = GROUPS.flatMap(({ entries, ...group }) =>
  entries.map(([pattern, suggestion]) => ({ ...group, pattern, suggestion })),
)

/**
 * Who and what an answer introduces, and whom it names as somebody known: so that a reader meets a person before the
 * text goes back to them. It decides an order and no word.
 */

/** A name of one or more words: 'Otar', 'Sister Chebet', 'Dr Rita Abi Nader'. */
const NAME = "\\p{Lu}[\\p{L}’'-]{1,29}(?: \\p{Lu}[\\p{L}’'-]{1,29}){0,3}"
const INTRODUCES: readonly RegExp[] = [
  // 'a man called Otar'
  new RegExp(`\\b(?:called|named) (${NAME})`, 'gu'),
  // 'my supervisor, Anna', 'the matron, Sister Chebet', 'our watchman Don Eliseo'
  new RegExp(
    `\\b(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Oo]ne) (?:\\p{Ll}+[ -]){0,3}\\p{Ll}{3,}(?<!\\b(?:and|but|in|at|from|to|of|for|near|with|by|as|the|my|our|his|her|their|this|that|than)),? (${NAME})(?=[,.;:)]| (?:who|said|came|asked|told)\\b)`,
    'gu',
  ),
  // 'My cousin Dodong has been deaf since a fever'
  new RegExp(`\\b(?:[Mm]y|[Oo]ur) (?:\\p{Ll}+[ -]){0,2}\\p{Ll}{3,} (${NAME})(?= \\p{Ll})`, 'gu'),
  // 'Yeni, who was our watchman's daughter', 'Dona Cida, 61, 3 ha', 'Mrs Hoa, line leader of line 4'
  new RegExp(
    `(?<!\\b(?:in|at|from|to|of|near|for|and) )(?<![\\p{L}’'-])(${NAME}), (?:who (?:is|was|works|worked|runs|ran) (?:an?|my|our|the|one|in|at|for|from)|whose|an?|my|our|the|his|her|\\d\\d?(?=[,. ])|(?:\\p{Ll}+ ){1,2}(?:of|from|in|at))[,. ]`,
    'gu',
  ),
  // 'Grandma (Mama Nnukwu, 84)', 'Lívia's (our controller)'
  new RegExp(`\\((${NAME}), (?:an?|my|our|\\d)`, 'gu'),
  new RegExp(`(?<![\\p{L}’'-])(${NAME}) \\((?:an?|my|our|the|who|\\d+\\b)`, 'gu'),
]
/** Months, days and what is no name for all its capital. */
const KNOWN =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|The|But|And|When|Then|She|They|His|Her|Mrs?|Ms|Dr|Prof|Professor|Sister|Sir|Don|Dona|English|God)$/u
/** A thing first told of: 'a register', 'a small van'. */
const A_THING = /\b(?:an?|one) (?:\p{Ll}+ ){0,2}?(\p{Ll}{5,})(?=[\s,.;:)])/gu
/** A thing that the reader is told to know; 'the corners of …' and 'the money that …' say which. */
const THE_THING =
  /\bthe (\p{Ll}{5,})(?=[,.;:]|['’]s\b| (?!of\b|that\b|which\b|who\b|where\b|when\b|in\b|on\b|at\b|from\b|for\b|with\b|to\b|\p{Ll}+s?\b of\b))/giu
/** Known to every reader. */
const GENERAL =
  /^(?:first|second|third|world|country|state|government|people|others|future|morning|evening|night|weekend|whole|family|house|church|market|internet|university|school|village|small|large|other|course|years?|months?|weeks?|times?)$/u
const AGE =
  '(?:[4-9]|1[0-7]|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)'
/** Told of a childhood. */
export const CHILDHOOD = new RegExp(
  `\\bwhen I was (?:an? (?:child|boy|girl|teenager)|little|small|young|in (?:\\d\\w*|first|second|third|fourth|fifth|sixth|primary|elementary|kindergarten)|${AGE}\\b)|\\bI was ${AGE}(?= years old| when\\b|[.,;])|\\bas a (?:child|boy|girl|teenager)\\b|\\bmy childhood\\b`,
  'iu',
)

/** 'Before that evening …', 'When it was finished …': it goes on from what was told before. */
const GOES_ON =
  /^(?:(?:before|after|since|during|from|until|on|in|by) (?:that|this|it)\b|since then\b|that (?:day|night|evening|morning|week|month|year|summer|winter)\b|when (?:it|this|that)\b|afterwards\b|(?:the|those) (?:two|three|four|five|six|seven|eight|nine|ten|others?|rest|second|same) (?:who|which|that|of them)\b)/iu

/** 'The director wanted it out': of what, another answer says; 'I found it hard to leave' points ahead. */
const TAKES_IT =
  /^(?:(?:The|My|Our) \p{Ll}+|I|We|Nobody|Everybody) (?!(?:\p{Ll}+ )?(?:find|found|think|thought|consider|considered|make|made|take|took|felt|feel)\b)(?:\p{Ll}+ ){1,2}it\b(?! (?:is|was|would|will|has|had|to|that|when|if)\b)/u

export type Introductions = {
  /** Names with who it is beside them. */
  introduced: ReadonlySet<string>
  /** All names. */
  named: ReadonlySet<string>
  /** Things that are told of for the first time. */
  things: ReadonlySet<string>
  /** Things that its first sentence takes as known. */
  taken: ReadonlySet<string>
  /** Does its first sentence go on from what another tells? */
  goesOn: boolean
}

/** What an answer introduces and what it takes as known. */
export function introductionsIn(text: string): Introductions {
  const introduced = new Set(
    INTRODUCES.flatMap(pattern => [...text.matchAll(pattern)].flatMap(([, name = '']) => wordsOfName(name))),
  )
  const named = new Set(
    [
      ...text.matchAll(
        /(?<=[\p{L}\d,;:(] ?)\p{Lu}[\p{L}-]{2,29}|(?<![\p{L}-])\p{Lu}[\p{L}-]{2,29}(?=['’]s\b| \p{Lu}\p{Ll})/gu,
      ),
    ].flatMap(([word]) => wordsOfName(word)),
  )
  const first = /^[^.!?\n]*/u.exec(text)?.[0] ?? ''
  const taken = [...first.matchAll(THE_THING)].flatMap(([, thing = '']) =>
    GENERAL.test(thing) || new RegExp(`\\b(?:an?|my|our) (?:\\p{Ll}+ )?${thing}\\b`, 'iu').test(first)
      ? []
      : [thing],
  )
  return {
    introduced,
    named,
    things: new Set([...text.matchAll(A_THING)].map(([, thing = '']) => thing)),
    taken: new Set(taken),
    goesOn: GOES_ON.test(text) || TAKES_IT.test(text),
  }
}

function wordsOfName(name: string): string[] {
  return name
    .split(/[\s-]/u)
    .map(word => word.replace(/['’]s?$/u, ''))
    .filter(word => word.length > 2 && !KNOWN.test(word))
}

/** Does `one` name somebody as known whom `other` introduces, and does it not say who it is itself? */
export function leansOnIntroduction(one: Introductions, other: Introductions): boolean {
  for (const name of other.introduced) if (one.named.has(name) && !one.introduced.has(name)) return true
  return false
}

/** Does `later` open on a thing as known that `earlier` first tells of? */
export function takesUpThing(later: Introductions, earlier: Introductions): boolean {
  for (const thing of later.taken) if (earlier.things.has(thing) && !later.things.has(thing)) return true
  return false
}

/** In the order given, with whoever introduces somebody moved before whoever goes back to them. */
export function introducedFirst<Item>(
  items: readonly Item[],
  leans: (one: Item, other: Item) => boolean,
): Item[] {
  const left = [...items]
  const told: Item[] = []
  const waiting = new Set<Item>()
  const tell = (item: Item) => {
    if (waiting.has(item) || told.includes(item)) return
    waiting.add(item)
    // Somebody already introduced needs no second introduction.
    for (const other of left)
      if (other !== item && leans(item, other) && !told.some(before => leans(item, before))) tell(other)
    told.push(item)
  }
  for (const item of left) tell(item)
  return told
}

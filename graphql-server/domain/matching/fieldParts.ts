import { FIELDS, fieldMentionsIn } from '../catalogue/fields.ts'
import { plainText } from '../catalogue/searchText.ts'
import { ABBREVIATIONS, OTHER_MEANINGS } from '../catalogue/thesaurus.ts'
import { isBroad, wordsOf } from './titleIndex.ts'

/**
 * The parts of fields that are too broad for a person's interest, by the words of their titles: somebody who names
 * journalism does not look for public relations. Each pattern is matched with the plain words of a title, or of what a
 * person typed. A title that names no part belongs to the field as a whole.
 */
const PARTS: Readonly<Record<string, readonly RegExp[]>> = {
  'data-science': [
    /\b(?:health|medic|clinical|biomed)/,
    /\bsocial\b/,
    /\b(?:business|marketing|finan|sports?)\b/,
    /\b(?:geo|spatial|urban|environment)/,
  ],
  'information-systems': [
    /\b(?:health|medic|clinical|nursing|biomed)/,
    /\b(?:librar|archiv|records?|information (?:stud|scien)|curation)/,
    /\b(?:geo|gis\b|geograph|spatial)/,
    /\b(?:business|enterprise|management|it|mis|commerce|digital transformation|information (?:system|technolog))/,
  ],
  'artificial-intelligence': [
    /\b(?:speech|language|linguist)/,
    /\b(?:vision|imag)/,
    /\b(?:ethic|societ|law|polic)/,
  ],
  'electrical-engineering': [
    /\b(?:power|energy|grid|drives?)\b/,
    /\b(?:vlsi|micro|nano|semiconductor|integrated circuit|chip|embedded|computer|electronic design|digital)/,
    /\b(?:communicat|signal|wireless|antenna|microwave|radio)/,
    /\b(?:photon|opt(?:ic|o))/,
    /\b(?:control|automat|robot|instrument)/,
  ],
  'civil-engineering': [
    /\b(?:water|hydr|flood|coastal|river|irrigation|wash\b)/,
    /\b(?:structur|earthquake|bridge|concrete|seismic)/,
    /\b(?:geotech|tunnel|soil|foundation|ground)/,
    /\b(?:transport|highway|railway|traffic|mobility|road)/,
    /\b(?:construction|project|management|infrastructure manag)/,
    /\b(?:survey|geode|geomat)/,
  ],
  'environmental-engineering': [
    /\b(?:water|hydr|flood|sanita|river|irrigation)/,
    /\b(?:waste|recycl|remediat)/,
    /\b(?:air|climate|energy)\b/,
  ],
  'chemical-engineering': [
    /\b(?:petrol|oil|gas|reservoir|refin|drilling)/,
    /\b(?:bio|pharma|food)/,
    /\b(?:polymer|material)/,
  ],
  'aerospace-engineering': [
    /\b(?:aero|propul|flight|aircraft|cfd|fluid|aviation engineering|helicopter)/,
    /\b(?:space|satellite|astronaut|orbit|rocket)/,
    /\b(?:management|business|logistic|law|safety|airport|air transport)/,
  ],
  'automotive-engineering': [
    /\b(?:automo|vehicle|motor|electromob|e mob)/,
    /\b(?:marine|naval|ship|offshore|maritime|subsea|ocean)/,
  ],
  'materials-engineering': [/\btextil/, /\b(?:mining|mineral|metallurg)/, /\bnano/, /\bpolymer/],
  'biomedical-engineering': [
    /\bphysics\b/,
    /\b(?:tissue|cell|biomaterial|regenerat)/,
    /\b(?:imag|device|instrument|signal|neuro|rehab|prosthe)/,
  ],
  'energy-engineering': [
    /\bnuclear/,
    /\b(?:renewable|solar|wind|sustainab|hydrogen|batter|storage)/,
    /\b(?:oil|gas|petrol)/,
    /\b(?:econom|business|finance|law|polic|management|market)/,
  ],
  management: [
    /\b(?:sport|football)/,
    /\b(?:arts?|cultur|museum|music|heritage)\b/,
    /\b(?:luxury|fashion|retail|brand)/,
    /\bevents?\b/,
    /\b(?:aviation|airport|airline|maritime|shipping)/,
    /\b(?:non ?profit|charit|ngo)/,
    /\b(?:health|hospital)/,
    /\bfamily business/,
    /\b(?:church|faith|islamic)/,
  ],
  marketing: [
    /\b(?:public relations|corporate communication|communication)/,
    /\b(?:luxury|fashion|brand)/,
    /\b(?:digital|analytics|e commerce|social media)/,
    /\badvertis/,
  ],
  'hospitality-tourism': [
    /\b(?:culinary|gastronom|food|wine)/,
    /\bevents?\b/,
    /\b(?:hotel|hospitality)/,
    /\b(?:tourism|travel|destination)/,
    /\b(?:leisure|recreation|outdoor)/,
  ],
  finance: [
    /\b(?:quant|mathemat|computation|engineering|stochast|algorithm|mfe\b|derivativ)/,
    /\b(?:islamic)/,
    /\b(?:fintech|technolog|blockchain|digital)/,
    /\b(?:real estate|property)/,
    /\b(?:law|regulat|complian)/,
    /\b(?:corporate|banking|invest|wealth|private equity|asset)/,
  ],
  economics: [
    /\b(?:agricultur|food|rural|resource|environment)/,
    /\b(?:develop)/,
    /\b(?:health)/,
    /\b(?:behaviou?r)/,
    /\b(?:political)/,
    /\b(?:finan|bank|money)/,
  ],
  mathematics: [
    /\b(?:pure|algebra|geometr|number theor|topolog|logic|analysis\b(?! and simulation)|analytic number|category)/,
    /\b(?:applied|industr|model|comput|scientific|engineering|technomath|optimi|operation|numerical|simulation|data|machine)/,
    /\b(?:financ|actuar|econom|business|insurance)/,
    /\b(?:educat|teach)/,
    /\b(?:biolog|medic|life)/,
    /\b(?:statist|probab|stochast)/,
    /\b(?:physic)/,
  ],
  statistics: [
    /\b(?:bio|medic|health|epidemi|clinical)/,
    /\b(?:financ|actuar|econom|business)/,
    /\b(?:demograph|population|social|official)/,
  ],
  physics: [
    /\b(?:astro|cosmo|space|planet)/,
    /\b(?:medical|bio|health|radiation)/,
    /\b(?:optic|photon|laser)/,
    /\b(?:nuclear|particle|plasma|fusion)/,
    /\b(?:quantum|solid state|condensed|theoret)/,
    /\b(?:nano|semicond|material)/,
  ],
  chemistry: [
    /\b(?:medicin|drug|pharma|biolog)/,
    /\b(?:analytic|forensic)/,
    /\b(?:cosmetic|perfum)/,
    /\b(?:material|polymer|nano|energy)/,
  ],
  'earth-science': [
    /\b(?:geograph|gis\b|geospatial|remote sens|geoinform|geomat)/,
    /\b(?:ocean|marine)/,
    /\b(?:climat|atmos|meteor|weather)/,
    /\b(?:geolog|petrol|mineral|volcan|tecton|geochem|rock)/,
    /\b(?:hydr|water)/,
  ],
  biology: [
    /\b(?:neuro|brain)/,
    /\b(?:plant|botan)/,
    /\b(?:micro|viro|infect|parasit|immun)/,
    /\b(?:zoo|primat|animal|evolution)/,
    /\b(?:molec|genet|genom|cell|biochem)/,
  ],
  ecology: [
    /\b(?:forest|tree|wood)/,
    /\b(?:marine|aqua|fish|ocean|freshwater)/,
    /\b(?:wildlife|animal|conserv|biodivers|primat)/,
  ],
  agriculture: [
    /\b(?:veterin|animal|livestock|dairy|equine|poultry)/,
    /\b(?:econom|business|policy|rural|agribusiness|management)/,
    /\b(?:wine|viticult|oenolog|enolog)/,
    /\b(?:crop|plant|soil|agronom|horticult|seed|breeding|agroecolog|agriculture\b|agricultural science|food security)/,
    /\b(?:engineer|machin|mechani[sz]|biosystem)/,
    /\b(?:aquacult|fish)/,
  ],
  'food-science': [
    /\b(?:nutrition|diet)/,
    /\b(?:technolog|process|safety|engineering|quality|brew|food scien)/,
    /\b(?:cultur|gastronom|wine|italian|communicat|market|business|manag|innovation|law)/,
    /\b(?:security|systems?\b|polic|sustainab)/,
  ],
  medicine: [
    /\b(?:dental|dentist|oral|orthodont|implant)/,
    /\b(?:cancer|oncolog)/,
    /\b(?:sport|exercise)/,
    /\b(?:aesthetic|dermat|cosmet)/,
    /\b(?:paediatr|pediatr|child|matern|reproduct|embryo)/,
    /\b(?:psychiatr|mental|neuro)/,
    /\b(?:cardio|surg|orthop|anaesth|emergency|critical)/,
    /\b(?:immun|molec|patholog|genom|translation|biomed|stem cell)/,
    /\b(?:ophthalm|optom|vision)/,
  ],
  'public-health': [
    /\b(?:nutrition|food)/,
    /\b(?:epidemi|statist|data)/,
    /\b(?:occupation|safety|environment)/,
    /\b(?:policy|management|leadership|econom|administ)/,
  ],
  'health-management': [/\b(?:digital|informat|data|technolog)/, /\beconom/],
  nursing: [
    /\b(?:midwif|matern|perinat)/,
    /\bparamedic/,
    /\b(?:dementia|geront|ageing|aging|palliat|end of life)/,
    /\bnurs/,
  ],
  pharmacy: [
    /\b(?:regulat|trial|clinical research)/,
    /\b(?:discover|design|medicinal)/,
    /\b(?:practice|clinical pharm|hospital pharm|communit)/,
    /\b(?:market|business|management|econom)/,
  ],
  'allied-health': [
    /\b(?:physio|physical ther|manual|musculo)/,
    /\boccupational/,
    /\b(?:speech|language|audio|hearing)/,
    /\b(?:radio|ultraso|sonogr|imag)/,
    /\b(?:art|arts|music|drama|dance) (?:psycho)?therap/,
    /\b(?:counsel|psychother)/,
    /\b(?:osteo|chiropr|podiatr)/,
  ],
  'sport-science': [
    /\b(?:strength|condition|performance|coach|train(?:ing|er)|biomech|kinesi|movement|football|analysis|high performance|sports? scien|sports? and exercise scien|(?<!clinical )exercise scien)/,
    /\b(?:manage|business|law|market|polic|administ|event|media|financ|econom|leader|governance|integrit)/,
    /\b(?:health|rehab|therap|medic|nutrit|wellness|clinical|injur|activity)/,
    /\bpsycholog/,
    /\b(?:teach|physical education|pedagog)/,
  ],
  psychology: [
    /\b(?:clinical|mental|therap|counsel|abnormal)/,
    /\b(?:forensic|criminal|investigat)/,
    /\b(?:organi[sz]ation|business|occupation|work|industrial|consumer|economic)/,
    /\b(?:neuro|cogniti|brain)/,
    /\b(?:education|school|child|develop)/,
    /\bsport/,
    /\b(?:social|cultur|polit)/,
    /(?<!\bmental )\bhealth/,
  ],
  'international-relations': [
    /\b(?:security|war|terror|strateg|intelligence|defen[cs]e)/,
    /\b(?:human rights|humanitar|migration|refugee)/,
    /\b(?:asia|africa|middle east|latin|russia|eurasia|american|chin|japan|european)/,
    /\b(?:peace|conflict)/,
  ],
  'public-policy': [
    /\b(?:econom|financ|tax)/,
    /\b(?:health)/,
    /\b(?:environment|energy|climat)/,
    /\b(?:educat)/,
    /\b(?:urban|cit(?:y|ies)|local|metropol)/,
    /\b(?:european|asia|africa|latin)/,
    /\b(?:technolog|scien|digital|data|internet)/,
    /\b(?:public|social) (?:polic|administ|affair|manage|governance)|\bpublic and|\bgovernment\b|\bgovernance\b/,
  ],
  sociology: [
    /\banthropolog/,
    /\b(?:gender|women|sexual)/,
    /\b(?:migra|refugee|ethnic|race|diaspora)/,
    /\b(?:child|youth|famil)/,
    /\b(?:internet|digital|data|technolog|sts)\b/,
    /\b(?:method|research)/,
  ],
  'development-studies': [
    /\b(?:humanitar|disaster|emergenc|refugee)/,
    /\beconom/,
    /\b(?:environment|sustainab|climat)/,
    /\b(?:communit|social|child|youth)/,
  ],
  law: [
    /\b(?:intellectual|ip\b|technolog|cyber|digital|data|media|internet|innovation)/,
    /\b(?:corporate|commerc|business|bank|econom|finan|tax|compet|trade|merger|insolv|arbitrat|dispute)/,
    /\b(?:human rights|humanitar|migra|refugee)/,
    /\b(?:environment|energy|climat|natural resource)/,
    /\b(?:crimin|penal)/,
    /\b(?:maritime|shipping|air|space|aviation)\b/,
    /\b(?:medic|health|bioethic)/,
    /\bsport/,
  ],
  criminology: [
    /\b(?:forensic|dna|crime scene|toxicol)/,
    /\b(?:cyber|fraud|financial)/,
    /\b(?:criminolog|criminal just|polic(?:ing|e)|penolog|probation|crime)/,
    /\b(?:security|terror|intelligence|risk)/,
  ],
  design: [
    /\b(?:fashion|textile|jewel|costume)/,
    /\b(?:graphic|visual|communicat|typo|illustrat)/,
    /\b(?:interior|furniture|space|spatial|lighting)/,
    /\b(?:product|industrial|transport|automo|engineering)/,
    /\b(?:service|interact|ux|experience|user|digital)/,
    /\b(?:game|animat)/,
  ],
  'fine-arts': [
    /\bphotograph/,
    /\b(?:curat|gallery|museum|management|market|business)/,
    /\b(?:paint|sculpt|print|drawing|fine art|visual art|studio|contemporary art practice)/,
    /\b(?:history|theory|criticism)/,
  ],
  'music-performance': [
    /\b(?:theatre|drama|acting|stage|directing|opera\b)/,
    /\b(?:dance|choreo)/,
    /\b(?:sound|audio|record|production|technolog)/,
    /\b(?:business|management|industr|marketing)/,
    /\b(?:compos|scor)/,
    /\b(?:therap)/,
    /\b(?:educat|teach|pedagog)/,
    /\b(?:musicolog|ethnomus|history)/,
    /\b(?:jazz|pop|rock|contemporary)\b/,
    /\b(?:piano|violin|viola|cello|string|orchestr|conduct|performance|voice|vocal|instrument|chamber)/,
  ],
  'film-media': [
    /\b(?:journal|reporting|reporter|newsroom|news)\b|\bjournalis|\bperiodis|\bgiornalis/,
    /\b(?:public relations|corporate communication|strategic communication|advertis|brand|organi[sz]ational communication|marketing|communication management|reputation|promotional)/,
    /\b(?:film|motion picture|cinema|screen|documentar|television|scriptwrit|directing|scoring|audiovisual|broadcast production)/,
    /\b(?:media studies|communications?\b|cultur|power|society|theory|global media|politic)/,
    /\b(?:multimedia|new media|digital media|interactive|media production|creative industr|games?|animat|media design|technolog|network|systems|engineering)/,
    /\bpublish/,
    /\b(?:science communication|health communication)/,
    /\bmedia (?:business|management|econom|industr|enterprise|leadership)/,
  ],
  'animation-games': [/\b(?:game|gaming)/, /\b(?:animat|character)/, /\b(?:visual effects|vfx|3d)/],
  'literature-languages': [
    /\b(?:linguist|phonet|phonolog|syntax|semantic)/,
    /\b(?:translat|interpret)/,
    /\b(?:creative writ|writing)/,
    /\b(?:tesol|teach|educat|elt\b|language learning|acquisition)/,
    /\b(?:literat|poetry|novel|shakespear)/,
    /\b(?:german|french|spanish|italian|chinese|japanese|arabic|hispanic|slav|celtic|gaelic|welsh|russian|korean) (?:stud|lang|lit|cult)/,
  ],
  history: [
    /\b(?:conserv|restor|preserv)/,
    /\b(?:archaeo|egypt|ancient|classic|osteo)/,
    /\b(?:art history|history of art|curat|arts?\b)/,
    /\b(?:museum|heritage|archiv)/,
    /\bdigital/,
    /\b(?:medieval|renaissance|byzant|early modern|modern history|global history|economic history|public history|military)/,
  ],
  philosophy: [
    /\b(?:theolog|relig|biblic|christ|islam|jew|buddh|divin|ministr|faith)/,
    /\b(?:ethic|bioeth)/,
    /\b(?:logic|science|mind|analytic|cognit)/,
    /\b(?:politic|social|law|econom)/,
  ],
  education: [
    /\b(?:early child|early years|kindergart|preschool|childhood)/,
    /\b(?:special|inclusi|disab|autis|needs)/,
    /\b(?:tesol|english|language)/,
    /\b(?:technolog|digital|e learning|learning design|online)/,
    /\b(?:leader|manage|administ|polic)/,
    /\b(?:higher education|student affairs)/,
    /\b(?:math|science|stem|physics|chemist)/,
    /\b(?:physical|sport|music|art|arts|drama)\b/,
    /\b(?:medic|health|nurs|clinical)/,
    /\b(?:psycholog|counsel)/,
    /\b(?:primary|secondary|teaching|teacher|pgce|curricul|pedagog)/,
  ],
  architecture: [
    /\blandscape/,
    /\binterior/,
    /\b(?:conserv|herit|restor|preserv|history)/,
    /\b(?:digital|comput|parametric|technolog)/,
    /\b(?:sustain|environment|energy|climate|green)/,
    /\burban/,
  ],
  'construction-management': [
    /\b(?:real estate|property|valuat)/,
    /\b(?:quantity|cost|commercial)/,
    /\b(?:bim\b|building information|digital)/,
    /\b(?:construct|project)/,
    /\b(?:survey|facilit)/,
  ],
  sustainability: [
    /\b(?:business|manage|corporate|finance|econom|leader)/,
    /\b(?:climat|carbon|energy|net zero)/,
    /\b(?:policy|law|governance|polit)/,
    /\b(?:science|monitor|pollut|technolog|toxic|assess)/,
    /\b(?:water|marine|ocean|coast)/,
    /\b(?:disaster|hazard|risk)/,
  ],
}

/**
 * Kinds of a field that nobody means who named other parts of it only: 'Animal Nutrition' names nutrition, and is not for
 * somebody who wants human nutrition.
 */
const APART: Readonly<Record<string, RegExp>> = {
  'food-science': /\b(?:animal|pet\b|feed\b|livestock|equine)/,
  psychology: /\b(?:sport|forensic|investigative|consumer|animal)/,
  education: /\b(?:medic|health|nurs|clinical|physical|sport|music|drama|christian|islamic|catholic)/,
  'sport-science': /\b(?:psycholog|equine|disabilit)/,
  'animation-games': /\b(?:sound|music|audio|psycholog)/,
  'electrical-engineering': /\bquantum\b/,
  'music-performance': /\b(?:dance|choreo|tanz)/,
  nursing: /\b(?:midwif|paramedic|veterinary|dental|occupational)/,
  law: /\b(?:maritime|shipping|medic|health|sport|islamic|canon|police)/,
  finance: /\b(?:islamic|real estate|property|energy|sport)/,
  economics: /\b(?:agricultur|health|sport|transport)/,
  'film-media': /\b(?:science|health|sport|fashion|food|preservation|conservation|archiv)/,
  history: /\b(?:health|medicine|military|islamic)/,
  biology: /\b(?:society|education|ethics)/,
  'public-health': /\b(?:dental|oral|veterinary|animal)/,
  'data-science': /\b(?:sport|agricultur|geo|astro)/,
}
const APART_BY_PLACE: readonly (RegExp | undefined)[] = FIELDS.map(({ code }) => APART[code])
/** The bit of those kinds, beside the bits of the parts. */
const IS_APART = 1 << 15

const PARTS_BY_PLACE: readonly (readonly RegExp[])[] = FIELDS.map(({ code }) => PARTS[code] ?? [])

/** The most parts of a field: the highest bit of sixteen is that of kinds apart. */
export const MOST_PARTS = Math.max(...PARTS_BY_PLACE.map(parts => parts.length))

/**
 * The parts of a field that a title names, one bit each; 0 where it is about the field as a whole.
 * @param place the field's place in FIELDS
 */
export function partsOfTitle(place: number, title: string): number {
  return bitsOf(place, plainText(title))
}

/** Whether a title of these parts is for somebody who named those: it names one, and is no kind apart that they did not. */
export function isOfParts(named: number, wanted: number): boolean {
  return (named & wanted & ~IS_APART) !== 0 && !isApart(named, wanted)
}

/** Whether a title of these parts is of a kind apart, and the person did not name one. */
export function isApart(named: number, wanted: number): boolean {
  return (named & IS_APART) !== 0 && (wanted & IS_APART) === 0
}

/** By a field's place in FIELDS: the parts of it that a person named, one bit each. */
export type WantedParts = {
  /** 0 where they named none, or the field as a whole beside them. */
  readonly named: Uint16Array
  /** Those that they named with nothing narrower: 'soil science' and 'heritage', and not 'architectural heritage'. */
  readonly alone: Uint16Array
}

export function partsWanted(subjectWords: string): WantedParts {
  const wanted = new Uint16Array(FIELDS.length + 1)
  const alone = new Uint16Array(FIELDS.length + 1)
  const isWhole = new Uint8Array(FIELDS.length)
  for (const piece of subjectWords.replace(DEGREE_OF_LAWS, 'LLM ').split(BETWEEN_PIECES)) {
    const words = plainText(piece)
    const isAlone = wordsOf(piece).filter(word => !isBroad(word)).length === 1
    for (const code of codesNamed(piece)) {
      const place = PLACES.get(code) ?? FIELDS.length
      const bits = bitsOf(place, words)
      if (bits === 0) isWhole[place] = 1
      wanted[place] = (wanted[place] ?? 0) | bits
      if (isAlone) alone[place] = (alone[place] ?? 0) | bits
    }
  }
  return { named: wanted.map((bits, place) => (isWhole[place] === 1 ? 0 : bits)), alone }
}

/** Its stops part no pieces: 'LL.M. in human rights law' names a part of law. */
const DEGREE_OF_LAWS = /\bll\.?\s?m\.?\s/gi
const BETWEEN_PIECES = /[,;:/|()\n•]|\.(?=\s|$)|\bor\b/
const PLACES = new Map(FIELDS.map(({ code }, place) => [code, place]))

function codesNamed(piece: string): Set<string> {
  const others = piece
    .toLowerCase()
    .split(/[^a-z.]+/)
    .flatMap(word => [
      ...(Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word]?.fields ?? []) : []),
      ...(Object.hasOwn(OTHER_MEANINGS, word) ? (OTHER_MEANINGS[word] ?? []).map(({ field }) => field) : []),
    ])
  return new Set([...fieldMentionsIn(piece).map(({ code }) => code), ...others])
}

function bitsOf(place: number, words: string): number {
  const apart = APART_BY_PLACE[place]?.test(words) ? IS_APART : 0
  return (PARTS_BY_PLACE[place] ?? []).reduce(
    (bits, pattern, part) => (pattern.test(words) ? bits | (1 << part) : bits),
    apart,
  )
}

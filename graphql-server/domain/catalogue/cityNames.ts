/** Cities of India by state, under the names that the catalogue has for them, and as people shorten states. */
export const STATES: Readonly<Record<string, readonly string[]>> = {
  'delhi|new delhi|ncr': [
    'new delhi',
    'delhi',
    'noida',
    'greater noida',
    'gurugram',
    'gurgaon',
    'faridabad',
    'ghaziabad',
    'dadri',
  ],
  'uttar pradesh|up': [
    ...['aligarh', 'bareilly', 'dadri', 'ghaziabad', 'greater noida', 'jais', 'kanpur', 'lucknow', 'noida'],
    ...['prayagraj', 'varanasi'],
  ],
  haryana: ['faridabad', 'gurugram', 'hisar', 'karnal', 'kurukshetra', 'rohtak', 'sonepat', 'sonipat'],
  punjab: ['amritsar', 'chaheru', 'chandigarh', 'ludhiana', 'mohali', 'patiala', 'rajpura', 'rupnagar'],
  rajasthan: ['jaipur', 'jodhpur', 'pilani', 'udaipur'],
  'uttarakhand|uttaranchal': ['dehradun', 'kashipur', 'pantnagar', 'roorkee'],
  'himachal|himachal pradesh': ['mandi', 'sirmaur', 'solan'],
  'kashmir|jammu and kashmir|j&k': ['jammu'],
  'madhya pradesh|mp': ['bhopal', 'gwalior', 'indore', 'jabalpur', 'sagar'],
  chhattisgarh: ['khairagarh', 'raipur'],
  bihar: ['bodh gaya', 'patna'],
  jharkhand: ['dhanbad', 'jamshedpur', 'ranchi'],
  'west bengal|bengal': ['durgapur', 'howrah', 'kharagpur', 'kolkata', 'santiniketan'],
  'odisha|orissa': ['bhubaneswar', 'cuttack', 'rourkela', 'sambalpur'],
  'north east|northeast|north-east|assam|meghalaya|manipur': ['guwahati', 'imphal', 'shillong', 'tezpur'],
  gujarat: ['ahmedabad', 'anand', 'gandhinagar', 'surat', 'vadodara'],
  maharashtra: ['mumbai', 'nagpur', 'pune'],
  goa: ['goa'],
  karnataka: ['bangalore', 'bengaluru', 'mangaluru', 'manipal', 'mysuru'],
  kerala: ['kochi', 'kottayam', 'kozhikode', 'palakkad', 'thiruvananthapuram'],
  'tamil nadu|tamilnadu|tn': [
    ...['chennai', 'chidambaram', 'coimbatore', 'madurai', 'tiruchirappalli', 'tiruvallur', 'vellore'],
  ],
  'andhra|andhra pradesh|ap': ['sri city', 'tirupati', 'vijayawada', 'visakhapatnam'],
  telangana: ['hyderabad', 'sangareddy', 'warangal'],
  'pondicherry|puducherry': ['puducherry'],
}

/** The states of a region of India by the first of their names. */
export const REGIONS: readonly (readonly [pattern: RegExp, states: readonly string[]])[] = [
  [
    /\bnorth(?:ern)?(?:\sindia|\sside|$|[,.;])|\bin (?:the )?north\b/,
    [
      ...['delhi', 'uttar pradesh', 'haryana', 'punjab', 'rajasthan', 'uttarakhand', 'himachal', 'kashmir'],
      ...['madhya pradesh', 'bihar', 'jharkhand'],
    ],
  ],
  [
    /\bsouth(?:ern)?(?:\sindia|\sside)|\bin (?:the )?south\b/,
    ['karnataka', 'kerala', 'tamil nadu', 'andhra', 'telangana', 'pondicherry'],
  ],
  [/\beast(?:ern)?(?:\sindia|\sside)/, ['bihar', 'jharkhand', 'west bengal', 'odisha', 'north east']],
  [/\bwest(?:ern)?(?:\sindia|\sside)/, ['gujarat', 'maharashtra', 'goa', 'rajasthan']],
]

/** Other names of cities. */
export const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  bangalore: ['bengaluru'],
  bengaluru: ['bangalore'],
  bombay: ['mumbai'],
  calcutta: ['kolkata'],
  madras: ['chennai'],
  cochin: ['kochi'],
  trivandrum: ['thiruvananthapuram'],
  gurgaon: ['gurugram'],
  delhi: ['new delhi'],
  mysore: ['mysuru'],
  mangalore: ['mangaluru'],
  allahabad: ['prayagraj'],
  trichy: ['tiruchirappalli'],
  vizag: ['visakhapatnam'],
  calicut: ['kozhikode'],
  pondicherry: ['puducherry'],
  baroda: ['vadodara'],
  nyc: ['new york', 'new york city'],
  'new york': ['new york city'],
  la: ['los angeles'],
}

/**
 * Cities of the catalogue in states and regions that people rule out by name, and around large cities. What shares its
 * name with a city of another country is left out.
 */
export const REGIONS_ABROAD: Readonly<Record<string, readonly string[]>> = {
  quebec: 'montreal|quebec city|sherbrooke'.split('|'),
  ontario:
    'guelph|hamilton|kingston|oshawa|ottawa|peterborough|st. catharines|sudbury|thunder bay|toronto|waterloo|windsor'.split(
      '|',
    ),
  'british columbia': 'burnaby|kamloops|langley|nanaimo|prince george|vancouver|victoria'.split('|'),
  alberta: 'calgary|edmonton|lethbridge'.split('|'),
  saskatchewan: 'regina|saskatoon'.split('|'),
  texas:
    'arlington|austin|beaumont|college station|dallas|denton|el paso|fort worth|houston|lubbock|richardson|san antonio|san marcos|waco'.split(
      '|',
    ),
  florida: 'boca raton|daytona beach|fort lauderdale|gainesville|miami|orlando|tallahassee|tampa'.split('|'),
  california:
    'berkeley|claremont|davis|irvine|loma linda|long beach|los angeles|malibu|pasadena|riverside|san diego|san francisco|san jose|san luis obispo|santa barbara|santa clara|santa clarita|santa cruz|stanford'.split(
      '|',
    ),
  massachusetts:
    'amherst|babson park|boston|chestnut hill|dartmouth|lowell|medford|waltham|williamstown|worcester'.split(
      '|',
    ),
  'new jersey': 'hoboken|new brunswick|newark|princeton|south orange'.split('|'),
  boston: 'chestnut hill|medford|waltham'.split('|'),
  madrid: 'las rozas de madrid|mostoles|pozuelo de alarcon'.split('|'),
  queensland: 'brisbane|gold coast|nathan|norman gardens|sippy downs|toowoomba|townsville'.split('|'),
  'western australia': 'joondalup|murdoch|perth'.split('|'),
  perth: 'joondalup|murdoch'.split('|'),
  scotland: 'aberdeen|dundee|edinburgh|glasgow|musselburgh|paisley|st andrews|stirling'.split('|'),
  wales: 'aberystwyth|bangor|cardiff|newport|pontypridd|swansea'.split('|'),
  'northern ireland': 'belfast'.split('|'),
  bavaria:
    'amberg|augsburg|bamberg|bayreuth|coburg|deggendorf|eichstatt|erlangen|freising|hof|ingolstadt|munich|neu-ulm|nuremberg|passau|regensburg|rosenheim|wurzburg'.split(
      '|',
    ),
}

/** Names that cities abroad have in their own language. */
export const OWN_NAMES: Readonly<Record<string, readonly string[]>> = {
  torino: ['turin'],
  milano: ['milan'],
  roma: ['rome'],
  firenze: ['florence'],
  padova: ['padua'],
  napoli: ['naples'],
  venezia: ['venice'],
  genova: ['genoa'],
  munchen: ['munich'],
  koln: ['cologne'],
  sevilla: ['seville'],
}

/** Cities whose names are ordinary words: only with a capital they are meant. */
const ALSO_WORDS = new Set(
  'reading bath mobile normal nice orange commerce media essen sale mission la college storrs anand sagar up'.split(
    ' ',
  ),
)

/** A text without accents, and with one kind of apostrophe. */
export const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, "'")

/** Whether a text has the name of a place as whole words. Names that are ordinary words need a capital. */
export function hasPlaceName(text: string, name: string): boolean {
  if (!text.toLowerCase().includes(name)) return false
  const pattern = name.replaceAll(/[^a-z0-9 ]/g, '.')
  const capital = `${pattern.charAt(0).toUpperCase()}${pattern.slice(1)}`
  return ALSO_WORDS.has(name)
    ? new RegExp(String.raw`\b(?:${capital}|${pattern.toUpperCase()})\b`).test(text)
    : new RegExp(String.raw`\b${pattern}\b`, 'i').test(text)
}

/** Large cities of the other countries that people wish for or rule out by name. */
const LARGE_CITIES =
  'london|birmingham|manchester|glasgow|edinburgh|new york|chicago|los angeles|san francisco|houston|seattle|miami|toronto|vancouver|montreal|ottawa|munich|berlin|hamburg|frankfurt|milan|rome|turin|bologna|barcelona|valencia|catalonia|sydney|melbourne|brisbane|adelaide|canberra|leeds|bristol|liverpool|cardiff|belfast|nottingham|sheffield|newcastle|leicester|southampton|oxford|norwich|leipzig|dresden|cologne|stuttgart|heidelberg|freiburg|aachen|dusseldorf|bonn|gottingen|florence|naples|padua|pisa|genoa|venice|trento|seville|granada|bilbao|salamanca|malaga|zaragoza|calgary|edmonton|halifax|winnipeg|waterloo|philadelphia|atlanta|austin|dallas|denver|pittsburgh|san diego'.split(
    '|',
  )

const INDIAN_NAMES = [
  ...new Set([
    ...Object.entries(STATES).flatMap(([names, cities]) => [...names.split('|'), ...cities]),
    ...Object.keys(OTHER_NAMES).filter(name => !/^(?:nyc|new york|la)$/.test(name)),
  ]),
].filter(name => name.length > 2)
const NAMES_ABROAD = [
  ...new Set([...LARGE_CITIES, ...Object.keys(REGIONS_ABROAD), ...Object.keys(OWN_NAMES)]),
]
const PLACE_NAMES = [...INDIAN_NAMES, ...NAMES_ABROAD]

/** What makes a city abroad no place to be in: a university or a bar of its name, or where somebody comes from. */
const NAME_BEHIND =
  /^\s(?:uni\b|univ|school|college|institute|bar\b|law\b|business|style|based|branch|office)/i
const NAME_BEFORE =
  /\b(?:univ\w*|uni|college|school|institute)\sof(?:\s\w+)?\s$|\b(?:from|visited|worked\s\w+|born\s\w+|(?:sit|sits|lives?|living|settled|based|works?)\sin)\s$/i

function isWishedAbroad(plain: string, name: string): boolean {
  const at = plain.toLowerCase().indexOf(name)
  return (
    hasPlaceName(plain, name) &&
    !NAME_BEHIND.test(plain.slice(at + name.length)) &&
    !NAME_BEFORE.test(plain.slice(0, at))
  )
}

/** The cities, states and regions that a text names, without accents. */
export function placesIn(text: string): string[] {
  const plain = folded(text)
  const found = [
    ...INDIAN_NAMES.filter(name => hasPlaceName(plain, name)),
    ...NAMES_ABROAD.filter(name => isWishedAbroad(plain, name)),
  ]
  // 'Delhi' of 'New Delhi' is one place.
  const places = found.filter(name => !found.some(other => other !== name && other.includes(name)))
  return places
    .map(name => ({ name, at: plain.toLowerCase().indexOf(name) }))
    .sort((a, b) => a.at - b.at)
    .map(({ name, at }) => plain.slice(at, at + name.length))
}

/** Whether a text names a city, state or region that people rule out. Small cities outside India are not known here. */
export function namesPlace(text: string): boolean {
  const plain = folded(text)
  return (
    REGIONS.some(([pattern]) => pattern.test(plain.toLowerCase())) ||
    PLACE_NAMES.some(name => hasPlaceName(plain, name))
  )
}

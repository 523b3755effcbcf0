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

/** Large cities of the other countries that people rule out by name. */
const LARGE_CITIES =
  'london|birmingham|manchester|glasgow|edinburgh|new york|boston|chicago|los angeles|san francisco|houston|seattle|miami|texas|florida|california|toronto|vancouver|montreal|ottawa|ontario|quebec|munich|berlin|hamburg|frankfurt|bavaria|milan|rome|turin|bologna|madrid|barcelona|valencia|catalonia|sydney|melbourne|brisbane|perth|adelaide|canberra|scotland|wales|northern ireland'.split(
    '|',
  )

const INDIAN_NAMES = [
  ...new Set([
    ...Object.entries(STATES).flatMap(([names, cities]) => [...names.split('|'), ...cities]),
    ...Object.keys(OTHER_NAMES).filter(name => !/^(?:nyc|new york|la)$/.test(name)),
  ]),
].filter(name => name.length > 2)
const PLACE_NAMES = [...INDIAN_NAMES, ...LARGE_CITIES]

/** The cities and states of India that a text names, without accents. */
export function placesIn(text: string): string[] {
  const plain = folded(text)
  const found = INDIAN_NAMES.filter(name => hasPlaceName(plain, name))
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

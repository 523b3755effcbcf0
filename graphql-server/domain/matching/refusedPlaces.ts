/** Cities of India by state, under the names that the catalogue has for them, and as people shorten states. */
const STATES: Readonly<Record<string, readonly string[]>> = {
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
const REGIONS: readonly (readonly [pattern: RegExp, states: readonly string[]])[] = [
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
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
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

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[’']/g, "'")

/** Whether a text has a name as whole words. */
function names(text: string, name: string): boolean {
  if (!text.toLowerCase().includes(name)) return false
  const pattern = name.replaceAll(/[^a-z0-9 ]/g, '.')
  const capital = `${pattern.charAt(0).toUpperCase()}${pattern.slice(1)}`
  return ALSO_WORDS.has(name)
    ? new RegExp(String.raw`\b(?:${capital}|${pattern.toUpperCase()})\b`).test(text)
    : new RegExp(String.raw`\b${pattern}\b`, 'i').test(text)
}

/**
 * Which of these cities somebody does not want, by their places: those that the refused words name, and those of a state
 * or region of India that they name.
 */
export function refusedCities(cities: readonly string[], refusedWords: string): ReadonlySet<number> {
  const text = folded(refusedWords)
  if (text.trim() === '') return new Set()
  const lower = text.toLowerCase()
  const inRegions = REGIONS.flatMap(([pattern, states]) => (pattern.test(lower) ? states : []))
  const inIndia = Object.entries(STATES).flatMap(([all, found]) => {
    const own = all.split('|')
    return own.some(state => inRegions.includes(state) || (state.length > 2 && names(text, state)))
      ? found
      : []
  })
  const others = Object.entries(OTHER_NAMES).flatMap(([name, same]) => (names(text, name) ? same : []))
  const refused = new Set([...inIndia, ...others])
  return new Set(
    cities.flatMap((city, place) => {
      const name = folded(city).toLowerCase()
      return name !== '' && (refused.has(name) || names(text, name)) ? [place] : []
    }),
  )
}

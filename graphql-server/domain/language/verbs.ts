/**
 * The verbs with which people begin a line about their work ('Led a team of 17'). This is our list rather than a
 * tagger's guess: a fragment is completed only if its verb is certain.
 */

const REGULAR =
  `achieve act adapt address administer adopt advise aim analyse analyze annotate apply arrange assemble
assess assign assist attain attend audit author automate award balance benchmark calculate calibrate chair clean coach
co-author co-found code collaborate collect combine compare compete compile complete compose compute conceptualise
conceptualize conduct configure consult contribute convert cooperate coordinate co-ordinate correct counsel cover
create cultivate customise customize debug decide decrease define deliver demonstrate deploy derive describe design
detect determine develop devise diagnose digitise digitize direct discover discuss document double draft earn educate
eliminate employ enable engage engineer enhance ensure establish estimate evaluate examine execute expand experience
experiment explore extend fabricate facilitate file finish formulate found fulfil gain gather generate graduate guide
handle head help host identify implement improve increase influence initiate inspect inspire install integrate
interact intern interview introduce investigate join label launch learn liaise lower maintain manage map measure mentor
migrate model modify monitor motivate negotiate observe obtain open operate optimise optimize orchestrate organise
organize participate partner perform pioneer pitch plan play prepare present print process produce program propose prototype
provide publish pursue qualify raise rank receive recommend record recruit redesign reduce refactor refine replace
report represent research resolve restructure review revise save scale schedule score screen secure select serve
settle shadow simplify simulate solve source specialise specialize start streamline strengthen structure study submit
succeed supervise supply support survey synthesise synthesize tackle target test track trade train transform translate
treat triple tutor upgrade use utilise utilize validate verify visit visualise visualize volunteer work pass replicate remove scrape memorise memorize clear earn expose rescue repair restore ship sign simplify sketch sort split sponsor succeed summarise summarize travel tune turn uncover walk want watch welcome weld listen respect care share trust talk stop act stay admit accept explain invite move change ask own spearhead curate wait fix swap hire sew borrow carry climb persuade convince champion mobilise mobilize fundraise moderate digitalise onboard reconcile`
    .split(/\s+/u)
    .filter(verb => verb !== '')

/** By base, the past. */
const IRREGULAR: Readonly<Record<string, string>> = {
  be: 'was',
  become: 'became',
  begin: 'began',
  bring: 'brought',
  build: 'built',
  buy: 'bought',
  choose: 'chose',
  come: 'came',
  cut: 'cut',
  do: 'did',
  draw: 'drew',
  drive: 'drove',
  fail: 'failed',
  find: 'found',
  get: 'got',
  forecast: 'forecast',
  forget: 'forgot',
  pay: 'paid',
  catch: 'caught',
  lend: 'lent',
  feed: 'fed',
  give: 'gave',
  go: 'went',
  grow: 'grew',
  have: 'had',
  hold: 'held',
  keep: 'kept',
  know: 'knew',
  lead: 'led',
  lose: 'lost',
  make: 'made',
  meet: 'met',
  oversee: 'oversaw',
  rebuild: 'rebuilt',
  rewrite: 'rewrote',
  run: 'ran',
  put: 'put',
  ride: 'rode',
  see: 'saw',
  sit: 'sat',
  sell: 'sold',
  send: 'sent',
  show: 'showed',
  sing: 'sang',
  tell: 'told',
  set: 'set',
  speak: 'spoke',
  spend: 'spent',
  stand: 'stood',
  take: 'took',
  teach: 'taught',
  undertake: 'undertook',
  win: 'won',
  write: 'wrote',
}

const DOUBLED = new Set([
  'plan',
  'program',
  'map',
  'submit',
  'cut',
  'get',
  'begin',
  'run',
  'set',
  'win',
  'debug',
  'stop',
  'admit',
  'swap',
  'sit',
  'put',
  'forget',
])

function regularPast(verb: string): string {
  if (DOUBLED.has(verb)) return verb === 'program' ? 'programmed' : `${verb}${verb.at(-1)}ed`
  if (verb.endsWith('e')) return `${verb}d`
  if (/[^aeiou]y$/u.test(verb)) return `${verb.slice(0, -1)}ied`
  return `${verb}ed`
}

/** 'delegate' → 'delegating'. */
function gerundOf(verb: string): string {
  if (DOUBLED.has(verb)) return verb === 'program' ? 'programming' : `${verb}${verb.at(-1)}ing`
  if (verb.endsWith('e') && !/[eo]e$/u.test(verb) && verb !== 'be') return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

type VerbForm = { base: string; form: 'BASE' | 'PAST' | 'GERUND' }

const FORMS = new Map<string, VerbForm>()
const PASTS = new Map<string, string>()

for (const base of REGULAR)
  PASTS.set(base, base === 'fulfil' ? 'fulfilled' : base === 'label' ? 'labelled' : regularPast(base))
for (const [base, past] of Object.entries(IRREGULAR)) PASTS.set(base, past)
for (const [base, past] of PASTS) {
  FORMS.set(gerundOf(base), { base, form: 'GERUND' })
  if (!FORMS.has(base)) FORMS.set(base, { base, form: 'BASE' })
  // 'cut' and 'set' equal their past; a line about work that begins with them is in the past. 'found' is nearly always
  // the past of 'find'.
  FORMS.set(past, { base, form: 'PAST' })
}

/** The verb of this form, if it is one of the list. */
export function verbForm(word: string): VerbForm | null {
  return FORMS.get(word.toLowerCase()) ?? null
}

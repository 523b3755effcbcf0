import type { Span } from './words.ts'

/**
 * Names of subjects that people shorten or write in another language, as patterns of whole words, with the words that the
 * taxonomy and titles use. The first that fits counts.
 */
const MEANINGS: readonly (readonly [pattern: string, english: string])[] = [
  // Shortened
  [String.raw`eng(?=\s(?:lit|literature|language|hons|teach))`, 'english'],
  [String.raw`chem(?:ical)?\.?\s(?:engg?|engr|engineering)`, 'chemical engineering'],
  [String.raw`mech(?!\w)\.?(?!\s(?:engg?|engr|engineering))`, 'mechanical engineering'],
  [String.raw`fin\.?(?=\s(?:engg?|engr|engineering|math))`, 'financial'],
  [String.raw`prod\.?(?=\s(?:engg?|engr|engineering))`, 'production'],
  [String.raw`comp\.?(?=\s(?:sci|engg?|engr|app))`, 'computer'],
  [String.raw`pol(?:i|itical)?\.?\s?sci`, 'political science'],
  [String.raw`(?:special|sp)\.?\sed`, 'special education'],
  [String.raw`(?:game|web|software|app)\sdev`, '$& development'],
  [String.raw`mass\scomms?`, 'media and journalism'],
  [String.raw`geo[\s-]informatics?`, 'geoinformatics'],
  ['engg?|engr', 'engineering'],
  ['sci', 'science'],
  ['mgmt|mgt|mngt', 'management'],
  ['mktg', 'marketing'],
  ['mech', 'mechanical'],
  ['elec', 'electrical'],
  ['chem', 'chemistry'],
  ['econ', 'economics'],
  ['psych', 'psychology'],
  ['stats', 'statistics'],
  ['biostats?', 'biostatistics'],
  ['env|enviro', 'environmental'],
  ['anthro', 'anthropology'],
  ['edn|edu', 'education'],
  ['lit', 'literature'],
  ['intl', 'international'],
  ['physio', 'physiotherapy'],
  ['rehab', 'rehabilitation'],
  ['telecoms?', 'telecommunications'],
  ['vet', 'veterinary'],
  // Spanish, Portuguese, Italian, French, German and Turkish
  [
    String.raw`ingenier[ií]a\s(?:civil\s)?industrial|ingegneria\sgestionale|wirtschaftsingenieur\w*|endüstri\smühendisliği`,
    'industrial engineering',
  ],
  [
    String.raw`ingenier[ií]a\smec[aá]nica|ingegneria\smeccanica|maschinenbau|makine\smühendisliği|g[eé]nie\sm[eé]canique`,
    'mechanical engineering',
  ],
  [
    String.raw`ingenier[ií]a\sel[eé]ctrica|ingegneria\selettr\w+|elektrotechnik|elektrik\S*\smühendisliği|g[eé]nie\s[eé]lectrique`,
    'electrical engineering',
  ],
  [
    String.raw`ingenier[ií]a\squ[ií]mica|ingegneria\schimica|chemieingenieur\w*|kimya\smühendisliği`,
    'chemical engineering',
  ],
  [
    String.raw`ingenier[ií]a\scivil|ingegneria\scivile|bauingenieur\w*|inşaat\smühendisliği|g[eé]nie\scivil`,
    'civil engineering',
  ],
  ['wirtschaftsinformatik', 'information systems'],
  [String.raw`educa[cç][aãá]?[oó]n?\sf[ií]sica|scienze\smotorie|sportwissenschaft\w*`, 'physical education'],
  [
    String.raw`inform[aá]tica|informatik|informatique|ingegneria\sinformatica|bilgisayar\smühendisliği`,
    'computer science',
  ],
  [String.raw`energietechnik|energ[ií]as?\srenovables?|energie\srinnovabili`, 'renewable energy'],
  [String.raw`umwelt\w+|ciencias\sambientales|scienze\sambientali`, 'environmental science'],
  [
    String.raw`administraci[oó]n\sde\sempresas|administra[cç][aã]o(?:\sde\sempresas)?|betriebswirtschaft\w*|bwl|işletme|economia\saziendale|gestion\sdes?\sentreprises?`,
    'business administration',
  ],
  [String.raw`econom[ií]a|[eé]conomie|volkswirtschaft\w*|vwl|iktisat|ekonomi`, 'economics'],
  ['contabilidad|contabilidade|ragioneria|comptabilit[eé]|muhasebe', 'accounting'],
  [String.raw`derecho|direito|giurisprudenza|droit|jura|rechtswissenschaft\w*|hukuk`, 'law'],
  ['turismo|tourisme|turizm', 'tourism'],
  ['psicolog[ií]a|psychologie|psikoloji', 'psychology'],
  ['arquitect?ura|architettura|architektur|mimarlık', 'architecture'],
  [
    String.raw`(?:şehir\sve\sbölge\splanlama|urbanismo|urbanistica|stadtplanung|planificaci[oó]n\surbana|urbanisme)\w*`,
    'urban planning',
  ],
  ['enfermer[ií]a|enfermagem|infermieristica|krankenpflege|hemşirelik', 'nursing'],
  [String.raw`biolog[ií]a|biologie|biyoloji|(?:scienze|ciencias)\sbiol[oó]gic\w+`, 'biology'],
  ['qu[ií]mica|chimica|chemie|chimie|kimya', 'chemistry'],
  ['f[ií]sica|physik|physique|fizik', 'physics'],
  [String.raw`matem[aá]tic\w*|mathematik|math[eé]matiques|matematik`, 'mathematics'],
  [
    'comunicaci[oó]n|comunica[cç][aã]o|comunicazione|periodismo|jornalismo|giornalismo|journalismus',
    'media and journalism',
  ],
  [String.raw`dise[nñ]o|diseg?no\sindustriale|gestaltung|tasarım`, 'design'],
  ['historia|geschichte|storia|tarih', 'history'],
  ['filosof[ií]a|philosophie|felsefe', 'philosophy'],
  ['filolog[ií]a|lettere|letras|germanistik|romanistik|anglistik|lettres|alsun', 'languages and literature'],
  [String.raw`trabajo\ssocial|servizio\ssociale|soziale\sarbeit`, 'social work'],
  [String.raw`pedagog[ií]a|ciencias\sde\sla\seducaci[oó]n|erziehungswissenschaft\w*`, 'education'],
  [
    String.raw`ciencias?\spol[ií]ticas?|scienze\spolitiche|politikwissenschaft\w*|sciences?\spolitiques?`,
    'political science',
  ],
  [
    String.raw`relaciones\sinternacionales|relazioni\sinternazionali|rela[cç][oõ]es\sinternacionais`,
    'international relations',
  ],
  [String.raw`agronom[ií]a|agrarwissenschaft\w*`, 'agronomy'],
  [String.raw`b\.?v\.?sc\b(?:\s?&\s?a\.?h)?|veterinaria`, 'veterinary science'],
]

const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\d.])(?:${MEANINGS.map(([pattern]) => `(${pattern})`).join('|')})(?![\p{L}\d])`,
  'giu',
)

/** A text in the taxonomy's words, and the place in the original of each of its ranges. */
export type InEnglish = { text: string; spanOf(span: Span): Span }

/** Writes out shortened names of subjects, and those in other languages. */
export function inEnglish(words: string): InEnglish {
  const pieces: { start: number; end: number; from: number; to: number; isSame: boolean }[] = []
  let text = ''
  let done = 0
  const add = (piece: string, from: number, to: number, isSame: boolean) => {
    pieces.push({ start: text.length, end: text.length + piece.length, from, to, isSame })
    text += piece
  }
  for (const match of words.matchAll(PATTERN)) {
    const place = match.slice(1).findIndex(group => group !== undefined)
    const english = (MEANINGS[place]?.[1] ?? '').replace('$&', match[0].replace(/\s\S+$/, ''))
    add(words.slice(done, match.index), done, match.index, true)
    done = match.index + match[0].length
    add(english, match.index, done, false)
  }
  add(words.slice(done), done, words.length, true)
  const pieceAt = (at: number) => pieces.find(({ start, end }) => start <= at && at < end)
  return {
    text,
    spanOf({ start, end }) {
      const first = pieceAt(start)
      const last = pieceAt(end - 1)
      return {
        start: first ? first.from + (first.isSame ? start - first.start : 0) : start,
        end: last ? (last.isSame ? last.from + (end - last.start) : last.to) : end,
      }
    },
  }
}

import { fieldMentionsIn } from '../../../../graphql-server/domain/catalogue/fields.ts'
import type { Program } from '../rows.ts'
import { withoutPlacement } from '../titles.ts'

/** Titles whose field the words of the taxonomy miss: the first pattern that fits names the field. */
const FIELDS_BY_TITLE: readonly (readonly [RegExp, string])[] = [
  [/orthoptic|chinese medicine|speech pathology|medical imaging/i, 'allied-health'],
  [/human performance science/i, 'sport-science'],
  [/biosecurity/i, 'agriculture'],
  [/professional engineering \(chemical/i, 'chemical-engineering'],
  [/professional engineering \(environmental/i, 'environmental-engineering'],
  [/professional engineering \(computer|neuromorphic/i, 'electrical-engineering'],
  [/^spatial science\b/i, 'earth-science'],
  [/digital and social media/i, 'film-media'],
  [/leadership in education/i, 'education'],
  [/corporate governance/i, 'management'],
  [/technomathemat/i, 'mathematics'],
  [/cyber ?psychology/i, 'psychology'],
  [/cyber[ -]?physical/i, 'robotics'],
  [/\bcyber ?-?security|information security|computing security/i, 'cybersecurity'],
  [/cyber ?crime/i, 'criminology'],
  [/motorsport/i, 'automotive-engineering'],
  [/sports? and exercise psychology|sport psychology/i, 'psychology'],
  [/psychology/i, 'psychology'],
  [/\bsports? (and exercise )?(management|business|analytics|data)|management.*sports?\b/i, 'sport-science'],
  [/exercise (physiology|science)/i, 'sport-science'],
  [/sports? journalism/i, 'film-media'],
  [/(hospitality|tourism|culinary|events?) .*management|tourism/i, 'hospitality-tourism'],
  [/intellectual property|\blaws?\b(?! enforcement)|\bll\.?m\b|\blegal\b/i, 'law'],
  [
    /(health ?care|\bhealth\b|clinical).*(management|leadership)|(management|leadership).*(health ?care|\bhealth\b)/i,
    'health-management',
  ],
  [/(health|medical|professional|nurs\w+) education|education.*(health|medic)/i, 'education'],
  [/aquaculture|fisheries/i, 'agriculture'],
  [/marine (biolog|ecosystem|science|conservation|environment)|aquatic/i, 'ecology'],
  [/renewable energy/i, 'energy-engineering'],
  [
    /\b(data|optical|broadband|wireless|mobile) communications?|\bdigital communications\b|communications? (and \w+ )?(engineering|systems)|telecommunication/i,
    'telecommunications',
  ],
  [/communications? networks?|^multimedia and communications?$/i, 'telecommunications'],
  [/\bvehicle propulsion/i, 'automotive-engineering'],
  [/optic|photonic/i, 'physics'],
  [/mechatronic|robot/i, 'robotics'],
  [/embedded|micro-?electronic|vlsi|integrated circuit|power (electronic|system)/i, 'electrical-engineering'],
  [/child development|developmental disorder|cognitive science/i, 'psychology'],
  [/language acquisition|tesol/i, 'literature-languages'],
  [/transport\w* (engineering|systems)/i, 'civil-engineering'],
  [/(maritime|shipping|transport\w*).*(logistics|management|operations|business)/i, 'supply-chain'],
  [/mathematics? for education/i, 'education'],
]

/** Titles that name no subject: 'Master of Arts'. */
const ANY_SUBJECT = /^(applied science|(liberal )?arts)$/i

/**
 * Puts right the fields of programmes that no counsellor has read, by words of their titles, and adds the other fields
 * that a title names.
 */
export function correctFields(programs: readonly Program[]): Program[] {
  return programs.map(program => {
    if (program.knowledgeYear !== '' || program.degreeType === 'MBA') return program
    const subject = withoutPlacement(program.subject)
    if (ANY_SUBJECT.test(subject)) return { ...program, field: 'interdisciplinary', otherFields: '' }
    const named = fieldMentionsIn(subject).flatMap(({ code, isGeneral }) => (isGeneral ? [] : [code]))
    const ruled = FIELDS_BY_TITLE.find(([pattern]) => pattern.test(subject))?.[1]
    // 'Artificial Intelligence and Cybersecurity' is of both: the word that comes first names the main field.
    const field = ruled === undefined || named[0] === program.field ? program.field : ruled
    const others = [ruled, program.field, ...named].filter(
      (code): code is string => code !== undefined && code !== field && code !== 'engineering',
    )
    const isOwn = ruled === undefined || field !== ruled
    const kept = isOwn ? others : others.filter(code => code !== program.field || named.includes(code))
    return { ...program, field, otherFields: [...new Set(kept)].slice(0, 2).join('|') }
  })
}

/** What somebody is or was: 'captain', 'data analyst', 'winner'. */
const ROLE_NAME =
  '(?:winner|finalist|semi-?finalist|captain|president|vice[- ]president|member|volunteer|secretary|treasurer|coordinator|co-ordinator|organi[sz]er|editor|topper|intern|runner[- ]up|author|mentor|assistant|founder|co-?founder|recipient|medall?ist|scholar|representative|ambassador|chairperson|chair|head|scientist|engineer|analyst|manager|consultant|developer|researcher|architect|nurse|designer|professor|lecturer|economist|officer|leader|specialist|planner|entrepreneur|director|practitioner|strategist|teacher|tutor|trainee|associate|executive|technician|programmer|administrator|adviser|advisor|therapist|physician|accountant|banker|journalist|spokesman|spokeswoman|spokesperson|supervisor|encoder|assessor|enumerator|interviewer|archivist|librarian|translator|interpreter|delegate|moderator|facilitator|referee|conductor|cashier|minister|midwife|pharmacist|steward|treasurer|technologist|officer|player|singer|dancer|swimmer|athlete|debater|painter|guitarist|pianist|photographer|trainer|operator|driver|baker|carer|mechanic|electrician|instructor|farmer|inspector|surveyor|veterinarian|CEO|CTO|CFO|COO|CMO)'

/** A role that opens a line, with up to three words before its name. */
export const ROLE = new RegExp(
  `^(?:(?:an?|the) )?((?:(?!(?:19|20)\\d\\d|(?:to|of|for|with|at|in|by|from|and|then|on|as|since|now|currently|later|father|mother|parents|brother|sister|husband|wife|uncle|aunt|cousin|son|daughter|grandfather|grandmother|friend|boss|he|she)\\b)[\\p{L}\\d+&/'’.-]+ ){0,3}?${ROLE_NAME})(?=$|[.,]| (?:of(?! the (?:year|month|quarter|week))|at|in|for|with|on|and|to|from|since|who|working|within|during|then|\\()\\b)`,
  'iu',
)

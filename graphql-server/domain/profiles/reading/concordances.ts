/** Pairs of a score and its equivalent, both ascending. */
type Points = readonly (readonly [score: number, worth: number])[]

/** The equivalent of a score by linear interpolation, constant beyond both ends. It never falls as the score rises. */
function along(points: Points, score: number): number {
  let [before, worth] = points[0] ?? [0, 0]
  if (score <= before) return worth
  for (const [next, nextWorth] of points) {
    if (score < next) return worth + ((score - before) / (next - before)) * (nextWorth - worth)
    before = next
    worth = nextWorth
  }
  return worth
}

/** The equivalent of the highest point that a score reaches. */
function reached(points: Points, score: number): number {
  return points.findLast(([floor]) => score >= floor)?.[1] ?? 0
}

function turned(points: Points): Points {
  return points.map(([score, worth]) => [worth, score])
}

const tenth = (value: number) => Math.round(value * 10) / 10

/**
 * Indian grade points on the scale of 4. The University Grants Commission's letters (O, A+, A, B+, B, C and P at 10 to
 * 4 points: 'Choice Based Credit System', 2015) are matched in order with the letters of the scale of 4 (A at 4.0, A-
 * at 3.7 … C at 2.0), with linear interpolation in between.
 */
const OF_10_TO_4: Points = [
  [0, 0],
  [4, 2],
  [5, 2.3],
  [6, 2.7],
  [7, 3],
  [8, 3.3],
  [9, 3.7],
  [10, 4],
]

/** A grade of 10 as a grade of 4. */
export function of10To4(grade: number): number {
  return along(OF_10_TO_4, grade)
}

/** A grade of 4 as a grade of 10, by the inverse. */
export function of4To10(grade: number): number {
  return along(turned(OF_10_TO_4), grade)
}

/**
 * An Indian percentage as grade points of 10: points = percentage / 10 + 0.75, as the All India Council for Technical
 * Education's Approval Process Handbook equates them (6.25 is 55 %, 8.25 is 75 %); at most 10.
 */
export function percentTo10(percent: number): number {
  return percent < 40 ? (percent / 40) * 4.75 : Math.min(10, percent / 10 + 0.75)
}

/** British marks on the scale of 4, as the US-UK Fulbright Commission equates them. */
const BRITISH_TO_4: Points = [
  [0, 0],
  [35, 1],
  [40, 2],
  [45, 2.3],
  [50, 2.7],
  [55, 3],
  [60, 3.3],
  [65, 3.7],
  [70, 4],
]

/** A British mark of 100 as a grade of 4. */
export function britishTo4(mark: number): number {
  return along(BRITISH_TO_4, mark)
}

/**
 * Australian grade points of 7 on the scale of 4: High Distinction, Distinction, Credit and Pass as A, A-, B and C,
 * the letters that evaluators of credentials commonly give them.
 */
const AUSTRALIAN_TO_4: Points = [
  [0, 0],
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 3.7],
  [7, 4],
]

/** Australian grade points of 7 as a grade of 4. */
export function australianTo4(points: number): number {
  return along(AUSTRALIAN_TO_4, points)
}

/** An Australian weighted average mark as grade points of 7: 85 is a High Distinction, 75, 65 and 50 those below. */
export function weightedMarkTo7(mark: number): number {
  return along(
    [
      [0, 0],
      [45, 3],
      [50, 4],
      [65, 5],
      [75, 6],
      [85, 7],
    ],
    mark,
  )
}

/**
 * A grade as one of 10 (4 is a pass) by its position between the pass and the best grade of its scale: the modified
 * Bavarian formula of the Standing Conference of German education ministers, inverted. With `best` below `pass`, as on
 * the German scale of 1.0 to 5.0, lower is better.
 */
export function bavarianTo10(grade: number, { best, pass }: { best: number; pass: number }): number {
  const share = (grade - pass) / (best - pass)
  return Math.min(10, Math.max(0, 4 + 6 * share))
}

/** French marks of 20 on the scale of 4: très bien, bien, assez bien and passable as A, A-, B+ and B-. */
export function frenchTo4(mark: number): number {
  return along(
    [
      [0, 0],
      [10, 2.7],
      [12, 3.3],
      [14, 3.7],
      [16, 4],
    ],
    mark,
  )
}

/**
 * Verbal and quantitative scores of the GRE before August 2011 (200 to 800) on the scale of 130 to 170: points of
 * ETS's 'Concordance Information' for the GRE General Test.
 */
const OLD_VERBAL: Points = [
  [200, 130],
  [300, 138],
  [350, 143],
  [400, 146],
  [450, 150],
  [500, 153],
  [550, 156],
  [600, 160],
  [650, 163],
  [700, 166],
  [750, 169],
  [800, 170],
]
const OLD_QUANTITATIVE: Points = [
  [200, 131],
  [300, 136],
  [400, 140],
  [450, 141],
  [500, 144],
  [550, 146],
  [600, 148],
  [650, 151],
  [700, 155],
  [750, 159],
  [800, 166],
]

/** The total of a GRE from before August 2011 on the scale of 260 to 340. */
export function oldGreTotal({ verbal, quantitative }: { verbal: number; quantitative: number }): number {
  return Math.round(along(OLD_VERBAL, verbal)) + Math.round(along(OLD_QUANTITATIVE, quantitative))
}

/**
 * Totals of the GMAT Focus Edition as totals of the GMAT before it, by equal percentiles: GMAC's concordance of 2023
 * (645 is 700). Where several old totals match one, the one that keeps 645 at 700 is used.
 */
const FOCUS_TO_CLASSIC: Points = [
  [205, 200],
  [315, 240],
  [335, 280],
  [355, 310],
  [375, 330],
  [495, 520],
  [505, 530],
  [515, 550],
  [525, 560],
  [535, 570],
  [545, 580],
  [555, 600],
  [565, 610],
  [575, 620],
  [585, 640],
  [595, 650],
  [605, 650],
  [615, 670],
  [625, 680],
  [635, 690],
  [645, 700],
  [655, 710],
  [665, 720],
  [675, 730],
  [685, 740],
  [695, 750],
  [705, 750],
  [715, 760],
  [725, 760],
  [735, 770],
  [745, 770],
  [755, 780],
  [775, 780],
  [785, 790],
  [795, 790],
  [805, 800],
]

/** A Focus Edition total on the scale of 200 to 800, in tens. */
export function focusToClassic(total: number): number {
  return Math.round(along(FOCUS_TO_CLASSIC, total) / 10) * 10
}

/** The fewest points of TOEFL iBT (0 to 120) for a band of IELTS: ETS's comparison of the two. */
const TOEFL_TO_IELTS: Points = [
  [0, 0],
  [31, 4],
  [32, 4.5],
  [35, 5],
  [46, 5.5],
  [60, 6],
  [79, 6.5],
  [94, 7],
  [102, 7.5],
  [110, 8],
  [115, 8.5],
  [118, 9],
]

/** TOEFL iBT points as a band of IELTS. */
export function toeflToIelts(points: number): number {
  if (points < 31) return Math.floor((points / 31) * 8) / 2
  return reached(TOEFL_TO_IELTS, points)
}

/** The fewest TOEFL iBT points that ETS compares with a band of IELTS. */
export function leastToeflFor(band: number): number {
  return TOEFL_TO_IELTS.findLast(([, worth]) => band >= worth)?.[0] ?? 0
}

/** A band of IELTS as TOEFL iBT points: the middle of the points that ETS compares with it. */
export function ieltsToToefl(band: number): number {
  const place = TOEFL_TO_IELTS.findLastIndex(([, worth]) => band >= worth)
  const floor = TOEFL_TO_IELTS[place]?.[0] ?? 0
  if (band < 4) return Math.floor((band / 4) * 31)
  const next = TOEFL_TO_IELTS[place + 1]?.[0] ?? 121
  return Math.floor((floor + next - 1) / 2)
}

/** The fewest points of 0 to 120 for a score of 1 to 6: ETS's table for TOEFL iBT since 21 January 2026. */
const TOEFL_BANDS: Points = [
  [1, 0],
  [1.5, 12],
  [2, 24],
  [2.5, 34],
  [3, 44],
  [3.5, 58],
  [4, 72],
  [4.5, 86],
  [5, 95],
  [5.5, 107],
  [6, 114],
]

/** A TOEFL iBT score of 1 to 6 as points of 0 to 120: the middle of those that ETS gives, as its reports do. */
export function toeflBandToPoints(band: number): number {
  const place = TOEFL_BANDS.findLastIndex(([score]) => band >= score)
  const floor = TOEFL_BANDS[place]?.[1] ?? 0
  const next = TOEFL_BANDS[place + 1]?.[1] ?? 121
  return Math.floor((floor + next - 1) / 2)
}

/** Totals of the paper-based TOEFL as points of the iBT: points of ETS's 'TOEFL iBT Score Comparison Tables'. */
const PAPER_TO_POINTS: Points = [
  [310, 0],
  [400, 32],
  [450, 45],
  [500, 61],
  [525, 70],
  [550, 79],
  [575, 90],
  [600, 100],
  [625, 106],
  [650, 114],
  [673, 120],
  [677, 120],
]

/** A paper-based TOEFL total as points of the iBT. */
export function paperToeflToPoints(total: number): number {
  return Math.round(along(PAPER_TO_POINTS, total))
}

/** PTE Academic as a band of IELTS: the fewest points for each, from Pearson's concordance report of July 2025. */
export function pteToIelts(points: number): number {
  return reached(
    [
      [10, 3],
      [23, 4.5],
      [31, 5],
      [39, 5.5],
      [47, 6],
      [55, 6.5],
      [63, 7],
      [71, 7.5],
      [79, 8],
      [86, 8.5],
      [90, 9],
    ],
    points,
  )
}

/** The Duolingo English Test as a band of IELTS: the fewest points for each, from Duolingo's score comparison. */
export function duolingoToIelts(points: number): number {
  return reached(
    [
      [10, 2],
      [30, 3],
      [55, 4],
      [65, 4.5],
      [80, 5],
      [95, 5.5],
      [105, 6],
      [115, 6.5],
      [125, 7],
      [135, 7.5],
      [145, 8],
      [155, 8.5],
      [160, 9],
    ],
    points,
  )
}

/** A score of the Cambridge English Scale as a band of IELTS: the fewest points for each, from Cambridge's comparison of both. */
export function cambridgeToIelts(points: number): number {
  return reached(
    [
      [140, 4],
      [147, 4.5],
      [154, 5],
      [162, 5.5],
      [169, 6],
      [176, 6.5],
      [185, 7],
      [191, 7.5],
      [200, 8],
      [205, 8.5],
      [209, 9],
    ],
    points,
  )
}

/** A score of the NMAT as about the percentile that it has been in recent years. Indicative, of general knowledge. */
export function nmatToPercentile(points: number): number {
  return tenth(
    along(
      [
        [120, 30],
        [160, 55],
        [180, 70],
        [200, 85],
        [210, 90],
        [220, 94],
        [230, 97],
        [240, 98.5],
        [250, 99.3],
        [270, 99.9],
        [360, 100],
      ],
      points,
    ),
  )
}

/** The overall band of IELTS from its four sections: their mean, with a quarter and three quarters rounded up. */
export function ieltsOverall(sections: readonly number[]): number {
  const mean = sections.reduce((sum, band) => sum + band, 0) / sections.length
  return Math.floor(mean * 2 + 0.5) / 2
}

/** A grade of 10 as a share of the best, in thousandths. */
export function shareOf10(grade: number): number {
  return Math.round(grade * 100) / 1000
}

/** A grade as displayed: one decimal. */
export function roughly(grade: number): string {
  return tenth(grade).toFixed(1)
}

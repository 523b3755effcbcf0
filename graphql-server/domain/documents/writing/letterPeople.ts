/** The two people of a letter: the student it is about and the recommender who signs it. */

/** 'SHE' or 'HE' where the answers say so; null where they do not, or not with one voice. */
export type Pronoun = 'SHE' | 'HE' | null

export type Student = {
  /** 'Maya Sharma', or 'the applicant' where nobody named them. */
  full: string
  /** 'Maya', or 'the applicant'. */
  first: string
  pronoun: Pronoun
  isNamed: boolean
}

export type Recommender = { full: string | null; first: string | null; last: string | null }

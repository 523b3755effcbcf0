const LONGEST_SEARCH = 100

/** What a university's programmes are looked through for. */
export type ProgramSearch = { words: string }

export const PROGRAM_ADDRESS = {
  /** What an address asks for. */
  read: (params: URLSearchParams): ProgramSearch => ({
    words: params.get('q')?.trim().slice(0, LONGEST_SEARCH) ?? '',
  }),
  /** The address of a search. */
  write: ({ words }: ProgramSearch): URLSearchParams =>
    new URLSearchParams(words.trim() === '' ? {} : { q: words.trim() }),
}

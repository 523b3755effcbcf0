/** What a copy editor would circle without reading for sense. */
export function smellsIn(text: string): string[] {
  return [
    / {2,}/u,
    / [,;:!?.](?:\s|$)/u,
    /\.\.(?!\.)/u,
    /,,/u,
    /\b(?:I I|the the|a a|an an|to to|of of|also also)\b/u,
    // An abbreviation ends no sentence, and behind a question somebody may go on.
    /(?<=\p{Ll}{3}[.!] )(?<!\b(?:incl|min|max|approx|[Aa]sst|[Aa]ssoc|[Dd]ept|[Pp]rof|Univ)\. )\p{Ll}(?!\p{Lu}|[\p{L}\d]*[._@])/u,
    /(?<!\p{L})a (?=[aeo]\p{Ll})(?!one|onc|eu)/u,
    /\{(?:x|place)\}/u,
    /\b(?:undefined|null|NaN)\b/u,
    /<\/?[a-z]+>/iu,
    /\bi\b(?=[ ,.])(?<!\bi\.e)/u,
    /[,;:–-]\.(?:\s|$)/u,
    /\bis [Ww]ork\b|includes? \p{Lu}\p{Ll}+ed\b/u,
  ].flatMap(smell => text.match(smell)?.[0] ?? [])
}

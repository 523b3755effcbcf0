/** The beginning of a text that is longer than `longest` characters, cut between words, with a mark that it goes on. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const space = text.lastIndexOf(' ', longest)
  return `${text.slice(0, space > 0 ? space : longest).trimEnd()} …`
}

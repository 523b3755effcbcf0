import { sent } from './language.ts'

/** A text that the server sends, in the present language. One that the catalogue lacks is marked as English. */
export function Sent({ text }: { text: string }) {
  const shown = sent(text)
  return <span lang={shown === text ? 'en' : undefined}>{shown}</span>
}

import { arrivalType } from '../device/arrival.ts'
import { removeStored } from '../device/storage.ts'

/** Where the router keeps how far each page was scrolled. */
export const SCROLL_PLACES = 'gradwright:scroll'

/**
 * Forgets how far pages were scrolled when somebody comes here anew. The router knows the first page of every visit
 * by the same name, so without this an address typed into the bar would open where another page was left.
 */
export function forgetScrollPlaces(): void {
  if (arrivalType() === 'navigate') removeStored('TAB', SCROLL_PLACES)
}

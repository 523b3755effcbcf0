import { Component, createRef, type ReactNode } from 'react'
import { SheetList } from './matcherStyles.ts'

/** The tokens' `--steady`, for what a script moves. */
const MOVE_MS = 180

type Props = {
  /** Changes whenever things are to be seen moving to other places. */
  order: string
  children: ReactNode
}

type Places = ReadonlyMap<Element, { left: number; top: number }>

function placesIn(list: HTMLElement): Places {
  return new Map(
    [...list.children].map(child => {
      const { left, top } = child.getBoundingClientRect()
      return [child, { left, top }]
    }),
  )
}

function wantsCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Things under each other that are seen moving when their order changes, and are simply there where no motion is
 * wanted. A class, as only classes are told of a change before the page shows it.
 */
export class CalmList extends Component<Props> {
  #list = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate({ order }: Props): Places | null {
    const list = this.#list.current
    return list && order !== this.props.order && !wantsCalm() ? placesIn(list) : null
  }

  override componentDidUpdate(_before: Props, _state: unknown, places: Places | null): void {
    const list = this.#list.current
    if (!list || !places) return
    for (const [child, now] of placesIn(list)) {
      const before = places.get(child)
      if (!before) continue
      const x = before.left - now.left
      const y = before.top - now.top
      if (x === 0 && y === 0) continue
      child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: MOVE_MS,
        easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
      })
    }
  }

  override render() {
    return <SheetList ref={this.#list}>{this.props.children}</SheetList>
  }
}

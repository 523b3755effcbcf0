import { Component, type ReactNode, type RefObject } from 'react'
import { Rows } from './matcherStyles.ts'

/** The tokens' `--steady`, for what a script moves. */
const MOVE_MS = 180

type Props = {
  /** Another text whenever lines move to other places. */
  order: string
  list: RefObject<HTMLOListElement | null>
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
 * A list whose lines are seen moving when their order changes, and which does not move where no motion is wanted. A
 * class, since only classes can measure the page before a change is shown.
 */
export class CalmList extends Component<Props> {
  override getSnapshotBeforeUpdate({ order }: Props): Places | null {
    const list = this.props.list.current
    return list && order !== this.props.order && !wantsCalm() ? placesIn(list) : null
  }

  override componentDidUpdate(_before: Props, _state: unknown, places: Places | null): void {
    const list = this.props.list.current
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
    return <Rows ref={this.props.list}>{this.props.children}</Rows>
  }
}

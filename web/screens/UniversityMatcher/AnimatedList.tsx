import { Component, type ReactNode, type RefObject } from 'react'
import { Rows } from './matcherStyles.ts'

/** The duration of the token `--steady`. */
const MOVE_MS = 180

type Props = {
  /** Changes whenever the order changes. */
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

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * A list that animates its lines to their new places when their order changes, unless reduced motion is preferred. A
 * class component, for `getSnapshotBeforeUpdate`.
 */
export class AnimatedList extends Component<Props> {
  override getSnapshotBeforeUpdate({ order }: Props): Places | null {
    const list = this.props.list.current
    return list && order !== this.props.order && !prefersReducedMotion() ? placesIn(list) : null
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

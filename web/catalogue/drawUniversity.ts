/** A wash of one of the palette's tones under the ink. */
export type Wash = { tone: 'ground' | 'sky' | 'roof' | 'wall'; path: string }

/** What is drawn at one depth: washes below, then firm lines, then fine ones. */
export type Layer = { washes: readonly Wash[]; firm: string; fine: string }

/** An elevation in ink, the layers from the back to the front. */
export type Drawing = { width: number; height: number; layers: readonly Layer[] }

type Draw = () => number

type Pen = {
  draw: Draw
  wash: (tone: Wash['tone'], path: string) => void
  firm: (path: string) => void
  fine: (path: string) => void
}

type Plot = { left: number; width: number; foot: number; height: number }

/** FNV-1a: the same name gives the same seed everywhere. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const character of name) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** Mulberry32: numbers from 0 to below 1, the same for the same seed. */
function sequence(seed: number): Draw {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const between = (draw: Draw, low: number, high: number) => low + draw() * (high - low)
const short = (value: number) => String(Math.round(value * 10) / 10)
const at = (x: number, y: number) => `${short(x)} ${short(y)}`
const line = (x1: number, y1: number, x2: number, y2: number) => `M${at(x1, y1)}L${at(x2, y2)}`
const box = (x: number, y: number, width: number, height: number) =>
  `M${at(x, y)}h${short(width)}v${short(height)}h${short(-width)}Z`
const disc = (x: number, y: number, radius: number) =>
  `M${at(x - radius, y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0Z`
/** A window or door with a round head, open at the foot. */
const arch = (x: number, foot: number, width: number, height: number) =>
  `M${at(x, foot)}v${short(-(height - width / 2))}a${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} 0v${short(height - width / 2)}`

/** Evenly set openings along a wall, as many as have room. */
function bays(plot: { left: number; width: number }, step: number): { x: number; step: number }[] {
  const count = Math.max(1, Math.floor((plot.width - 4) / step))
  const room = (plot.width - 4) / count
  return Array.from({ length: count }, (_, bay) => ({ x: plot.left + 2 + bay * room, step: room }))
}

function wall({ wash, firm }: Pen, { left, width, foot, height }: Plot): void {
  wash('wall', box(left, foot - height, width, height))
  firm(box(left, foot - height, width, height))
}

/** A hall under a gable, with tall round-headed windows. */
function hall(pen: Pen, plot: Plot): void {
  const { left, width, foot, height } = plot
  const rise = Math.min(width * 0.28, height * 0.5)
  const eaves = foot - height + rise
  const roof = `M${at(left - 3, eaves)}L${at(left + width / 2, foot - height)}L${at(left + width + 3, eaves)}Z`
  wall(pen, { ...plot, height: height - rise })
  pen.wash('roof', roof)
  pen.firm(roof)
  pen.fine(disc(left + width / 2, eaves - rise * 0.4, Math.min(4, rise * 0.18)))
  for (const { x, step } of bays(plot, 13)) {
    const opening = step * 0.46
    pen.fine(arch(x + (step - opening) / 2, foot - 3, opening, (height - rise) * 0.66))
  }
}

/** A temple front: steps, columns and a pediment. */
function portico(pen: Pen, { left, width, foot, height }: Plot): void {
  const rise = width * 0.2
  const beam = foot - height + rise
  const pediment = `M${at(left - 4, beam)}L${at(left + width / 2, foot - height)}L${at(left + width + 4, beam)}Z`
  pen.wash('wall', box(left, beam, width, foot - beam))
  pen.wash('roof', pediment)
  pen.firm(pediment)
  pen.firm(box(left - 2, beam, width + 4, 5))
  for (const { x, step } of bays({ left, width }, 13)) {
    const thick = Math.min(4.5, step * 0.36)
    pen.firm(box(x + (step - thick) / 2, beam + 5, thick, foot - beam - 12))
  }
  for (const [step, reach] of [4, 8].entries())
    pen.firm(line(left - reach, foot - 7 + step * 3.5, left + width + reach, foot - 7 + step * 3.5))
}

/** A drum with a dome and its lantern above a low wing. */
function dome(pen: Pen, { left, width, foot, height }: Plot): void {
  const wing = height * 0.42
  const radius = Math.min(width * 0.32, height * 0.34)
  const middle = left + width / 2
  const spring = foot - Math.max(wing + 6, height - radius - 10)
  wall(pen, { left, width, foot, height: wing })
  wall(pen, { left: middle - radius, width: 2 * radius, foot: foot - wing, height: foot - wing - spring })
  const shell = `M${at(middle - radius, spring)}a${short(radius)} ${short(radius)} 0 0 1 ${short(2 * radius)} 0Z`
  pen.wash('roof', shell)
  pen.firm(shell)
  for (const share of [0.34, 0.68])
    pen.fine(
      `M${at(middle - radius * share, spring)}Q${at(middle - radius * share * 0.9, spring - radius * 0.7)} ${at(middle, spring - radius)}M${at(middle + radius * share, spring)}Q${at(middle + radius * share * 0.9, spring - radius * 0.7)} ${at(middle, spring - radius)}`,
    )
  pen.firm(box(middle - 2.5, spring - radius - 7, 5, 7))
  pen.firm(line(middle, spring - radius - 7, middle, spring - radius - 14))
  for (const { x, step } of bays({ left, width }, 11))
    pen.fine(arch(x + step * 0.28, foot - 3, step * 0.44, wing * 0.62))
}

/** A tower with a clock, under a spire or a battlement. */
function tower(pen: Pen, plot: Plot): void {
  const { left, foot, height } = plot
  const width = Math.min(plot.width, height * 0.32)
  const x = left + (plot.width - width) / 2
  const middle = x + width / 2
  const hasSpire = pen.draw() < 0.6
  const shaft = hasSpire ? height * 0.7 : height * 0.94
  wall(pen, { left: x, width, foot, height: shaft })
  if (hasSpire) {
    const spire = `M${at(x - 2, foot - shaft)}L${at(middle, foot - height)}L${at(x + width + 2, foot - shaft)}Z`
    pen.wash('roof', spire)
    pen.firm(spire)
  } else {
    for (const { x: notch, step } of bays({ left: x - 2, width: width + 4 }, 6))
      pen.firm(box(notch, foot - height, step * 0.6, height - shaft))
  }
  pen.firm(disc(middle, foot - shaft + width * 0.5, width * 0.26))
  pen.fine(
    line(middle, foot - shaft + width * 0.5, middle, foot - shaft + width * 0.34) +
      line(middle, foot - shaft + width * 0.5, middle + width * 0.13, foot - shaft + width * 0.5),
  )
  pen.fine(arch(middle - width * 0.16, foot - shaft * 0.42, width * 0.32, shaft * 0.2))
  pen.fine(arch(middle - width * 0.2, foot, width * 0.4, shaft * 0.22))
  pen.fine(line(x, foot - shaft * 0.34, x + width, foot - shaft * 0.34))
}

/** A modern slab: storeys and mullions, some panes lit. */
function slab(pen: Pen, plot: Plot): void {
  const { left, width, foot, height } = plot
  wall(pen, plot)
  const storeys = Math.max(2, Math.floor(height / 12))
  const storey = height / storeys
  for (let floor = 1; floor < storeys; floor += 1)
    pen.fine(line(left, foot - floor * storey, left + width, foot - floor * storey))
  for (const { x, step } of bays(plot, 10)) {
    pen.fine(line(x, foot - height, x, foot))
    for (let floor = 0; floor < storeys; floor += 1)
      if (pen.draw() < 0.22) pen.wash('roof', box(x, foot - (floor + 1) * storey, step, storey))
  }
}

/** A low range of arches. */
function arcade(pen: Pen, plot: Plot): void {
  wall(pen, plot)
  const { left, width, foot, height } = plot
  pen.fine(line(left, foot - height * 0.76, left + width, foot - height * 0.76))
  for (const { x, step } of bays(plot, 12)) pen.firm(arch(x + step * 0.16, foot, step * 0.68, height * 0.62))
}

const LANDMARKS = [portico, dome, tower, hall, dome, portico, slab] as const
const NEIGHBOURS = [hall, slab, arcade, arcade, tower] as const

function tree({ draw, wash, firm }: Pen, x: number, foot: number): void {
  const height = between(draw, 20, 34)
  firm(line(x, foot, x, foot - height * 0.62))
  if (draw() < 0.5) {
    const crown = disc(x, foot - height * 0.7, height * 0.3)
    wash('ground', crown)
    firm(crown)
    return
  }
  const half = height * 0.15
  const poplar = `M${at(x, foot - height * 0.2)}Q${at(x - 2 * half, foot - height * 0.5)} ${at(x, foot - height)}Q${at(x + 2 * half, foot - height * 0.5)} ${at(x, foot - height * 0.2)}Z`
  wash('ground', poplar)
  firm(poplar)
}

function layerOf(draw: Draw): { pen: Pen; read: () => Layer } {
  const washes: Wash[] = []
  const firm: string[] = []
  const fine: string[] = []
  return {
    pen: {
      draw,
      wash: (tone, path) => washes.push({ tone, path }),
      firm: path => firm.push(path),
      fine: path => fine.push(path),
    },
    read: () => ({ washes, firm: firm.join(''), fine: fine.join('') }),
  }
}

function pick<Item>(items: readonly [Item, ...Item[]], draw: Draw): Item {
  return items[Math.floor(draw() * items.length)] ?? items[0]
}

/**
 * Draws an invented campus from a name: the same name gives the same drawing. A landmark is near the middle, with lower
 * buildings beside it and trees where there is room.
 */
export function drawUniversity(name: string, { width, height }: { width: number; height: number }): Drawing {
  const draw = sequence(seedOf(name))
  const buildings = layerOf(draw)
  const gardens = layerOf(draw)
  const { pen } = buildings
  const foot = height - 16
  const tall = height * 0.7

  pen.wash(
    'sky',
    disc(between(draw, width * 0.12, width * 0.88), height * between(draw, 0.22, 0.36), height * 0.11),
  )
  const crest = foot - between(draw, 14, 26)
  pen.wash(
    'ground',
    `M0 ${short(foot)}V${short(crest)}Q${at(width * 0.25, crest - between(draw, 4, 22))} ${at(width * 0.5, crest)}T${at(width, crest - between(draw, -6, 12))}V${short(foot)}Z`,
  )

  const landmark = pick(LANDMARKS, draw)
  const main = Math.min(width * 0.7, between(draw, 78, 104))
  const start = Math.max(8, (width - main) / 2 + between(draw, -0.08, 0.08) * width)
  const span = { left: start, right: start + main }
  const neighbours: (() => void)[] = []
  for (let turn = draw() < 0.5 ? 0 : 1; span.left > 34 || width - span.right > 34; turn += 1) {
    const isLeft = span.left > 34 && (turn % 2 === 0 || width - span.right <= 34)
    const room = (isLeft ? span.left : width - span.right) - 12
    const wide = Math.min(room, between(draw, 34, 92))
    const gap = draw() < 0.3 ? between(draw, 10, 22) : 0
    if (wide - gap >= 22) {
      const build = pick(NEIGHBOURS, draw)
      const high = build === arcade ? tall * 0.3 : tall * between(draw, 0.3, 0.68)
      const left = isLeft ? span.left - wide : span.right + gap
      const plot = { left, width: wide - gap, foot, height: high }
      neighbours.push(() => build(pen, plot))
    }
    if (isLeft) span.left -= wide
    else span.right += wide
  }
  for (const build of neighbours) build()
  landmark(pen, { left: start, width: main, foot, height: tall * between(draw, 0.86, 1.1) })

  const trees = Math.round(width / 90) + Math.floor(draw() * 2)
  for (let number = 0; number < trees; number += 1) tree(gardens.pen, between(draw, 10, width - 10), foot)
  gardens.pen.firm(line(0, foot, width, foot))
  for (let stroke = 0; stroke < width / 40; stroke += 1) {
    const x = between(draw, 0, width - 30)
    const y = foot + between(draw, 4, 12)
    gardens.pen.fine(line(x, y, x + between(draw, 8, 30), y))
  }
  return { width, height, layers: [buildings.read(), gardens.read()] }
}

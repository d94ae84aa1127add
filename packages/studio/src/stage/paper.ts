import { type Colour, lighter, lightnessOf, mix, tuned, vividness } from '#studio/drawing/colour.ts'
import { circle, group, type Point, placed, rect, type Sheet } from '#studio/drawing/svg.ts'

/** Pale paper colours that match the shop's background. */
export const papers = {
  sand: '#f3ece3',
  rose: '#f6e9e6',
  lilac: '#efe9f4',
  sky: '#e8eef3',
  sage: '#eaefe6',
  butter: '#f7efdc',
  stone: '#eeecea',
} as const satisfies Record<string, Colour>

export type PaperName = keyof typeof papers

/** Ink of the block print on each paper. */
const inks: Readonly<Record<PaperName, Colour>> = {
  sand: '#b0663a',
  rose: '#b2434f',
  lilac: '#6f52a3',
  sky: '#2f6199',
  sage: '#4a7d55',
  butter: '#b5832a',
  stone: '#86504a',
}

/** Side of a tile of the block print, in millimetres; a flower is a quarter of it. */
const TILE = 27

/**
 * Draws a block print of small flowers on the table, at the transform of its plane: it shows through
 * what is clear, which plain paper doesn't.
 */
export function drawBlockPrint(
  sheet: Sheet,
  [width, height]: Point,
  name: PaperName,
  transform: string,
): string {
  const ink = inks[name]
  const petals = [0, 72, 144, 216, 288].map((turn) =>
    group({ transform: placed([0, 0], turn) }, circle([0, -2.5], 1.5, ink)),
  )
  const flower = (at: Point) =>
    group({ transform: placed(at) }, ...petals, circle([0, 0], 0.9, ink))
  const dots = (
    [
      [0.75, 0.25],
      [0.25, 0.75],
    ] as const
  ).map(([x, y]) => circle([TILE * x, TILE * y], 0.8, ink))
  const tile =
    flower([TILE / 4, TILE / 4]) + flower([(TILE * 3) / 4, (TILE * 3) / 4]) + dots.join('')
  const paint = sheet.pattern([TILE, TILE], tile, transform)
  return rect([0, 0], [width, height], paint, { 'fill-opacity': 0.42 })
}

/** Chroma below which a colour is treated as grey. */
const GREY = 0.025

/**
 * Colour of the paper under a case: a tint of the case's own hue, mixed with a little of the named
 * paper, so that a page of pictures has the colours of its cases; a grey case gets only the named paper.
 */
export function paperUnder(own: Colour, name: PaperName): Colour {
  if (vividness(own) < GREY) return tuned(lighter(papers[name], -0.025), 2.2)
  const middle = lighter(own, 0.66 - lightnessOf(own))
  return mix(mix('#ffffff', middle, 0.26), papers[name], 0.2)
}

/**
 * Draws a sheet of paper under a window: brighter at the upper left, darker at the lower right. Two
 * linear gradients, since a radial one over the whole sheet takes three times as long.
 */
export function drawStage(sheet: Sheet, [width, height]: Point, paper: Colour): string {
  const down = sheet.linear(
    [0, 0],
    [0, height],
    `${mix(paper, '#ffffff', 0.36)} 0, ${mix(paper, '#ffffff', 0.08)} .55, ${mix(paper, '#8d7f74', 0.12)} 1`,
  )
  const across = sheet.linear([0, 0], [width, 0], '#ffffff 0 .3, #ffffff .72 0, #8d7f74 1 .07')
  return rect([0, 0], [width, height], down) + rect([0, 0], [width, height], across)
}

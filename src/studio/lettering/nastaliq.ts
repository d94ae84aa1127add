import type { Point } from '#studio/drawing/svg.ts'
import { penStroke, pointsOf, reedPen } from './pen.ts'

/** A name in Nastaliq: strokes of the reed pen from right to left, then its dots. */
interface NastaliqName {
  readonly strokes: readonly string[]
  readonly dots: readonly Point[]
}

/** علی and نور, each about 100 wide and high around the origin. */
const names: readonly NastaliqName[] = [
  {
    strokes: [
      '40,-32 34,-41 24,-39 20,-31 25,-24 38,-23',
      '38,-23 28,-17 18,-8 8,0 2,2',
      '14,-70 11,-46 8,-20 4,0',
      '6,1 -3,3 -10,-1 -13,-6',
      '-13,-6 -9,4 -6,13 -13,26 -32,33 -52,24 -62,2',
    ],
    dots: [],
  },
  {
    strokes: [
      '52,-24 52,-10 44,-2 33,-3 26,-6',
      '28,-6 22,-18 13,-20 9,-11 15,-3 27,-5',
      '28,-8 26,8 13,21 -8,27',
      '-18,-20 -14,-4 -24,12 -48,22',
    ],
    dots: [[50, -42]],
  },
]

/** The shapes of one of the names, about 100 wide and high around the origin. */
export function nastaliqShapes(index: number): string[] {
  const name = names[index % names.length]
  if (!name) return []
  const pen = reedPen(1.3, 9, 58)
  return [
    ...name.strokes.map((stroke) => penStroke(pointsOf(stroke), pen, 7)),
    ...name.dots.map(
      ([x, y]) => `M${x} ${y - 6}L${x + 5} ${y - 1}L${x + 1} ${y + 5}L${x - 5} ${y + 0.6}Z`,
    ),
  ]
}

import type { Point } from '#studio/drawing/svg.ts'

/** A charging case with its cover on: millimetres, seen from the front. */
export interface EarphoneCase {
  readonly family: 'tall' | 'wide'
  readonly width: number
  readonly height: number
  readonly thickness: number
  /** Exponent of the front outline's superellipse: an ellipse is 2, a rectangle infinite. */
  readonly power: number
  /** Lower edge of the lid, from the top as a share of the height. */
  readonly lid: number
  /** Position of the status light, from the middle. */
  readonly light: Point
}

/** Millimetres that a cover adds on each side. */
const COVER = 1.6

/** The case of that name; the most popular one for an unknown name. */
export function earphoneCase(model: string): EarphoneCase {
  if (/1\/2/.test(model)) return covered('tall', 44.3, 53.5, 21.3, 4, 0.34)
  if (/Pro/.test(model)) return covered('wide', 60.6, 45.2, 21.7, 4.1, 0.4)
  if (/3/.test(model)) return covered('wide', 54.4, 46.4, 21.4, 4.1, 0.39)
  return covered('wide', 50.1, 46.2, 21.2, 4.1, 0.39)
}

function covered(
  family: EarphoneCase['family'],
  width: number,
  height: number,
  thickness: number,
  power: number,
  lid: number,
): EarphoneCase {
  return {
    family,
    width: width + 2 * COVER,
    height: height + 2 * COVER,
    thickness: thickness + COVER,
    power,
    lid,
    light: [0, (height + 2 * COVER) * (lid - 0.5 + 0.13)],
  }
}

import { type Box, grown, type Outline, roundedBox, wavyBox } from '#studio/drawing/outline.ts'
import type { Phone } from '#studio/phones/phone.ts'
import { BACK_DEPTH } from './camera.ts'

/** The shape of a case: its back at height 0, its open side below. Millimetres. */
export interface CaseBody {
  readonly box: Box
  /** Outline at the widest place, inset by a distance. */
  readonly outline: (inset: number) => Outline
  readonly thickness: number
  /** Radius of the rounding between wall and back. */
  readonly fillet: number
}

export interface CaseShape {
  /** Thickness that the case adds on each side. */
  readonly wall?: number
  readonly fillet?: number
  /** An edge that waves, with that many waves around. */
  readonly waves?: number
}

const LIP = 1.1

/** The case that fits around a phone. */
export function caseBody(
  phone: Phone,
  { wall = 1.7, fillet = 2.3, waves = 0 }: CaseShape = {},
): CaseBody {
  const box: Box = {
    x: 0,
    y: 0,
    w: phone.width + 2 * wall,
    h: phone.height + 2 * wall,
    r: phone.corner + wall * 0.9,
  }
  return {
    box,
    outline: (inset) =>
      waves > 0 ? wavyBox(grown(box, 1.6 - inset), waves, 1.25) : roundedBox(grown(box, -inset)),
    thickness: phone.thickness + BACK_DEPTH + LIP,
    fillet,
  }
}

import { blend } from './materials.ts'
import type { Solid, Surface } from './solid.ts'
import {
  bell,
  clamp,
  cross,
  fbm,
  joined,
  linear,
  noise,
  smoothstep,
  type Triple,
} from './vector.ts'

/** Distance from a cone with round ends. */
export function cone(
  [ax, ay, az]: Triple,
  [bx, by, bz]: Triple,
  r0: number,
  r1: number,
): (x: number, y: number, z: number) => number {
  const [wx, wy, wz] = [bx - ax, by - ay, bz - az]
  const square = wx * wx + wy * wy + wz * wz
  return (x, y, z) => {
    const px = x - ax
    const py = y - ay
    const pz = z - az
    const t = clamp((px * wx + py * wy + pz * wz) / square)
    const dx = px - wx * t
    const dy = py - wy * t
    const dz = pz - wz * t
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - r0 - (r1 - r0) * t
  }
}

const palm = linear('#d39d7c')
const back = linear('#a06d4e')
const flush = linear('#c4705a')
const crease = linear('#7d4630')

/** Skin between palm (1) and back (-1) of the hand, with a share of flush and of creases. */
export function skinTone(
  x: number,
  y: number,
  z: number,
  face: number,
  red: number,
  fold: number,
): Triple {
  const blotch = fbm(x * 0.11, y * 0.11, z * 0.11, 3) - 0.5
  const fine = noise(x * 1.7, y * 1.7, z * 1.7) - 0.5
  const pale = smoothstep(-0.95, 0.45, face + 0.5 * blotch)
  const base = blend(back, palm, pale)
  const warm = blend(base, flush, clamp(red + 0.55 * blotch))
  const deep = blend(warm, crease, clamp(fold))
  const tone = 1 + 0.1 * fine + 0.12 * blotch
  return [deep[0] * tone, deep[1] * tone, deep[2] * tone]
}

export function skin(colour: Surface['colour']): Surface {
  return { kind: 'coated', roughness: 0.68, scatter: [2.6, 1, 0.6], colour }
}

/** Pores and fine lines, in millimetres. */
export function grain(x: number, y: number, z: number): number {
  return (
    0.03 * (noise(x * 1.9, y * 1.9, z * 1.9) - 0.5) + 0.1 * (noise(x * 0.4, y * 0.4, z * 0.4) - 0.5)
  )
}

export interface Finger {
  /** First joint. */
  readonly from: Triple
  /** Direction without flexion, and of the pads. */
  readonly forward: Triple
  readonly pads: Triple
  /** Lengths of the bones; the last ends at the middle of the tip. */
  readonly bones: Triple
  /** Angle of each bone towards the pads, degrees. */
  readonly bend: Triple
  /** Radius at each joint and at the tip. */
  readonly radii: readonly [number, number, number, number]
  /** Length and half of the width of its nail. */
  readonly nail: readonly [number, number]
  readonly seed: number
}

export interface OnFinger {
  readonly gap: number
  /** Length from the first joint. */
  readonly length: number
  /** 1 at the middle of the pads, -1 at the back. */
  readonly face: number
  readonly side: number
}

/** Place of a point on a finger, before creases. */
export function onFinger(finger: Finger): (x: number, y: number, z: number) => OnFinger {
  const { from, forward, pads, bones, bend, radii } = finger
  const across = cross(forward, pads)
  let [a, b, begun] = [0, 0, 0]
  const parts = bones.map((long, index) => {
    const angle = ((bend[index] ?? 0) * Math.PI) / 180
    const part = {
      a,
      b,
      c: Math.cos(angle),
      s: Math.sin(angle),
      long,
      begun,
      r0: radii[index] ?? 0,
      r1: radii[index + 1] ?? 0,
      isTip: index === 2,
    }
    a += part.c * long
    b += part.s * long
    begun += long
    return part
  })
  return (x, y, z) => {
    const px = x - from[0]
    const py = y - from[1]
    const pz = z - from[2]
    const pa = px * forward[0] + py * forward[1] + pz * forward[2]
    const pb = px * pads[0] + py * pads[1] + pz * pads[2]
    const pc = px * across[0] + py * across[1] + pz * across[2]
    let gap = 1e9
    let best = 1e9
    let length = 0
    let face = 0
    for (const part of parts) {
      const qa = pa - part.a
      const qb = pb - part.b
      const on = part.c * qa + part.s * qb
      const up = -part.s * qa + part.c * qb
      const t = clamp(on / part.long)
      const beyond = on - t * part.long
      const over = part.isTip && beyond > 0 ? beyond * 1.2 : beyond
      // Pads are fuller than the back, and the last bone is wider than thick.
      const flat = part.isTip ? 1.04 + 0.1 * t * (up < 0 ? 1.6 : 0.7) : 1.03
      const tall = up * flat
      const wide = pc * 0.96
      const size = Math.sqrt(over * over + tall * tall + wide * wide)
      const full = up > 0 ? 0.55 * Math.sin(Math.PI * clamp(on / part.long)) * clamp(up / 4) : 0
      const away = size - (part.r0 + (part.r1 - part.r0) * t) - full
      gap = gap > 1e8 ? away : joined(gap, away, 7)
      if (away < best) {
        best = away
        length = part.begun + t * part.long + over
        face = up / (Math.sqrt(up * up + pc * pc) || 1)
      }
    }
    return { gap, length, face, side: pc }
  }
}

/** Share of a crease at a place: two across the middle joint, one across the last, fine lines. */
function folds({ bones, seed }: Finger, { length, face, side }: OnFinger): number {
  if (face < -0.1) return 0
  const wave = 0.9 * (noise(side * 0.22, seed * 3.7) - 0.5) + 0.5 * (noise(side * 0.7, seed) - 0.5)
  const arc = 0.02 * side * side
  const at = (place: number, width: number) => bell((length - place - wave - arc) / width)
  const [middle, last] = [bones[0], bones[0] + bones[1]]
  const deep = Math.max(at(middle - 1.7, 0.5), 0.8 * at(middle + 1.5, 0.45), at(last - 0.4, 0.5))
  const fine = 0.3 * Math.max(at(last + 2.2, 0.3), at(last - 3, 0.3), at(middle + 4, 0.3))
  return Math.max(deep, fine) * smoothstep(-0.1, 0.35, face)
}

/** Middle of a finger's tip. */
export function tipOf({ from, forward, pads, bones, bend }: Finger): Triple {
  let [a, b] = [0, 0]
  for (const index of [0, 1, 2] as const) {
    const angle = (bend[index] * Math.PI) / 180
    a += Math.cos(angle) * bones[index]
    b += Math.sin(angle) * bones[index]
  }
  return [
    from[0] + forward[0] * a + pads[0] * b,
    from[1] + forward[1] * a + pads[1] * b,
    from[2] + forward[2] * a + pads[2] * b,
  ]
}

export function fingerOf(finger: Finger): Solid[] {
  const place = onFinger(finger)
  const total = finger.bones[0] + finger.bones[1] + finger.bones[2]
  const [from, tip] = [finger.from, tipOf(finger)]
  const reach = finger.radii[0] + 3
  // The bent finger lies within this cone, whose distance takes less time.
  const around = cone(from, tip, 24, 20)
  return [
    {
      low: [
        Math.min(from[0], tip[0]) - reach,
        Math.min(from[1], tip[1]) - reach,
        Math.min(from[2], tip[2]) - reach,
      ],
      high: [
        Math.max(from[0], tip[0]) + reach,
        Math.max(from[1], tip[1]) + reach,
        Math.max(from[2], tip[2]) + reach,
      ],
      distance: (x, y, z) => {
        const far = around(x, y, z)
        if (far > 3) return far
        const on = place(x, y, z)
        if (on.gap > 2) return on.gap - 0.6
        return on.gap + 0.42 * folds(finger, on) + grain(x, y, z) + rim(finger, on)
      },
      surface: skin((x, y, z) => {
        const on = place(x, y, z)
        const tip = smoothstep(total - 15, total + 5, on.length)
        const joint = bell((on.length - finger.bones[0]) / 5) + bell((on.length - total + 22) / 4)
        return skinTone(x, y, z, on.face, 0.14 + 0.55 * tip + 0.2 * joint, 0.8 * folds(finger, on))
      }),
      step: 0.8,
    },
    nail(finger),
  ]
}

const nailPink = linear('#d3947d')
const nailEdge = linear('#e6d3c0')

/** Depth within a nail's outline on the last bone, in millimetres; place along and across it. */
function nailAt(finger: Finger, { length, side }: OnFinger): readonly [number, number] {
  const { bones, radii, nail } = finger
  const end = bones[0] + bones[1] + bones[2] + radii[3] * 0.62
  const on = (length - end) / nail[0] + 0.5
  const round = (Math.abs(on * 2) ** 2.6 + Math.abs(side / nail[1]) ** 2.6) ** (1 / 2.6)
  return [(1 - round) * 4.5, length - end]
}

/** Depth of the furrow around a nail. */
export function rim(finger: Finger, on: OnFinger): number {
  if (on.face > 0.1) return 0
  const [inside, beyond] = nailAt(finger, on)
  return 0.3 * bell((inside + 0.2) / 0.5) * smoothstep(0, -2, beyond)
}

/** A nail on the last bone: a plate on the skin with a pale edge. */
export function nail(finger: Finger): Solid {
  const place = onFinger(finger)
  const [x, y, z] = tipOf(finger)
  const reach = finger.nail[0] + 4
  return {
    low: [x - reach, y - reach, z - reach],
    high: [x + reach, y + reach, z + reach],
    distance: (px, py, pz) => {
      const on = place(px, py, pz)
      if (on.gap > 3) return on.gap - 1
      const [inside, beyond] = nailAt(finger, on)
      const lift = 0.2 + 0.05 * Math.max(0, beyond + 2.5) ** 2
      return Math.max(Math.abs(on.gap - lift) - 0.3, -inside * 0.8, on.face * 6)
    },
    surface: {
      kind: 'coated',
      roughness: 0.24,
      scatter: [1.4, 0.8, 0.6],
      colour: (px, py, pz) => {
        const on = place(px, py, pz)
        const [inside, beyond] = nailAt(finger, on)
        const edge = smoothstep(-1.7, -1.1, beyond + 0.03 * on.side * on.side)
        const moon = 0.35 * smoothstep(3.4, 2.4, Math.hypot(beyond + finger.nail[0] - 0.8, on.side))
        const tone = 0.94 + 0.12 * noise(on.side * 1.6, beyond * 0.1, finger.seed)
        const [red, green, blue] = blend(nailPink, nailEdge, clamp(edge + moon))
        const dim = tone * (0.78 + 0.22 * smoothstep(0, 0.7, inside))
        return [red * dim, green * dim, blue * dim]
      },
    },
    step: 0.6,
  }
}

import { TABLE } from '#studio/scenes/draw-scene.ts'
import { baked } from './baked.ts'
import { daylight, window } from './light.ts'
import { blend } from './materials.ts'
import { ground, type Solid, type Surface } from './solid.ts'
import type { Scene } from './trace.ts'
import { clamp, fbm, linear, noise, smoothstep } from './vector.ts'

/** Distance of neighbouring ropes and their radius, in millimetres. */
const PITCH = 8.2
const ROPE = 3.9
/** How far a rope rises and falls between over and under. */
const RISE = 1.7

interface Strand {
  readonly height: number
  /** Number of the rope, place along it, and across it from -1 to 1. */
  readonly rope: number
  readonly along: number
  readonly across: number
  readonly isWarp: boolean
}

/** Whether the warp lies over the weft: a twill whose slope turns every eight ropes. */
function isOver(warp: number, weft: number): boolean {
  const step = ((weft % 16) + 16) % 16
  const slope = step < 8 ? step : 16 - step
  return (((warp + slope) % 4) + 4) % 4 < 2
}

/** Level of a rope between the middles of its crossings, -1 below to 1 above. */
function level(at: number, isAbove: (crossing: number) => boolean): number {
  const first = Math.floor(at - 0.5)
  const [a, b] = [isAbove(first) ? 1 : -1, isAbove(first + 1) ? 1 : -1]
  return a + (b - a) * smoothstep(0.15, 0.85, at - 0.5 - first)
}

/** The upper of the two ropes that cross at a point. */
function strandAt(x: number, y: number): Strand {
  const turn = Math.PI / 4
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const sway = 1.1 * (fbm(x * 0.02, y * 0.02, 3, 2) - 0.5)
  const p = (c * x + s * y + sway) / PITCH
  const q = (-s * x + c * y + sway) / PITCH
  const [warp, weft] = [Math.floor(p), Math.floor(q)]
  const rope = (offset: number, high: number, along: number, number: number, isWarp: boolean) => {
    const wobble = 0.12 * (noise(along * 0.9, number * 3.3, isWarp ? 1 : 7) - 0.5)
    const across = clamp(((offset - 0.5 + wobble) * PITCH) / ROPE, -1.2, 1.2)
    const bulge = Math.abs(across) < 1 ? ROPE * Math.sqrt(1 - across * across) : -2
    const twist = 0.34 * Math.abs(Math.sin(along * PITCH * 0.62 + across * 1.3 + number))
    return {
      height: RISE * high + bulge + twist - ROPE - RISE + 0.2 * (noise(along, number, 4) - 0.5),
      rope: number,
      along: along * PITCH,
      across,
      isWarp,
    }
  }
  const up = rope(
    p - warp,
    level(q, (crossing) => isOver(warp, crossing)),
    q,
    warp,
    true,
  )
  const over = rope(
    q - weft,
    level(p, (crossing) => !isOver(crossing, weft)),
    p,
    weft,
    false,
  )
  return up.height > over.height ? up : over
}

const jute = linear('#b39468')
const pale = linear('#cdb58c')
const dark = linear('#6d5334')
const madder = linear('#7f2f2a')

const ropes: Surface = {
  kind: 'rough',
  colour: (x, y) => {
    const { rope, along, across, isWarp } = strandAt(x, y)
    const twist = Math.abs(Math.sin(along * 0.62 + across * 1.3 + rope))
    const fibre = noise(along * 0.5 + across * 2.6, across * 4 + rope * 7, 2)
    const own = noise(rope * 5.1, isWarp ? 2 : 9)
    const dyed = !isWarp && ((rope % 16) + 16) % 16 >= 13
    const base = dyed
      ? blend(madder, pale, 0.12 * fibre)
      : blend(jute, pale, 0.55 * fibre + 0.4 * (own - 0.4))
    const shaded = blend(base, dark, 0.42 * (1 - smoothstep(0, 0.55, twist)))
    const dust = 0.8 + 0.3 * fbm(x * 0.02, y * 0.02, 6, 3)
    return [shaded[0] * dust, shaded[1] * dust, shaded[2] * dust]
  },
}

const relief = baked((x, y) => [strandAt(x, y).height], [130, 165], 0.25)

const [oak, brown] = [linear('#7a4a2a'), linear('#472816')]

/** The frame's pole along the far side. */
function pole(y: number, z: number, radius: number): Solid {
  return {
    low: [-400, y - radius - 2, z - radius - 2],
    high: [400, y + radius + 2, z + radius + 2],
    distance: (x, py, pz) => {
      const bumpy = 0.5 * (fbm(x * 0.02, py * 0.05, pz * 0.05, 2) - 0.5)
      return Math.hypot(py - y, pz - z) - radius - bumpy
    },
    surface: {
      kind: 'coated',
      roughness: 0.26,
      colour: (x, py, pz) => {
        const around = Math.atan2(pz - z, py - y) * radius
        const fibre = noise(x * 0.03, around * 1.5, 3) * 0.6 + noise(x * 0.1, around * 4, 5) * 0.4
        const band = fbm(x * 0.006, around * 0.12, 8, 3)
        return blend(brown, oak, clamp(0.2 + 0.5 * fibre + 0.6 * (band - 0.4)))
      },
    },
    step: 0.85,
  }
}

/** A rope's turns around the pole. */
function turns(y: number, z: number, radius: number): Solid {
  const tube = 3.7
  const reach = radius + tube
  const local = (x: number, py: number, pz: number): readonly [number, number, number] => {
    const around = Math.atan2(pz - z, py - y)
    const group = Math.round(x / 34)
    const u = x - group * 34 + around * 1.1
    const index = clamp(Math.round(u / 7.4), -1, 1)
    return [u - index * 7.4, Math.hypot(py - y, pz - z) - reach + 0.6, around * reach + index * 5]
  }
  return {
    low: [-130, y - reach - tube, z - reach - tube],
    high: [130, y + reach + tube, z + reach + tube],
    distance: (x, py, pz) => {
      const [across, out, along] = local(x, py, pz)
      const twist = 0.3 * Math.abs(Math.sin(along * 0.62 + across * 0.35))
      return Math.hypot(across, out) - tube - twist
    },
    surface: {
      kind: 'rough',
      colour: (x, py, pz) => {
        const [across, , along] = local(x, py, pz)
        const twist = Math.abs(Math.sin(along * 0.62 + across * 0.35))
        const fibre = noise(along * 0.5 + across, across * 1.4, 2)
        return blend(blend(jute, pale, 0.6 * fibre), dark, 0.42 * (1 - smoothstep(0, 0.55, twist)))
      },
    },
    step: 0.7,
  }
}

export const charpai: Scene = {
  solids: [
    ground((x, y) => relief(x, y, 0), [-9, 0.8], ropes, 0.5),
    pole(-118, 6, 24),
    turns(-118, 6, 24),
  ],
  window: window([-400, -240, 330], 105, 115, 17, [1, 0.94, 0.84]),
  sky: daylight,
  elevation: TABLE.elevation,
  centre: [0, 0],
  aperture: 0.01,
  exposure: 0.95,
}

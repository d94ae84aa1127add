import { TABLE } from '#studio/scenes/draw-scene.ts'
import { baked } from './baked.ts'
import { daylight, window } from './light.ts'
import { blend } from './materials.ts'
import { ground, type Solid, type Surface, torus } from './solid.ts'
import type { Scene } from './trace.ts'
import { fbm, linear, noise, smoothstep, type Triple } from './vector.ts'

/** Region where the slab has broken off: below a ragged line from the left to the lower right. */
function ledge(x: number, y: number): number {
  const line = 96 + 0.16 * x + 16 * (fbm(x * 0.03, 3, 0, 3) - 0.5)
  return smoothstep(0, 5, y - line + 3 * (noise(x * 0.3, y * 0.1) - 0.5))
}

function crack(x: number, y: number): number {
  const bend = x * 0.55 + 26 * (fbm(x * 0.02, y * 0.02, 5, 4) - 0.5) + y - 4
  const width = 0.5 + 1.3 * noise(x * 0.04, 8)
  return 1 - smoothstep(0, width, Math.abs(bend + 70))
}

/** Height of old snow above the rock, in the hollow at the upper left. */
function snowOn(x: number, y: number): number {
  const edge = -x * 0.75 - y * 0.95 - 118 + 30 * (fbm(x * 0.022, y * 0.022, 9, 3) - 0.5)
  return edge <= 0 ? edge : 10 * (1 - Math.exp(-edge / 13)) + 1.1 * fbm(x * 0.05, y * 0.05, 4, 3)
}

function rockHeight(x: number, y: number): number {
  const broad = 3.2 * (fbm(x * 0.011, y * 0.011, 2, 2) - 0.5)
  const rough = 1.5 * (fbm(x * 0.09, y * 0.09, 1, 4) - 0.5)
  return broad + rough - 1.2 - 2 * crack(x, y) - 9 * ledge(x, y)
}

const slab: Surface = {
  kind: 'rough',
  colour: (x, y, z) => {
    const snow = snowOn(x, y)
    if (snow > 0.15 + 0.5 * noise(x * 0.5, y * 0.5)) return [0.82, 0.85, 0.9]
    return granite(x, y, z)
  },
}

const feldspar = linear('#94918d')
const quartz = linear('#7c7c7e')
const mica = linear('#3c3c3f')
const lichens: readonly Triple[] = [linear('#a3a68a'), linear('#a5854e'), linear('#7d8472')]

function granite(x: number, y: number, z: number): Triple {
  const grain = noise(x * 0.95, y * 0.95, z * 0.9)
  const fine = noise(x * 2.4, y * 2.4, z * 2.2)
  let colour = blend(quartz, feldspar, smoothstep(0.35, 0.65, grain))
  colour = blend(colour, mica, 0.85 * smoothstep(0.72, 0.8, noise(x * 1.3 + 9, y * 1.3, z + 31)))
  const stain = 0.72 + 0.5 * fbm(x * 0.018, y * 0.018, 7, 3) + 0.14 * (fine - 0.5)
  for (const [index, lichen] of lichens.entries()) {
    const patch = fbm(x * 0.062 + index * 31, y * 0.062 - index * 17, index, 4)
    const lace = fbm(x * 0.35, y * 0.35, index + 3, 3)
    const cover = smoothstep(0.64, 0.7, patch + 0.2 * (lace - 0.5)) * (index === 1 ? 0.4 : 0.5)
    colour = blend(colour, lichen, cover * smoothstep(0.25, 0.5, lace + 0.1))
  }
  return [colour[0] * stain, colour[1] * stain, colour[2] * stain]
}

/** A coil of rope: its sheath is woven of two colours. */
function rope([x, y, z]: Triple, radius: number, tilt: number, turn: number): Solid {
  const [sheath, tracer] = [linear('#b0522f'), linear('#24405a')]
  const light = linear('#dfa06a')
  const tube = 4.7
  const [cr, sr] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const around = (px: number, py: number, pz: number) => {
    const u = cr * (px - x) + sr * (py - y)
    const v = -sr * (px - x) + cr * (py - y)
    const angle = Math.atan2(v, u)
    const ring = Math.atan2(pz - z, Math.hypot(u, v) - radius)
    return [angle * radius, ring * tube] as const
  }
  const weave = (along: number, across: number) => {
    const a = Math.sin((along + across * 1.1) * 1.5)
    const b = Math.sin((along - across * 1.1) * 1.5)
    return [a, b] as const
  }
  const base = torus(
    [x, y, z],
    radius,
    tube,
    {
      kind: 'rough',
      colour: (px, py, pz) => {
        const [along, across] = around(px, py, pz)
        const [a, b] = weave(along, across)
        const strand = Math.floor((along + across * 1.1) / 4.2)
        const own =
          ((strand % 5) + 5) % 5 === 0 ? tracer : blend(sheath, light, 0.18 * (a * b > 0 ? 1 : 0))
        const dim = 0.66 + 0.34 * Math.min(1, Math.abs(a) + Math.abs(b))
        return [own[0] * dim, own[1] * dim, own[2] * dim]
      },
    },
    tilt,
    turn,
  )
  return {
    ...base,
    low: [base.low[0] - 4, base.low[1] - 4, Math.min(0, base.low[2])],
    high: [base.high[0] + 4, base.high[1] + 4, base.high[2] + 4],
    distance: (px, py, pz) => {
      const outer = base.distance(px, py, pz)
      if (outer > 1.5) return outer
      const [along, across] = around(px, py, pz)
      const [a, b] = weave(along, across)
      return outer + 0.28 * (1 - Math.max(Math.abs(a), Math.abs(b)))
    },
    step: 0.75,
  }
}

function pebble([x, y, z]: Triple, [a, b, c]: Triple, seed: number): Solid {
  const reach = Math.max(a, b) * 1.3
  return {
    low: [x - reach, y - reach, z - c * 1.3],
    high: [x + reach, y + reach, z + c * 1.3],
    distance: (px, py, pz) => {
      const [u, v, w] = [(px - x) / a, (py - y) / b, (pz - z) / c]
      const bump = 0.32 * (fbm(px * 0.13 + seed, py * 0.13, pz * 0.13, 4) - 0.5)
      return (Math.hypot(u, v, w) - 1 + bump) * Math.min(a, b, c)
    },
    surface: { kind: 'rough', colour: (px, py, pz) => granite(px * 1.2 + seed, py * 1.2, pz) },
    step: 0.6,
  }
}

const relief = baked(
  (x, y) => {
    const rock = rockHeight(x, y)
    return [Math.max(rock, rock * 0.4 + snowOn(x, y))]
  },
  [240, 270],
  0.3,
)

export const mountainRock: Scene = {
  solids: [
    ground((x, y) => relief(x, y, 0), [-24, 16], slab, 0.55),
    rope([82, -92, 4.2], 52, 0, 10),
    rope([80, -88, 12.2], 54, 2.5, 70),
    rope([85, -94, 20], 50, 3.5, 200),
    rope([78, -93, 27.4], 53, 3, 300),
    pebble([-74, 74, 2], [12, 10, 8], 3),
    pebble([-56, 88, 0], [7, 6, 5], 11),
    pebble([-80, 92, -1], [6, 5, 4], 23),
    pebble([88, 60, -1], [8, 7, 5], 47),
  ],
  window: window([-520, -300, 330], 105, 105, 44, [1, 0.94, 0.84]),
  sky: (x, y, z) => {
    const [r, g, b] = daylight(x, y, z)
    return [r * 0.75 + 0.1, g * 0.85 + 0.13, b * 1.0 + 0.19]
  },
  elevation: TABLE.elevation,
  centre: [0, 0],
  aperture: 0.012,
  exposure: 0.8,
}

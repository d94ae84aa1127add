import { TABLE } from '#studio/scenes/draw-scene.ts'
import { daylight, window } from './light.ts'
import { steel, wood } from './materials.ts'
import { constant, ground, lathe, roundBox, type Solid, type Surface } from './solid.ts'
import type { Scene } from './trace.ts'
import { fbm, linear, noise, smoothstep, type Triple } from './vector.ts'

/** Planks of an old table, their grain along x. */
const PLANK = 62
const GAP = 0.9

function plankAt(y: number): readonly [index: number, inside: number] {
  const index = Math.floor(y / PLANK)
  return [index, y - index * PLANK]
}

function gapDepth(y: number): number {
  const [, inside] = plankAt(y + 9)
  const edge = Math.min(inside, PLANK - inside)
  return 2.2 * (1 - smoothstep(GAP * 0.3, GAP * 2, edge))
}

const table: Surface = {
  kind: 'coated',
  roughness: 0.34,
  colour: (x, y) => {
    const [index] = plankAt(y + 9)
    const dirt = 1 - 0.75 * (gapDepth(y) / 2.2)
    const [r, g, b] = wood(x + index * 731, y, index)
    return [r * dirt, g * dirt, b * dirt]
  },
}

const glassWall: Surface = { kind: 'thin', colour: constant([0.93, 0.965, 0.95]), roughness: 0 }
const tea: Surface = {
  kind: 'coated',
  roughness: 0.05,
  glow: 0.3,
  colour: (x, y, z) => {
    const froth = 0.8 * smoothstep(0.5, 0.8, fbm(x * 0.16, y * 0.16, 3, 4)) * (z > 58 ? 1 : 0)
    const [a, b] = [linear('#b5713a'), linear('#c98f58')]
    return [0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * froth) as never
  },
}

/** A fluted glass of doodh patti: an outer wall that flares, tea to a finger below the rim. */
function chaiGlass([x, y, z]: Triple): Solid[] {
  const radiusAt = (h: number) => 23.5 + 8.5 * smoothstep(0, 78, h) + 1.4 * smoothstep(60, 80, h)
  const flutes = (h: number, a: number) =>
    0.55 * Math.abs(Math.cos(a * 9)) * smoothstep(4, 12, h) * (1 - smoothstep(50, 58, h))
  return [
    lathe(
      [x, y, z],
      [36, 82],
      (r, h, a) => {
        const outside = r - radiusAt(h) + flutes(h, a)
        const body = Math.max(outside, -h, h - 80)
        const inside = Math.max(r - radiusAt(h) + 1.9, 7 - h)
        return Math.max(body, -inside) * 0.9
      },
      glassWall,
      0.75,
    ),
    lathe(
      [x, y, z + 7.3],
      [34, 62],
      (r, h) => {
        const side = r - radiusAt(h + 7.3) + 2.3
        return Math.max(side, h - 60 + 0.5 * smoothstep(0, 26, r) ** 3 - 0.8, -h) * 0.9
      },
      tea,
    ),
  ]
}

/** A round tray of steel with a rolled rim. */
function tray([x, y]: readonly [number, number], radius: number): Solid {
  return lathe(
    [x, y, 0],
    [radius + 3, 16],
    (r, h) => {
      const floor = Math.max(Math.abs(h - 2) - 0.7, r - radius + 6)
      const lean = (h - 2) * 0.35
      const side = Math.max(Math.abs(r - (radius - 6) - lean) - 0.7, Math.abs(h - 7.5) - 6)
      const rim = Math.hypot(r - radius + 1.6, h - 13.2) - 1.5
      const soft = Math.max(2.5 - Math.abs(floor - side), 0) / 2.5
      return Math.min(Math.min(floor, side) - soft * soft * 0.6, rim)
    },
    steel,
  )
}

const rusk: Surface = {
  kind: 'rough',
  colour: (x, y, z) => {
    const t = fbm(x * 0.4, y * 0.4, z * 0.4, 4)
    const crust = smoothstep(0.3, 0.75, t)
    const [a, b] = [linear('#d3a266'), linear('#a96f3a')]
    return [0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * crust) as never
  },
}

function rusks(): Solid[] {
  const slice = (at: Triple, turn: number): Solid => {
    const base = roundBox(at, [74, 38, 13], 5.5, rusk, turn)
    return {
      ...base,
      distance: (x, y, z) =>
        base.distance(x, y, z) + 0.9 * (fbm(x * 0.33, y * 0.33, z * 0.33, 3) - 0.5),
      step: 0.7,
    }
  }
  return [slice([78, 84, 8.2], 24), slice([92, 110, 8.2], 12)]
}

/** Cardamom and sugar on the table. */
function spices(): Solid[] {
  const pod: Surface = {
    kind: 'rough',
    colour: (x, y) => {
      const t = 0.75 + 0.35 * noise(x * 1.5, y * 1.5)
      const c = linear('#8d9a52')
      return [c[0] * t, c[1] * t, c[2] * t]
    },
  }
  const pods: readonly (readonly [number, number, number])[] = [
    [-62, 96, 30],
    [-73, 84, -50],
    [-48, 104, 100],
  ]
  return pods.map(([x, y, turn]): Solid => {
    const a = (turn * Math.PI) / 180
    const [c, s] = [Math.cos(a), Math.sin(a)]
    return {
      low: [x - 8, y - 8, 0],
      high: [x + 8, y + 8, 7],
      distance: (px, py, pz) => {
        const u = (c * (px - x) + s * (py - y)) / 6.4
        const v = (-s * (px - x) + c * (py - y)) / 2.7
        const w = (pz - 2.6) / 2.6
        const angle = Math.atan2(w, v)
        const r = Math.sqrt(u * u * (1 + 0.15 * u * u) + v * v + w * w)
        return (r - 1 + 0.04 * Math.cos(angle * 6)) * 2.4
      },
      surface: pod,
      step: 0.7,
    }
  })
}

/** Wisps that rise from the tea and lean away from the window. */
function steam(u: number, v: number): number {
  const rise = (0.17 - v) / 0.2
  if (rise < -0.25) return 0
  const middle = 0.885 + 0.05 * Math.sin(v * 19 + 1) + 0.02 * Math.sin(v * 43)
  const width = 0.045 + 0.05 * Math.max(0, rise)
  const across = (u - middle) / width
  const wisp = fbm(u * 16 + v * 6, v * 7, 2, 3)
  const body = Math.exp(-across * across) * smoothstep(0.3, 0.75, wisp)
  return 0.5 * body * smoothstep(-0.25, 0.3, rise)
}

export const chaiTable: Scene = {
  solids: [
    ground((_x, y) => -gapDepth(y), [-3, 0.1], table, 0.6),
    tray([86, -80], 64),
    ...chaiGlass([72, -68, 2.8]),
    ...rusks(),
    ...spices(),
  ],
  window: window([-350, -190, 290], 110, 130, 13.5),
  sky: daylight,
  elevation: TABLE.elevation,
  centre: [0, 0],
  aperture: 0.012,
  exposure: 0.9,
  veil: steam,
}

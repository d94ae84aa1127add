import { TABLE } from '#studio/scenes/draw-scene.ts'
import { baked } from './baked.ts'
import { daylight, window } from './light.ts'
import { blend } from './materials.ts'
import { constant, ground, lathe, type Solid, type Surface, torus } from './solid.ts'
import type { Scene } from './trace.ts'
import { clamp, fbm, linear, noise, smoothstep, type Triple } from './vector.ts'

const heart = linear('#633820')
const dusk = linear('#2e180d')
const streak = linear('#150b08')

/** Polished sheesham, its grain along x, in one board. */
const sheesham: Surface = {
  kind: 'coated',
  roughness: 0.26,
  colour: (x, y) => {
    const warp = 26 * fbm(x * 0.006, y * 0.012, 4, 3)
    const rings = fbm(x * 0.003 + 3, (y + warp) * 0.04, 2, 3)
    const band = 0.5 + 0.5 * Math.sin(rings * 26 + (y + warp) * 0.11)
    const fibre = 0.6 * noise(x * 0.05, y * 2.1, 5) + 0.4 * noise(x * 0.13, y * 4.6, 6)
    const pore = smoothstep(0.68, 0.84, noise(x * 0.07, y * 2.8, 40))
    const base = blend(dusk, heart, 0.1 + 0.55 * band + 0.35 * fibre)
    return blend(base, streak, 0.45 * pore)
  },
}

/** Middle line of the inlaid border: along the left, and around the lower left corner. */
const BORDER = { x: -77, y: 112, round: 14 } as const

/** Distance from the border's line to the inside, and the length along it. */
function alongBorder(x: number, y: number): readonly [inside: number, along: number] {
  const { x: left, y: front, round } = BORDER
  const [u, v] = [x - left - round, front - round - y]
  if (u < 0 && v < 0) return [round - Math.hypot(u, v), Math.atan2(-v, -u) * round]
  return u * 1 < v * 1 ? [x - left, -v] : [front - y, u + (Math.PI / 2) * round]
}

/** Depth within the brass of the inlay, in millimetres: two lines and a vine of leaves. */
function inlay(x: number, y: number): number {
  const [inside, along] = alongBorder(x, y)
  const lines = Math.max(0.55 - Math.abs(inside - 6.2), 0.3 - Math.abs(inside + 6.2))
  if (Math.abs(inside) > 5.4) return lines
  const period = 19
  const cell = Math.round(along / period)
  const s = along - cell * period
  const flip = cell % 2 === 0 ? 1 : -1
  const stem = 0.32 - Math.abs(inside - 2.1 * Math.sin((along / period) * Math.PI))
  const leaf = (at: number, off: number, turn: number, long: number, wide: number) => {
    const [c, d] = [Math.cos(turn), Math.sin(turn)]
    const [p, q] = [c * (s - at) + d * (inside - off), -d * (s - at) + c * (inside - off)]
    const t = clamp(p / long + 0.5)
    return wide * Math.sin(Math.PI * t) ** 0.8 - Math.abs(q) - (Math.abs(p) > long / 2 ? 1 : 0)
  }
  const leaves = Math.max(
    leaf(-3.6, flip * 2.5, flip * 0.6, 5.4, 1.05),
    leaf(3.9, flip * 2.3, -flip * 0.55, 5.4, 1.05),
  )
  const [fx, fy] = [s, inside + flip * 1.2]
  const petals = 1.55 + 0.55 * Math.cos(Math.atan2(fy, fx) * 5) - Math.hypot(fx, fy)
  const eye = Math.hypot(fx, fy) - 0.55
  return Math.max(lines, stem, leaves, Math.min(petals, eye))
}

const relief = baked((x, y) => [inlay(x, y)], [130, 160], 0.12)
const brass: Surface = {
  kind: 'metal',
  roughness: 0.3,
  colour: (x, y) => {
    const tarnish = 0.35 * smoothstep(0.35, 0.75, fbm(x * 0.12, y * 0.12, 8, 3))
    return blend([0.88, 0.58, 0.2], [0.42, 0.26, 0.1], tarnish)
  },
}

function glass(colour: string): Surface {
  return { kind: 'coated', roughness: 0.05, glow: 0.02, colour: constant(linear(colour)) }
}

const gold: Surface = { kind: 'metal', roughness: 0.16, colour: constant([0.83, 0.6, 0.26]) }
const [red, green, wine] = [glass('#a3121f'), glass('#0c5a3c'), glass('#5e0f24')]

/** Glass bangles in a loose pile, and one that leans on it; gold ones are twisted. */
function bangles([x, y]: readonly [number, number]): Solid[] {
  const twisted = (angle: number) => 1.7 + 0.2 * Math.sin(angle * 58)
  const pile: readonly (readonly [Surface, number, number])[] = [
    [red, 0, 0],
    [red, 1.4, 0.8],
    [gold, 0.4, -1],
    [green, -1.2, 0.6],
    [green, 0.6, 1.2],
    [gold, 1.2, -0.6],
    [wine, 1.8, -0.4],
    [red, 0.2, -1],
    [gold, -0.8, 0.4],
  ]
  return [
    ...pile.map(([surface, dx, dy], index) =>
      torus(
        [x + dx, y + dy, 1.9 + index * 3.45],
        31,
        surface === gold ? twisted : 1.72,
        surface,
        0.5,
        index * 77,
      ),
    ),
    torus([x + 1, y + 65, 9.3], 31, 1.72, wine, -14, 0),
    torus([x + 1, y + 71, 1.9], 31, twisted, gold, 0, 6),
  ]
}

/** A flask of surma: a fluted belly on a foot, a long stopper with a knob. */
function flask([x, y]: readonly [number, number]): Solid {
  const bump = (h: number, at: number, width: number) => Math.exp(-(((h - at) / width) ** 2))
  const radiusAt = (h: number) =>
    3.2 +
    7 * bump(h, 0, 3.2) +
    12 * bump(h, 19, 9.5) +
    2.9 * bump(h, 36, 1.6) +
    1.6 * bump(h, 41, 1.2) +
    2.6 * bump(h, 49, 3.6) -
    1 * smoothstep(52, 64, h) +
    2 * bump(h, 67, 2.2)
  return lathe(
    [x, y, 0],
    [19, 72],
    (r, h, a) => {
      const flute = 0.45 * Math.cos(a * 7) ** 2 * bump(h, 19, 8)
      return Math.max((r - radiusAt(h) + flute) * 0.6, h - 69, -h)
    },
    { ...brass, roughness: 0.2 },
    0.8,
  )
}

function hash(n: number): number {
  const s = Math.sin(n * 127.1 + 11.7) * 43758.5453
  return s - Math.floor(s)
}

const ivory = linear('#efeade')
const stalk = linear('#a9b47c')
const BUDS = 5

interface Bud {
  readonly from: Triple
  readonly way: Triple
  readonly long: number
}

/** A bracelet of jasmine: buds in rounds of five on a thread, around a circle on the table. */
function gajra([x, y]: readonly [number, number], radius: number): Solid {
  const rounds = Math.round((2 * Math.PI * radius) / 4.4)
  const buds: Bud[] = []
  for (let round = 0; round < rounds; round++) {
    const a = (round / rounds) * 2 * Math.PI
    for (let index = 0; index < BUDS; index++) {
      const seed = round * BUDS + index
      const spin = ((index + (round % 2) / 2 + 0.35 * (hash(seed) - 0.5)) / BUDS) * 2 * Math.PI
      const lean = 0.55 + 0.35 * hash(seed + 900)
      const [out, up] = [Math.cos(spin), Math.sin(spin)]
      const [c, s] = [Math.cos(a), Math.sin(a)]
      const wx = out * c - lean * s
      const wy = out * s + lean * c
      const size = Math.hypot(wx, wy, up)
      buds.push({
        from: [x + c * (radius + out), y + s * (radius + out), 7.6 + up],
        way: [wx / size, wy / size, up / size],
        long: 9 + 2.4 * hash(seed + 333),
      })
    }
  }
  const nearest = (px: number, py: number, pz: number): readonly [number, number] => {
    const at = Math.round((Math.atan2(py - y, px - x) / (2 * Math.PI)) * rounds)
    let [best, part] = [1e9, 0]
    for (let step = -3; step <= 2; step++) {
      const first = (((at + step) % rounds) + rounds) % rounds
      for (let index = 0; index < BUDS; index++) {
        const { from, way, long } = buds[first * BUDS + index] as Bud
        const [qx, qy, qz] = [px - from[0], py - from[1], pz - from[2]]
        const t = clamp((qx * way[0] + qy * way[1] + qz * way[2]) / long)
        const away = Math.hypot(
          qx - way[0] * t * long,
          qy - way[1] * t * long,
          qz - way[2] * t * long,
        )
        const thick = 0.75 + 1.75 * smoothstep(0.3, 0.72, t) * (1 - 0.72 * smoothstep(0.74, 1, t))
        const gap = away - thick
        if (gap < best) [best, part] = [gap, t]
      }
    }
    return [best, part]
  }
  const reach = radius + 14
  return {
    low: [x - reach, y - reach, 0],
    high: [x + reach, y + reach, 20],
    distance: (px, py, pz) => {
      const ring = Math.hypot(Math.hypot(px - x, py - y) - radius, pz - 7.6) - 13.5
      return ring > 2 ? ring : nearest(px, py, pz)[0]
    },
    surface: {
      kind: 'rough',
      colour: (px, py, pz) => {
        const [, part] = nearest(px, py, pz)
        return blend(stalk, ivory, smoothstep(0.18, 0.5, part))
      },
    },
    step: 0.75,
  }
}

const crimson = linear('#8e1027')
const blush = linear('#c8606b')

/** A rose's petal: a shallow bowl with a notch, turned and tilted by degrees. */
function petal([x, y, z]: Triple, size: number, turn: number, tilt: number): Solid {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const [ct, st] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  const local = (px: number, py: number, pz: number): Triple => {
    const u = (c * (px - x) + s * (py - y)) / size
    const flat = (-s * (px - x) + c * (py - y)) / size
    const up = (pz - z) / size
    return [ct * u + st * up, flat, -st * u + ct * up]
  }
  const reach = size * 1.25
  return {
    low: [x - reach, y - reach, 0],
    high: [x + reach, y + reach, z + size],
    distance: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz)
      const angle = Math.atan2(v, u)
      const edge = 0.66 + 0.34 * Math.cos(angle / 2) ** 2 - 0.06 * Math.exp(-((angle / 0.2) ** 2))
      const r = Math.hypot(u, v * 0.94)
      const curl =
        0.34 * r * r +
        0.05 * Math.sin(angle * 3 + turn) * r * r -
        0.16 * smoothstep(0.7, 1, r) * (1 + Math.sin(angle * 2 + turn)) * 0.5
      return Math.max(Math.abs(w - curl) - 0.028, (r - edge) * 0.8) * size
    },
    surface: {
      kind: 'coated',
      roughness: 0.42,
      colour: (px, py, pz) => {
        const [u, v] = local(px, py, pz)
        const base = smoothstep(-0.25, -0.95, u)
        const vein = 0.85 + 0.3 * noise(Math.atan2(v, u + 1.1) * 30, u * 1.2, turn)
        const tone = blend(crimson, blush, 0.15 * noise(u * 3, v * 3, turn) + 0.8 * base)
        return [tone[0] * vein, tone[1] * vein, tone[2] * vein]
      },
    },
    step: 0.55,
  }
}

export const dressingTable: Scene = {
  solids: [
    ground(constantHeight(0), [-0.5, 0.05], sheesham),
    {
      low: [-130, -160, -0.1],
      high: [130, 160, 0.06],
      distance: (x, y, z) => Math.max(z - 0.05, -relief(x, y, 0) * 0.8),
      surface: brass,
      step: 0.8,
    },
    ...bangles([74, -86]),
    flask([-61, 92]),
    gajra([72, 100], 31),
    petal([33, 120, 1.4], 10, 35, 4),
    petal([18, 129, 1.4], 9, 160, 6),
    petal([88, 48, 1.6], 9.5, -70, 8),
    petal([-38, 118, 1.2], 8.5, 200, 5),
  ],
  window: window([-360, -210, 320], 120, 140, 12),
  sky: daylight,
  elevation: TABLE.elevation,
  centre: [0, 0],
  aperture: 0.01,
  exposure: 1,
}

function constantHeight(height: number): () => number {
  return () => height
}

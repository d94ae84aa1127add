import { TABLE } from '#studio/scenes/draw-scene.ts'
import { baked } from './baked.ts'
import { daylight, window } from './light.ts'
import { blend } from './materials.ts'
import { ground, type Solid, type Surface } from './solid.ts'
import type { Scene } from './trace.ts'
import { clamp, fbm, linear, noise, smoothstep, type Triple, unit } from './vector.ts'

/** Half of the pitch that is drawn, and the step of its grid, in millimetres. */
const PITCH = { x: 150, y: 180, step: 0.2 } as const
const COLUMNS = Math.ceil((2 * PITCH.x) / PITCH.step)
const ROWS = Math.ceil((2 * PITCH.y) / PITCH.step)

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}

/** Height of rolled clay and of the blades that the roller has pressed into it, and their tone. */
const pitch = rolled()

function rolled(): { readonly heights: Float32Array; readonly tones: Float32Array } {
  const heights = new Float32Array(COLUMNS * ROWS)
  const tones = new Float32Array(COLUMNS * ROWS).fill(-1)
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const [x, y] = [column * PITCH.step - PITCH.x, row * PITCH.step - PITCH.y]
      const swell = 1.2 * (fbm(x * 0.02, y * 0.02, 3, 2) - 0.5)
      heights[row * COLUMNS + column] = swell + 0.5 * (fbm(x * 0.22, y * 0.22, 1, 4) - 0.5)
    }
  }
  const next = random(11)
  for (let blade = 0; blade < 30_000; blade++) {
    let [x, y] = [(2 * next() - 1) * PITCH.x, (2 * next() - 1) * PITCH.y]
    const bare = fbm(x * 0.02 + 40, y * 0.02, 6, 3)
    const [long, wide, lift] = [5 + 13 * next(), 0.35 + 0.45 * next(), 0.1 + 0.5 * next() ** 2]
    const tone = next()
    let turn = (next() < 0.5 ? 0 : Math.PI) + 0.35 + 1.5 * (next() - 0.5) * (0.4 + next())
    const bend = 0.05 * (next() - 0.5)
    if (bare < 0.3 + 0.3 * next()) continue
    for (let at = 0; at < long; at += PITCH.step * 0.7) {
      const share = at / long
      const half = wide * (1 - share ** 3) * 0.9
      x += Math.cos(turn) * PITCH.step * 0.7
      y += Math.sin(turn) * PITCH.step * 0.7
      turn += bend * PITCH.step
      const reach = Math.ceil(half / PITCH.step)
      const [cx, cy] = [(x + PITCH.x) / PITCH.step, (y + PITCH.y) / PITCH.step]
      for (let row = Math.round(cy) - reach; row <= cy + reach; row++) {
        for (let column = Math.round(cx) - reach; column <= cx + reach; column++) {
          if (row < 0 || column < 0 || row >= ROWS || column >= COLUMNS) continue
          const away = Math.hypot(row - cy, column - cx) * PITCH.step
          if (away > half) continue
          const cell = row * COLUMNS + column
          const round = 0.3 * Math.sqrt(1 - (away / half) ** 2) * wide
          const high = lift * Math.sin(Math.PI * (0.15 + 0.7 * share)) + round
          const swell = 1.2 * (fbm(x * 0.02, y * 0.02, 3, 2) - 0.5)
          if (swell + high <= (heights[cell] ?? 0)) continue
          heights[cell] = swell + high
          tones[cell] = tone
        }
      }
    }
  }
  return { heights: softened(heights), tones }
}

/** Rounds the edges of the blades, whose steps would else be black cracks. */
function softened(heights: Float32Array): Float32Array {
  const soft = heights.slice()
  for (let cell = COLUMNS + 1; cell < heights.length - COLUMNS - 1; cell++) {
    let sum = 0
    for (const row of [cell - COLUMNS, cell, cell + COLUMNS]) {
      sum += (heights[row - 1] ?? 0) + (heights[row] ?? 0) + (heights[row + 1] ?? 0)
    }
    soft[cell] = sum / 9
  }
  return soft
}

function cellAt(x: number, y: number): number {
  const column = clamp(Math.round((x + PITCH.x) / PITCH.step), 0, COLUMNS - 1)
  const row = clamp(Math.round((y + PITCH.y) / PITCH.step), 0, ROWS - 1)
  return row * COLUMNS + column
}

const relief = baked((x, y) => [pitch.heights[cellAt(x, y)] ?? 0], [PITCH.x, PITCH.y], PITCH.step)

const clay = linear('#8d7a5c')
const damp = linear('#6d5c43')
const straw = linear('#b3a06c')
const grass = linear('#6f7a3e')
const deep = linear('#4c5a2c')
const lime = linear('#cdc9bb')

/** Cover of the popping crease's whitewash: thin at its edges, and where boots have scuffed it. */
function whitewash(x: number, y: number): number {
  const across = y - 92 + 0.13 * x
  const ragged = 2.2 * (fbm(x * 0.25, y * 0.25, 4, 3) - 0.5)
  const inside = smoothstep(0, 2.4, 22 - Math.abs(across) + ragged)
  const scuff = smoothstep(0.54, 0.72, fbm(x * 0.05, y * 0.11, 15, 4))
  const speck = smoothstep(0.2, 0.42, fbm(x * 0.5, y * 0.5, 21, 3) + 0.12)
  return inside * speck * (1 - 0.75 * scuff)
}

const turf: Surface = {
  kind: 'rough',
  colour: (x, y) => {
    const tone = pitch.tones[cellAt(x, y)] ?? -1
    const earth = blend(damp, clay, smoothstep(0.25, 0.75, fbm(x * 0.3, y * 0.3, 2, 4)))
    const green = smoothstep(0.22, 0.64, fbm(x * 0.016, y * 0.016, 12, 2) + 0.5 * (tone - 0.5))
    const blade = blend(straw, blend(grass, deep, tone), green)
    const own = tone < 0 ? earth : blend(earth, blade, 0.72)
    return blend(own, lime, (tone < 0 ? 0.78 : 0.92) * whitewash(x, y))
  },
}

const BALL = { at: [66, -50, 35.6], radius: 35.8 } as const
/** Axis of the ball's seam: seen from the camera, the seam leans to the right. */
const axis = unit([0.75, -0.66, 0])
const equator = unit([-axis[1], axis[0], 0])
const third: Triple = [
  axis[1] * equator[2] - axis[2] * equator[1],
  axis[2] * equator[0] - axis[0] * equator[2],
  axis[0] * equator[1] - axis[1] * equator[0],
]

/** Distance from the middle of the seam, and the place along it, in millimetres. */
function onSeam(x: number, y: number, z: number): readonly [across: number, along: number] {
  const { at, radius } = BALL
  const p = [x - at[0], y - at[1], z - at[2]] as const
  const dot = (w: Triple) => p[0] * w[0] + p[1] * w[1] + p[2] * w[2]
  const size = Math.hypot(...p) || 1
  return [
    Math.asin(clamp(dot(axis) / size, -1, 1)) * radius,
    Math.atan2(dot(third), dot(equator)) * radius,
  ]
}

/** Thread of the six rows of stitches, 0 to 1. */
function thread(across: number, along: number): number {
  const side = Math.abs(across)
  if (side > 6.6) return 0
  const row = side < 2.4 ? 1.3 : side < 4.5 ? 3.5 : 5.6
  const off = (side - row) / 0.85
  const slant = along + Math.sign(across) * (side - row) * 0.9 + row * 0.7
  const stitch = Math.abs(slant / 2.7 - Math.round(slant / 2.7)) * 2.7
  return smoothstep(1, 0.55, Math.abs(off)) * smoothstep(1.12, 0.72, stitch)
}

function ball(): Solid {
  const { at, radius } = BALL
  const [x, y, z] = at
  const [cherry, shade] = [linear('#8a141c'), linear('#5f0d14')]
  const linen = linear('#d8ccb0')
  const reach = radius + 2
  return {
    low: [x - reach, y - reach, z - reach],
    high: [x + reach, y + reach, z + reach],
    distance: (px, py, pz) => {
      const outer = Math.hypot(px - x, py - y, pz - z) - radius
      if (outer > 2) return outer - 1.2
      const [across, along] = onSeam(px, py, pz)
      const ridge = 0.65 * smoothstep(7.4, 6.2, Math.abs(across))
      const groove = 0.5 * Math.exp(-((across / 0.35) ** 2))
      const grain = 0.06 * (fbm(px * 0.9, py * 0.9, pz * 0.9, 2) - 0.5)
      return outer - ridge + groove - 0.42 * thread(across, along) - grain
    },
    surface: {
      kind: 'coated',
      roughness: 0.15,
      colour: (px, py, pz) => {
        const [across, along] = onSeam(px, py, pz)
        const wear = fbm(px * 0.07, py * 0.07, pz * 0.07 + 3, 4)
        const leather = blend(cherry, shade, smoothstep(0.35, 0.7, wear))
        const crease = 0.6 * Math.exp(-((across / 0.5) ** 2))
        return blend(blend(leather, shade, crease), linen, thread(across, along))
      },
    },
    step: 0.7,
  }
}

/** The blade of a bat on its back, with its toe to the left. */
function bat(): Solid {
  const [toeX, nearY, turn, wide, thick] = [-58, -101, -5, 108, 33] as const
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  /** Along the blade from its toe, across it from its near edge. */
  const local = (x: number, y: number): readonly [number, number] => [
    c * (x - toeX) + s * (y - nearY),
    s * (x - toeX) - c * (y - nearY),
  ]
  const [pale, gold, line] = [linear('#d6b98a'), linear('#c39f6b'), linear('#8d6638')]
  const mark = linear('#7d2a2a')
  return {
    low: [toeX - 12, nearY - 150, -1],
    high: [300, nearY + 6, thick + 1],
    distance: (x, y, z) => {
      const [along, across] = local(x, y)
      const bow = 0.0012 * (across - wide / 2) ** 2
      const round = 26
      const u = Math.max(round - along, 0)
      const v = Math.max(Math.abs(across - wide / 2) - wide / 2 + round, 0)
      const flat = Math.max(
        Math.hypot(u, v) - round,
        Math.max(-along, Math.abs(across - wide / 2) - wide / 2),
      )
      const soft = 5
      const [p, q] = [flat + soft, Math.abs(z - thick / 2 + bow / 2) - (thick - bow) / 2 + soft]
      return Math.hypot(Math.max(p, 0), Math.max(q, 0)) + Math.min(Math.max(p, q), 0) - soft
    },
    surface: {
      kind: 'coated',
      roughness: 0.36,
      colour: (x, y, z) => {
        const [along, across] = local(x, y)
        const warp = 2.6 * fbm(along * 0.012, across * 0.04, z * 0.02, 3)
        const ring = (across + 0.35 * z + warp) / 9.5
        const grain = smoothstep(0.07, 0.0, Math.abs(ring - Math.round(ring)))
        const fibre = noise(along * 0.06, across * 2.2 + z * 1.7, 3)
        const wood = blend(
          blend(pale, gold, 0.5 * fibre + 0.3 * fbm(along * 0.02, across * 0.05, z * 0.05, 3)),
          line,
          0.5 * grain,
        )
        const hit = smoothstep(0.63, 0.72, fbm(x * 0.06 + 7, y * 0.09, z * 0.09, 4))
        const dirt = smoothstep(9, 0, z) * 0.35
        return blend(blend(wood, mark, 0.3 * hit), damp, dirt)
      },
    },
    step: 0.85,
  }
}

export const cricketPitch: Scene = {
  solids: [ground((x, y) => relief(x, y, 0), [-1.6, 2], turf, 0.5), bat(), ball()],
  window: window([-420, -250, 350], 90, 100, 24, [1, 0.95, 0.86]),
  sky: daylight,
  elevation: TABLE.elevation,
  centre: [0, 0],
  aperture: 0.01,
  exposure: 1,
}

import sharp from 'sharp'
import { TABLE } from '#studio/scenes/draw-scene.ts'
import { daylight, window } from './light.ts'
import { blend, steel } from './materials.ts'
import { chain, ground, roundBox, type Solid, type Surface } from './solid.ts'
import { ART, tailgateArt } from './tailgate-art.ts'
import type { Scene } from './trace.ts'
import { clamp, fbm, linear, noise, smoothstep, type Triple } from './vector.ts'

/** The painted panel as linear colours, `ART.scale` of them a millimetre. */
const { data, info } = await sharp(Buffer.from(tailgateArt()))
  .removeAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true })
const paint = Float32Array.from(data, (value) => {
  const v = value / 255
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4
})

function painted(x: number, y: number): Triple {
  const u = clamp((x + ART.width / 2) * ART.scale, 0, info.width - 2)
  const v = clamp((y + ART.height / 2) * ART.scale, 0, info.height - 2)
  const [iu, iv] = [Math.floor(u), Math.floor(v)]
  const [fu, fv] = [u - iu, v - iv]
  const at = (iv * info.width + iu) * 3
  const row = info.width * 3
  const channel = (c: number) => {
    const [a, b] = [paint[at + c] ?? 0, paint[at + 3 + c] ?? 0]
    const [d, e] = [paint[at + row + c] ?? 0, paint[at + row + 3 + c] ?? 0]
    const near = a + (b - a) * fu
    return near + (d + (e - d) * fu - near) * fv
  }
  return [channel(0), channel(1), channel(2)]
}

const bare = linear('#6a5648')
const dust = linear('#b59c7c')

/** Worn enamel: chipped at its edges, dusty in its corners. */
const enamel: Surface = {
  kind: 'coated',
  roughness: 0.2,
  colour: (x, y) => {
    const chip = smoothstep(0.74, 0.76, fbm(x * 0.16, y * 0.16, 2, 4))
    const dirt = 0.16 * smoothstep(0.35, 0.8, fbm(x * 0.03, y * 0.03, 6, 4))
    return blend(blend(painted(x, y), bare, 0.8 * chip), dust, dirt)
  },
}

/** Beaten sheet: long swells, an embossed line around the panel, brush marks. */
function sheetHeight(x: number, y: number): number {
  const swell = 0.5 * (fbm(x * 0.018, y * 0.018, 4, 2) - 0.5)
  const groove = (distance: number) => Math.exp(-((distance / 1.5) ** 2))
  const [px, py] = [Math.abs(x - 8) - 83, Math.abs(y - 10) - 97]
  const frame = Math.max(px, py)
  const brush = 0.018 * noise(x * 0.5, y * 2.2, 3)
  return swell + 0.9 * groove(frame) + brush
}

const rail: Surface = {
  kind: 'coated',
  roughness: 0.16,
  colour: (x, y, z) => {
    const chip = smoothstep(0.66, 0.7, fbm(x * 0.12 + 8, y * 0.12, z * 0.2, 4))
    const along = Math.abs(y + 110) < 14 ? x : y
    const stripe = smoothstep(-0.12, 0.12, Math.sin(along * 0.26 + 0.6))
    const base = blend(linear('#7d2428'), linear('#b98c34'), stripe)
    return blend(base, bare, 0.85 * chip)
  },
}

/** A mirror as large as a coin, in a cup of brass. */
function mirror(x: number, y: number, radius: number): Solid[] {
  const brass: Surface = { kind: 'metal', colour: () => [0.72, 0.52, 0.24], roughness: 0.22 }
  const glass: Surface = { kind: 'metal', colour: () => [0.8, 0.82, 0.84], roughness: 0.03 }
  const dome = 24
  return [
    {
      low: [x - radius - 2, y - radius - 2, -1],
      high: [x + radius + 2, y + radius + 2, 4],
      distance: (px, py, pz) =>
        Math.hypot(Math.hypot(px - x, py - y) - radius, (pz - 1) * 0.8) - 1.3,
      surface: brass,
      step: 0.9,
    },
    {
      low: [x - radius, y - radius, 0],
      high: [x + radius, y + radius, 4],
      distance: (px, py, pz) =>
        Math.max(
          Math.hypot(px - x, py - y, pz + dome - 2.2) - dome,
          Math.hypot(px - x, py - y) - radius,
        ),
      surface: glass,
    },
  ]
}

function bolt(x: number, y: number, z: number): Solid {
  return {
    low: [x - 6, y - 6, z - 1],
    high: [x + 6, y + 6, z + 5],
    distance: (px, py, pz) => {
      const cap = Math.max(Math.hypot(px - x, py - y, pz - z + 5) - 7.2, z - pz - 0.5)
      const washer = Math.max(Math.hypot(px - x, py - y) - 5.4, Math.abs(pz - z) - 0.7)
      return Math.min(cap, washer)
    },
    surface: steel,
    step: 0.9,
  }
}

const iron: Surface = {
  kind: 'metal',
  colour: (x, y, z) => {
    const rust = smoothstep(0.5, 0.7, fbm(x * 0.4, y * 0.4, z * 0.4, 3))
    return blend([0.5, 0.49, 0.48], [0.3, 0.19, 0.12], 0.6 * rust)
  },
  roughness: 0.24,
}

function links(): Solid[] {
  const places: (readonly [number, number, number])[] = []
  let [x, y, turn] = [106, 44, 118]
  for (let index = 0; index < 12; index++) {
    places.push([x, y, turn])
    const angle = (turn * Math.PI) / 180
    x += Math.cos(angle) * 13.2
    y += Math.sin(angle) * 13.2
    turn += index < 5 ? 6 : -9
  }
  return chain(places, [6.2, 4.6, 1.75], iron)
}

export const tailgate: Scene = {
  solids: [
    ground(sheetHeight, [-1, 1.6], enamel, 0.8),
    roundBox([0, -118, 5], [520, 22, 13], 4, rail),
    bolt(-62, -118, 11.5),
    bolt(-4, -118, 11.5),
    bolt(62, -118, 11.5),
    ...[-78, -46, -14, 18, 50, 82].flatMap((x) => mirror(x + 4, -87 + 0, 7)),
    ...links(),
  ],
  window: window([-360, -210, 320], 120, 140, 12),
  sky: daylight,
  elevation: TABLE.elevation,
  centre: [0, 0],
  aperture: 0.01,
  exposure: 0.9,
}

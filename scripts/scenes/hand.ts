import { TABLE } from '#studio/scenes/draw-scene.ts'
import { baked } from './baked.ts'
import {
  cone,
  type Finger,
  fingerOf,
  grain,
  nail,
  type OnFinger,
  onFinger,
  rim,
  skin,
  skinTone,
  tipOf,
} from './finger.ts'
import { daylight, window } from './light.ts'
import { blend } from './materials.ts'
import { ground, type Solid, type Surface } from './solid.ts'
import type { Scene } from './trace.ts'
import {
  bell,
  clamp,
  dot,
  fbm,
  joined,
  linear,
  noise,
  smoothstep,
  type Triple,
  unit,
} from './vector.ts'

/** Middle of the case's underside on the palm: origin of the frame in which the hand is placed. */
const MIDDLE: Triple = [-1, 25, 34]
const [ACROSS, DOWN] = [Math.cos(Math.PI / 12), Math.sin(Math.PI / 12)]

/** A point by millimetres across and down the case, and above its underside. */
function onCase(u: number, v: number, w: number): Triple {
  return [MIDDLE[0] + ACROSS * u + DOWN * v, MIDDLE[1] - DOWN * u + ACROSS * v, MIDDLE[2] + w]
}

/** A direction in the case's frame. */
function along(u: number, v: number, w: number): Triple {
  return unit([ACROSS * u + DOWN * v, -DOWN * u + ACROSS * v, w])
}

/** Heading of a finger on the palm, degrees from the case's long axis. */
function heading(degrees: number): Triple {
  const angle = (degrees * Math.PI) / 180
  return along(-Math.sin(angle), -Math.cos(angle), 0)
}

const fingers: readonly Finger[] = [
  {
    from: onCase(12, -17, -15),
    forward: heading(55),
    pads: [0, 0, 1],
    bones: [44, 25, 17],
    bend: [4, 24, 38],
    radii: [10, 8.2, 7.3, 6.6],
    nail: [11, 5.8],
    seed: 1,
  },
  {
    from: onCase(0, -2, -15),
    forward: heading(51.5),
    pads: [0, 0, 1],
    bones: [47, 28, 18],
    bend: [4, 29, 47],
    radii: [10, 8.3, 7.4, 6.7],
    nail: [11, 5.9],
    seed: 2,
  },
  {
    from: onCase(-12, 13, -15),
    forward: heading(48.5),
    pads: [0, 0, 1],
    bones: [43, 27, 18],
    bend: [5, 34, 54],
    radii: [9.6, 7.8, 6.9, 6.3],
    nail: [11, 5.6],
    seed: 3,
  },
  {
    from: onCase(-22, 26, -16),
    forward: heading(44.5),
    pads: [0, 0, 1],
    bones: [35, 20, 15],
    bend: [7, 30, 48],
    radii: [8.8, 6.8, 6, 5.5],
    nail: [9, 4.8],
    seed: 4,
  },
]

const thumb: Finger = {
  from: onCase(56, 40, -13),
  forward: along(-0.09, -0.98, 0.17),
  pads: along(-0.68, -0.12, -0.72),
  bones: [44, 31, 19],
  bend: [0, 3, 8],
  radii: [17.5, 11.4, 9.9, 8.7],
  nail: [14, 7],
  seed: 5,
}

/** The wrist's middle, the forearm's direction and the direction to the thumb's side. */
const wrist = onCase(57, 67, -15)
const forearm = unit([0.74, 0.67, 0.02])
const radial = unit([forearm[1], -forearm[0], 0])

function beside(side: number, on: number, up = 0): Triple {
  return [
    wrist[0] + radial[0] * side + forearm[0] * on,
    wrist[1] + radial[1] * side + forearm[1] * on,
    wrist[2] + up,
  ]
}

const veinBlue = linear('#7b7268')

/** Palm, ball of the thumb, thumb, wrist and forearm. */
function handOf(): Solid[] {
  const place = onFinger(thumb)
  const bodies = [
    cone(beside(10, 2), beside(11, 90, 3), 18, 23),
    cone(beside(-10, 2), beside(-11, 90, 3), 17.5, 23),
    cone(beside(14, -6), onCase(12, -17, -16), 16, 13),
    cone(beside(5, -8, 1), onCase(0, -2, -16), 15, 13),
    cone(beside(-6, -8, 1), onCase(-12, 13, -16), 15, 12),
    cone(beside(-14, -6), onCase(-20, 25, -17), 16.5, 11),
    cone(onCase(46, 34, -13), onCase(24, -6, -15), 14, 11),
  ]
  const aroundPalm = cone(wrist, onCase(-4, 4, -15), 42, 46)
  const aroundArm = cone(wrist, beside(0, 90), 42, 46)
  const aroundThumb = cone(thumb.from, tipOf(thumb), 26, 16)
  const whole = (x: number, y: number, z: number) => {
    let gap = 1e9
    for (const body of bodies) {
      const next = body(x, y, z)
      gap = gap > 1e8 ? next : joined(gap, next, 9)
    }
    const on = place(x, y, z)
    return { gap: joined(gap, on.gap, 11), on, isThumb: on.gap < gap }
  }
  /** Creases of the wrist, and wrinkles on the back of the thumb's last joint. */
  const fold = (x: number, y: number, z: number, on: OnFinger): number => {
    const p: Triple = [x - wrist[0], y - wrist[1], z - wrist[2]]
    const [far, side] = [dot(p, forearm), dot(p, radial)]
    const wave = 1.4 * (noise(side * 0.1, 4) - 0.5) + 0.01 * side * side
    const line = (at: number, width: number) => bell((far - at - wave) / width)
    const cuffs =
      z > wrist[2] ? Math.max(0.7 * line(2, 0.7), 0.4 * line(8.5, 0.6), 0.35 * line(-4, 0.5)) : 0
    const joint = thumb.bones[0] + thumb.bones[1]
    const bow = 0.03 * on.side * on.side
    const offset = on.length - joint
    const wrinkle = bell((Math.abs(offset + 0.5) - bow) / 5.5)
    const ripple =
      Math.sin((offset + Math.sign(offset) * bow) * 2.6 + 1.5 * noise(on.side * 0.5, 9)) ** 6
    const knuckle = on.face < 0 ? 0.34 * wrinkle * ripple * smoothstep(0, 0.5, -on.face) : 0
    return Math.max(cuffs, knuckle)
  }
  const vein = (x: number, y: number, z: number): number => {
    const p: Triple = [x - wrist[0], y - wrist[1], z - wrist[2]]
    const [far, side] = [dot(p, forearm), dot(p, radial)]
    const at = (middle: number, lean: number) =>
      bell((side - middle - lean * far - 3 * (noise(far * 0.05, middle) - 0.5)) / 1.5)
    return smoothstep(-5, 14, far) * Math.max(at(6, 0.1), at(-7, -0.12), 0.7 * at(1, 0.3))
  }
  return [
    {
      low: [-80, -60, 0],
      high: [200, 240, 70],
      distance: (x, y, z) => {
        const far = Math.min(aroundPalm(x, y, z), aroundArm(x, y, z), aroundThumb(x, y, z))
        if (far > 3) return far
        const { gap, on } = whole(x, y, z)
        if (gap > 2) return gap - 0.8
        return gap + 0.5 * fold(x, y, z, on) + grain(x, y, z) + rim(thumb, on)
      },
      surface: skin((x, y, z) => {
        const { on, isThumb } = whole(x, y, z)
        const tip = smoothstep(80, 98, on.length)
        const lines = 0.55 * fold(x, y, z, on)
        if (isThumb) {
          const ball = 1 - smoothstep(20, 60, on.length)
          const face = on.face * (1 - ball) + ball * 0.6
          const knuckle = bell((on.length - 76) / 6)
          return skinTone(x, y, z, face, 0.15 + 0.26 * tip + 0.1 * knuckle, lines)
        }
        const base = skinTone(x, y, z, (z - wrist[2]) / 14, 0.2, lines)
        return blend(base, veinBlue, 0.22 * vein(x, y, z))
      }),
      step: 0.75,
    },
    nail(thumb),
  ]
}

/** A printed flower of five petals on a stalk with two leaves; depth within it, in millimetres. */
function flower(u: number, v: number): number {
  const angle = Math.atan2(v + 2.4, u)
  const r = Math.hypot(u, v + 2.4)
  const petals = 2.1 + 0.95 * Math.cos(angle * 5 + Math.PI / 2) - r
  const eye = 0.75 - r
  const stalk = v > 0 && v < 5.6 ? 0.28 - Math.abs(u - 0.35 * Math.sin(v * 0.8)) : -1
  const leaf = (side: number) => {
    const [p, q] = [0.82 * u * side + 0.57 * -(v - 4), 0.57 * u * side + 0.82 * (v - 4)]
    const t = clamp((p - 0.3) / 3.2)
    return p < 0.3 || p > 3.5 ? -1 : 0.85 * Math.sin(Math.PI * t) ** 0.8 - Math.abs(q)
  }
  return Math.max(Math.min(petals, -eye), stalk, leaf(1), leaf(-1))
}

const lawn = linear('#dcd5c6')
const white = linear('#f4f0e6')
const thread = linear('#c3b69d')
const yarn = linear('#8d7b58')

/** The cuff of a kurta, open around the wrist. */
function cuff(): Solid {
  const start = 27
  const local = (x: number, y: number, z: number) => {
    const p: Triple = [x - wrist[0], y - wrist[1], z - wrist[2] - 4]
    const [far, side, up] = [dot(p, forearm), dot(p, radial), p[2]]
    const turn = Math.atan2(up, side)
    return { far: far - start + 1.6 * Math.sin(turn * 2 + 1), side, up, turn }
  }
  const stitch = (far: number, turn: number) =>
    Math.max(bell((far - 3) / 0.45), bell((far - 24) / 0.45)) *
    smoothstep(-0.3, 0.3, Math.sin(turn * 34 * 2.2))
  /** A row of embroidered flowers between the seams. */
  const sprig = (far: number, turn: number) => {
    const u = turn * 36
    const column = Math.round(u / 12)
    return smoothstep(-0.25, 0.3, flower((u - column * 12) / 1.15, (far - 13.5) / 1.15))
  }
  return {
    low: [-20, 20, 0],
    high: [260, 300, 100],
    distance: (x, y, z) => {
      const { far, side, up, turn } = local(x, y, z)
      const fold =
        5 * (fbm(far * 0.03 + turn * 0.4, turn * 1.6, 3, 2) - 0.5) * smoothstep(-8, 40, far) +
        1.4 * Math.sin(turn * 3 + far * 0.05) * smoothstep(0, 30, far)
      const hem =
        0.5 * smoothstep(25.2, 24.4, far) -
        0.35 * bell((far - 3) / 0.8) -
        0.35 * bell((far - 24) / 0.8)
      const near = Math.abs(far - 13.5) < 9 ? 0.4 * sprig(far, turn) : 0
      const radius = 35 + 0.09 * far + fold + hem + near
      const shell = Math.abs(Math.hypot(side * 0.94, up * 1.12) - radius) - 0.8
      return Math.max(shell, -far)
    },
    surface: {
      kind: 'rough',
      colour: (x, y, z) => {
        const { far, turn } = local(x, y, z)
        const weave = 0.5 + 0.25 * Math.sin(far * 8) + 0.25 * Math.sin(turn * 36 * 8)
        const slub = noise(far * 0.3, turn * 90, 2)
        const base = blend(thread, lawn, 0.6 + 0.14 * weave + 0.16 * slub)
        const sewn = Math.abs(far - 13.5) < 9 ? sprig(far, turn) : 0
        return blend(blend(base, white, 0.9 * sewn), yarn, 0.6 * stitch(far, turn))
      },
    },
    step: 0.6,
  }
}

/** The case's body, smaller than every case, which casts its shadow and is hidden below it. */
function body(): Solid {
  const [w, d, h] = [31, 66, 3.6]
  const middle = onCase(0, 0, 4.6)
  return {
    low: [middle[0] - 75, middle[1] - 85, middle[2] - 5],
    high: [middle[0] + 75, middle[1] + 85, middle[2] + 5],
    distance: (x, y, z) => {
      const [px, py] = [x - middle[0], y - middle[1]]
      const qx = Math.abs(ACROSS * px - DOWN * py) - w + 6
      const qy = Math.abs(DOWN * px + ACROSS * py) - d + 6
      const flat = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - 6
      return Math.max(flat, Math.abs(z - middle[2]) - h)
    },
    surface: { kind: 'rough', colour: () => [0.25, 0.25, 0.25] },
  }
}

const sage = linear('#8b938a')
const shade = linear('#6b746d')
const print = linear('#d9d3c2')

/** Cotton with a wide printed pattern: height, share of print, tone of the threads. */
const cloth = baked(
  (x, y) => {
    const [c, s] = [Math.cos(0.32), Math.sin(0.32)]
    const [p, q] = [c * x + s * y, -s * x + c * y]
    const weft = Math.sin(q * 5.2 + 0.8 * noise(p * 0.3, q * 0.1))
    const warp = Math.sin(p * 5.2 + 0.8 * noise(q * 0.3, p * 0.1, 3))
    const over = Math.sin(p * 5.2) * Math.sin(q * 5.2) > 0 ? weft : warp
    const fold = 2.4 * fbm(x * 0.011 + 5, y * 0.016, 2, 2)
    const column = Math.round(p / 30)
    const shift = column % 2 === 0 ? 0 : 19
    const row = Math.round((q - shift) / 38)
    const motif = smoothstep(-0.12, 0.12, flower(p - column * 30, q - shift - row * 38))
    const dry = smoothstep(0.2, 0.5, noise(x * 1.9, y * 1.9, 8))
    const slub = 0.5 * noise(p * 0.16, q * 2.6, 5) + 0.5 * noise(p * 2.6, q * 0.16, 6)
    return [fold + 0.03 * over, motif * (0.7 + 0.3 * dry), slub + 0.2 * over]
  },
  [135, 175],
  0.25,
)

const cotton: Surface = {
  kind: 'rough',
  colour: (x, y) => {
    const base = blend(shade, sage, clamp(0.25 + 0.8 * cloth(x, y, 2)))
    return blend(base, print, 0.62 * cloth(x, y, 1))
  },
}

export const hand: Scene = {
  solids: [
    ground((x, y) => cloth(x, y, 0) - 1.6, [-2, 1.4], cotton, 0.7),
    ...fingers.flatMap(fingerOf),
    ...handOf(),
    cuff(),
    body(),
  ],
  window: window([-360, -230, 320], 120, 140, 12.5, [1, 0.95, 0.87]),
  sky: (x, y, z) => {
    const [r, g, b] = daylight(x, y, z)
    return [r + 0.13, g + 0.125, b + 0.12]
  },
  elevation: TABLE.elevation,
  centre: [0, 0],
  aperture: 0.004,
  exposure: 0.95,
}

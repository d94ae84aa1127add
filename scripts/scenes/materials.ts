import type { Surface } from './solid.ts'
import { fbm, linear, noise, smoothstep, type Triple } from './vector.ts'

export function blend(a: Triple, b: Triple, t: number): Triple {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

const pale = linear('#7d6550')
const dark = linear('#4a382b')
const vein = linear('#2a2019')

/** Oiled walnut, its grain along x; `plank` gives each plank a tone of its own. */
export function wood(x: number, y: number, plank: number): Triple {
  const warp = 4 * fbm(x * 0.004, y * 0.02, plank * 3.1, 3)
  const rings = fbm(x * 0.0022 + plank * 9, y * 0.085 + warp * 0.5, plank, 3)
  const band = 0.5 + 0.5 * Math.sin((rings * 5 + y * 0.028) * 4.2)
  const fibre = noise(x * 0.03, y * 1.9, plank) * 0.55 + noise(x * 0.09, y * 5.2, plank) * 0.45
  const pore = smoothstep(0.7, 0.86, noise(x * 0.055, y * 3.1, plank + 40))
  const tone = 0.5 * band + 0.5 * fibre
  const base = blend(dark, pale, 0.18 + 0.68 * tone)
  const worn = 0.84 + 0.3 * noise(plank * 7.7, 0.5) + 0.16 * (fbm(x * 0.014, y * 0.02, 1, 2) - 0.5)
  const grained = blend(base, vein, pore * 0.4)
  return [grained[0] * worn, grained[1] * worn, grained[2] * worn]
}

export const steel: Surface = { kind: 'metal', colour: () => [0.6, 0.595, 0.585], roughness: 0.2 }

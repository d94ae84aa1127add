import type { Triple } from './vector.ts'

/** Kind of a surface's reflection. */
export interface Surface {
  /**
   * rough: diffuse; coated: diffuse below a clear varnish; metal: a mirror of its colour; thin:
   * clear walls of its colour without refraction.
   */
  readonly kind: 'rough' | 'coated' | 'metal' | 'thin'
  /** Linear colour at a point in millimetres. */
  readonly colour: (x: number, y: number, z: number) => Triple
  /** Spread of reflections, 0 for a mirror. */
  readonly roughness?: number
  /** Share of its colour for light from within the body. */
  readonly glow?: number
  /**
   * Subsurface scattering: reach in millimetres of the window's light below the surface, by red,
   * green and blue. It softens edges of light and shade, as on skin.
   */
  readonly scatter?: Triple
}

/**
 * A body as a signed distance function within a box. Millimetres; the table is z = 0, z points up.
 */
export interface Solid {
  readonly low: Triple
  readonly high: Triple
  readonly distance: (x: number, y: number, z: number) => number
  readonly surface: Surface
  /** Share of the distance that a ray marches per step, below 1 for bumpy bodies. */
  readonly step?: number
}

export function constant(colour: Triple): () => Triple {
  return () => colour
}

/** A box with rounded edges, turned around z by degrees. */
export function roundBox(
  [cx, cy, cz]: Triple,
  [w, d, h]: Triple,
  radius: number,
  surface: Surface,
  turn = 0,
): Solid {
  const angle = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const [ex, ey] = [
    (Math.abs(c) * w + Math.abs(s) * d) / 2,
    (Math.abs(s) * w + Math.abs(c) * d) / 2,
  ]
  return {
    low: [cx - ex, cy - ey, cz - h / 2],
    high: [cx + ex, cy + ey, cz + h / 2],
    distance: (x, y, z) => {
      const [px, py] = [x - cx, y - cy]
      const qx = Math.abs(c * px + s * py) - w / 2 + radius
      const qy = Math.abs(-s * px + c * py) - d / 2 + radius
      const qz = Math.abs(z - cz) - h / 2 + radius
      const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0))
      return outside + Math.min(Math.max(qx, qy, qz), 0) - radius
    },
    surface,
  }
}

/** A ring around an axis: lying flat, or tilted by degrees around x and then turned around z. */
export function torus(
  [cx, cy, cz]: Triple,
  radius: number,
  tube: number | ((angle: number) => number),
  surface: Surface,
  tilt = 0,
  turn = 0,
): Solid {
  const [ct, st] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  const [cr, sr] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  const thickness = typeof tube === 'number' ? () => tube : tube
  const reach = radius + 4
  const up = Math.abs(st) * radius + 4
  return {
    low: [cx - reach, cy - reach, cz - up],
    high: [cx + reach, cy + reach, cz + up],
    distance: (x, y, z) => {
      const [px, py, pz] = [x - cx, y - cy, z - cz]
      const qx = cr * px + sr * py
      const ry = -sr * px + cr * py
      const qy = ct * ry + st * pz
      const qz = -st * ry + ct * pz
      const t = typeof tube === 'number' ? tube : thickness(Math.atan2(qy, qx))
      return Math.hypot(Math.hypot(qx, qy) - radius, qz) - t
    },
    surface,
    step: typeof tube === 'number' ? 1 : 0.8,
  }
}

/** A body of revolution: distance by the radius from its vertical axis and the height. */
export function lathe(
  [cx, cy, cz]: Triple,
  [reach, height]: readonly [number, number],
  profile: (radius: number, height: number, angle: number) => number,
  surface: Surface,
  step = 0.9,
): Solid {
  return {
    low: [cx - reach, cy - reach, cz],
    high: [cx + reach, cy + reach, cz + height],
    distance: (x, y, z) => profile(Math.hypot(x - cx, y - cy), z - cz, Math.atan2(y - cy, x - cx)),
    surface,
    step,
  }
}

/** Ground with a relief: height in millimetres above the table, at most `top`. */
export function ground(
  relief: (x: number, y: number) => number,
  [bottom, top]: readonly [number, number],
  surface: Surface,
  step = 0.8,
  extent = 2000,
): Solid {
  return {
    low: [-extent, -extent, bottom - 2],
    high: [extent, extent, top + 0.5],
    distance: (x, y, z) => z - relief(x, y),
    surface,
    step,
  }
}

/** Links of a chain along a line on the ground, every other one on edge. */
export function chain(
  places: readonly (readonly [x: number, y: number, turn: number])[],
  [length, radius, tube]: readonly [number, number, number],
  surface: Surface,
): Solid[] {
  return places.map(([x, y, turn], index): Solid => {
    const upright = index % 2 === 1
    const angle = (turn * Math.PI) / 180
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const z = upright ? radius * 0.72 + tube : tube + 0.6
    const [ct, st] = upright ? [Math.cos(0.95), Math.sin(0.95)] : [Math.cos(0.12), Math.sin(0.12)]
    const reach = length + radius + tube
    return {
      low: [x - reach, y - reach, 0],
      high: [x + reach, y + reach, z + radius + tube],
      distance: (px, py, pz) => {
        const along = c * (px - x) + s * (py - y)
        const across = -s * (px - x) + c * (py - y)
        const u = along - Math.min(length, Math.max(-length, along))
        const v = ct * across + st * (pz - z)
        const w = -st * across + ct * (pz - z)
        return Math.hypot(Math.hypot(u, v) - radius, w) - tube
      },
      surface,
    }
  })
}

import type { Solid } from './solid.ts'
import { clamp, type Triple, unit } from './vector.ts'

/** A rectangular light source. */
export interface Window {
  readonly centre: Triple
  /** Half of its sides. */
  readonly across: Triple
  readonly up: Triple
  readonly light: Triple
}

/** All bodies, lights and the camera of a scene. */
export interface Scene {
  readonly solids: readonly Solid[]
  readonly window: Window
  /** Linear light from a direction, without the window's. */
  readonly sky: (x: number, y: number, z: number) => Triple
  /** Camera's elevation in degrees; 90 looks straight down. */
  readonly elevation: number
  /** Point of the table at the centre of the picture, in millimetres. */
  readonly centre: readonly [number, number]
  /** Spread of rays per millimetre of distance from the focal plane. */
  readonly aperture: number
  readonly exposure: number
  /**
   * Density of steam or haze at a point of the picture, in shares of its width and height: 0 to 1.
   */
  readonly veil?: (u: number, v: number) => number
}

/**
 * Numbers per pixel: rough light 3, colour 3, mirrored light 3, normal 3, depth 1, share of rough
 * paths 1.
 */
export const CHANNELS = 14

const BOUNCES = 4
const NEAR = 0.004
/** Roughness from which reflections of the window are sampled by rays towards the window. */
const SHARP = 0.1

/** Path tracer of one scene. One instance serves one thread. */
export class Tracer {
  readonly #scene: Scene
  readonly #solids: readonly Solid[]
  readonly #windowNormal: Triple
  readonly #windowArea: number
  #state = 1
  #hit = -1
  #at = 0

  constructor(scene: Scene) {
    this.#scene = scene
    this.#solids = scene.solids
    const { across: a, up: b } = scene.window
    const normal: Triple = [
      a[1] * b[2] - a[2] * b[1],
      a[2] * b[0] - a[0] * b[2],
      a[0] * b[1] - a[1] * b[0],
    ]
    this.#windowArea = 4 * Math.hypot(...normal)
    this.#windowNormal = unit(normal)
  }

  /** Adds the light of a pixel's paths to `out` at `offset`; x and y count pixels of `size`. */
  pixel(
    [px, py]: readonly [number, number],
    [width, height]: readonly [number, number],
    millimetres: number,
    samples: number,
    out: Float32Array,
    offset: number,
  ): void {
    const { elevation, centre, aperture } = this.#scene
    const angle = (elevation * Math.PI) / 180
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const side = Math.ceil(Math.sqrt(samples))
    const scale = millimetres / width
    this.#state = (Math.imul(px + 1, 73856093) ^ Math.imul(py + 1, 19349663)) >>> 0
    for (let index = 0; index < side * side; index++) {
      const jx = ((index % side) + this.#random()) / side
      const jy = (Math.floor(index / side) + this.#random()) / side
      const u = (px + jx - width / 2) * scale
      const v = (py + jy - height / 2) * scale
      // The lens of an orthographic camera deflects rays around the plane through the table's
      // middle.
      const lens = this.#random() * 2 * Math.PI
      const reach = Math.sqrt(this.#random()) * aperture
      const [lx, ly] = [Math.cos(lens) * reach, Math.sin(lens) * reach]
      const far = 900
      const dx = lx
      const dy = -c + ly * s
      const dz = -s - ly * c
      const length = Math.hypot(dx, dy, dz)
      const fx = centre[0] + u
      const fy = centre[1] + v * s
      const fz = -v * c
      this.#path(
        [fx - dx * far, fy - dy * far, fz - dz * far],
        [dx / length, dy / length, dz / length],
        1 / (side * side),
        out,
        offset,
      )
    }
  }

  #path(
    origin: Triple,
    direction: Triple,
    weight: number,
    out: Float32Array,
    offset: number,
  ): void {
    const { sky, window } = this.#scene
    let [ox, oy, oz] = origin
    let [dx, dy, dz] = direction
    let [tr, tg, tb] = [1, 1, 1]
    let [r, g, b] = [0, 0, 0]
    let isFirst = true
    let isMirrored = false
    let isFromRough = false
    let target = offset + 6
    let [cr, cg, cb] = [1, 1, 1]
    let passed = 0
    for (let bounce = 0; bounce < BOUNCES; bounce++) {
      if (!this.#nearest(ox, oy, oz, dx, dy, dz, 1e9)) {
        const [sr, sg, sb] = sky(dx, dy, dz)
        r += tr * sr
        g += tg * sg
        b += tb * sb
        if (isFirst || isMirrored) {
          const shine = this.#windowSeen(ox, oy, oz, dx, dy, dz)
          r += tr * window.light[0] * shine
          g += tg * window.light[1] * shine
          b += tb * window.light[2] * shine
        }
        break
      }
      const solid = this.#solids[this.#hit] as Solid
      const { surface } = solid
      const x = ox + dx * this.#at
      const y = oy + dy * this.#at
      const z = oz + dz * this.#at
      const e = 0.02
      const { distance } = solid
      const middle = distance(x, y, z)
      let nx = distance(x + e, y, z) - middle
      let ny = distance(x, y + e, z) - middle
      let nz = distance(x, y, z + e) - middle
      const length = Math.hypot(nx, ny, nz) || 1
      nx /= length
      ny /= length
      nz /= length
      let facing = -(dx * nx + dy * ny + dz * nz)
      if (facing < 0) {
        nx = -nx
        ny = -ny
        nz = -nz
        facing = -facing
      }
      const colour = surface.colour(x, y, z)
      const { kind, roughness = 0 } = surface
      if (isFirst) {
        out[offset + 9] = (out[offset + 9] as number) + nx * weight
        out[offset + 10] = (out[offset + 10] as number) + ny * weight
        out[offset + 11] = (out[offset + 11] as number) + nz * weight
        out[offset + 12] = (out[offset + 12] as number) + this.#at * weight
      }
      const fresnel = 0.04 + 0.96 * (1 - facing) ** 5
      if (kind === 'thin') {
        // Importance sampling: first hits reflect more rays than glass would, with a lower weight.
        const share = isFirst && passed === 0 ? 0.4 : fresnel
        const through = this.#random() >= share
        const scale = through ? (1 - fresnel) / (1 - share) : fresnel / share
        tr *= scale
        tg *= scale
        tb *= scale
        if (through) {
          const depth = 0.35 / Math.max(0.12, facing)
          tr *= colour[0] ** depth
          tg *= colour[1] ** depth
          tb *= colour[2] ** depth
          ox = x + dx * 0.06
          oy = y + dy * 0.06
          oz = z + dz * 0.06
          passed += 1
          if (passed < 9) bounce -= 1
          continue
        }
      }
      const { glow = 0 } = surface
      if (glow > 0) {
        const own = isFirst ? [1, 1, 1] : colour
        r += tr * glow * (own[0] ?? 1)
        g += tg * glow * (own[1] ?? 1)
        b += tb * glow * (own[2] ?? 1)
      }
      let mirrors = kind === 'metal' || kind === 'thin'
      if (kind === 'coated') {
        if (roughness >= SHARP) {
          const dot = 2 * facing
          const [mx, my, mz] = [dx + dot * nx, dy + dot * ny, dz + dot * nz]
          const [sx, sy, sz] = [x + nx * 0.03, y + ny * 0.03, z + nz * 0.03]
          const shine = fresnel * this.#shine(sx, sy, sz, nx, ny, nz, mx, my, mz, roughness)
          const to = isFirst ? offset + 6 : -1
          const light = window.light
          if (to < 0) {
            r += tr * light[0] * shine
            g += tg * light[1] * shine
            b += tb * light[2] * shine
          } else {
            out[to] = (out[to] as number) + tr * light[0] * shine * weight
            out[to + 1] = (out[to + 1] as number) + tg * light[1] * shine * weight
            out[to + 2] = (out[to + 2] as number) + tb * light[2] * shine * weight
          }
        }
        const share = clamp(fresnel * 2, 0.12, 0.8)
        mirrors = this.#random() < share
        const scale = mirrors ? fresnel / share : (1 - fresnel) / (1 - share)
        tr *= scale
        tg *= scale
        tb *= scale
      }
      ox = x + nx * 0.03
      oy = y + ny * 0.03
      oz = z + nz * 0.03
      if (mirrors) {
        if (kind === 'metal') {
          const edge = (1 - facing) ** 5
          tr *= colour[0] + (1 - colour[0]) * edge
          tg *= colour[1] + (1 - colour[1]) * edge
          tb *= colour[2] + (1 - colour[2]) * edge
        }
        const dot = 2 * facing
        let [mx, my, mz] = [dx + dot * nx, dy + dot * ny, dz + dot * nz]
        isMirrored = roughness < SHARP && !isFromRough
        if (roughness >= SHARP && kind !== 'coated' && !isFromRough) {
          const shine = this.#shine(ox, oy, oz, nx, ny, nz, mx, my, mz, roughness)
          r += tr * window.light[0] * shine
          g += tg * window.light[1] * shine
          b += tb * window.light[2] * shine
        }
        if (roughness > 0) {
          const [ax, ay, az] = this.#ball()
          mx += ax * roughness
          my += ay * roughness
          mz += az * roughness
          const under = mx * nx + my * ny + mz * nz
          if (under < 0.01) {
            mx += nx * (0.02 - under)
            my += ny * (0.02 - under)
            mz += nz * (0.02 - under)
          }
          const size = Math.hypot(mx, my, mz)
          mx /= size
          my /= size
          mz /= size
        }
        dx = mx
        dy = my
        dz = mz
        isFirst = false
        continue
      }
      if (isFirst) {
        target = offset
        ;[cr, cg, cb] = colour
        isFirst = false
      } else {
        tr *= colour[0]
        tg *= colour[1]
        tb *= colour[2]
      }
      isMirrored = false
      // After a rough surface, metal reflects no window light: with so few paths it would be noise.
      isFromRough = true
      if (surface.scatter && bounce === 0) {
        const [fr, fg, fb] = this.#scattered(solid, surface.scatter, [x, y, z])
        r += tr * window.light[0] * fr
        g += tg * window.light[1] * fg
        b += tb * window.light[2] * fb
      } else {
        const direct = this.#fromWindow(ox, oy, oz, nx, ny, nz)
        r += tr * window.light[0] * direct
        g += tg * window.light[1] * direct
        b += tb * window.light[2] * direct
      }
      const [ax, ay, az] = this.#ball()
      const size = Math.hypot(ax, ay, az) || 1
      dx = nx + (ax / size) * 0.999
      dy = ny + (ay / size) * 0.999
      dz = nz + (az / size) * 0.999
      const long = Math.hypot(dx, dy, dz)
      dx /= long
      dy /= long
      dz /= long
    }
    // Clamped: one bright path among thousands is noise that no filter removes.
    const top = target === offset ? 6 : 5
    out[target] = (out[target] as number) + Math.min(r, top) * weight
    out[target + 1] = (out[target + 1] as number) + Math.min(g, top) * weight
    out[target + 2] = (out[target + 2] as number) + Math.min(b, top) * weight
    if (target === offset) {
      out[offset + 3] = (out[offset + 3] as number) + cr * weight
      out[offset + 4] = (out[offset + 4] as number) + cg * weight
      out[offset + 5] = (out[offset + 5] as number) + cb * weight
      out[offset + 13] = (out[offset + 13] as number) + weight
    }
  }

  /** Direct light of the window at a point, by one shadow ray to a random point of the window. */
  #fromWindow(x: number, y: number, z: number, nx: number, ny: number, nz: number): number {
    const { centre, across, up } = this.#scene.window
    const [u, v] = [2 * this.#random() - 1, 2 * this.#random() - 1]
    const wx = centre[0] + u * across[0] + v * up[0] - x
    const wy = centre[1] + u * across[1] + v * up[1] - y
    const wz = centre[2] + u * across[2] + v * up[2] - z
    const far2 = wx * wx + wy * wy + wz * wz
    const far = Math.sqrt(far2)
    const [dx, dy, dz] = [wx / far, wy / far, wz / far]
    const cosine = dx * nx + dy * ny + dz * nz
    if (cosine <= 0) return 0
    const normal = this.#windowNormal
    const other = Math.abs(dx * normal[0] + dy * normal[1] + dz * normal[2])
    const open = this.#openness(x, y, z, dx, dy, dz, far)
    return (open * cosine * other * this.#windowArea) / (Math.PI * far2)
  }

  /**
   * Subsurface scattering: light of the window that enters a body near a point, by one shadow ray
   * for each of red, green and blue from a random point of its surface within their reach.
   */
  #scattered({ distance }: Solid, reach: Triple, [x, y, z]: Triple): Triple {
    const [ax, ay, az] = this.#ball()
    const share = (far: number) => {
      const [px, py, pz] = [x + ax * far, y + ay * far, z + az * far]
      const e = 0.02
      const gap = distance(px, py, pz)
      const gx = distance(px + e, py, pz) - gap
      const gy = distance(px, py + e, pz) - gap
      const gz = distance(px, py, pz + e) - gap
      const length = Math.hypot(gx, gy, gz) || 1
      const [nx, ny, nz] = [gx / length, gy / length, gz / length]
      // A second step, since inside of bent bodies the distance is not exact.
      const on = -gap
      const rest = on + 0.03 - distance(px + nx * on, py + ny * on, pz + nz * on)
      return this.#fromWindow(px + nx * rest, py + ny * rest, pz + nz * rest, nx, ny, nz)
    }
    return [share(reach[0]), share(reach[1]), share(reach[2])]
  }

  /** Light of the window in a blurred reflection, by one shadow ray to a random point of it. */
  #shine(
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    mx: number,
    my: number,
    mz: number,
    roughness: number,
  ): number {
    const { centre, across, up } = this.#scene.window
    const [u, v] = [2 * this.#random() - 1, 2 * this.#random() - 1]
    const wx = centre[0] + u * across[0] + v * up[0] - x
    const wy = centre[1] + u * across[1] + v * up[1] - y
    const wz = centre[2] + u * across[2] + v * up[2] - z
    const far2 = wx * wx + wy * wy + wz * wz
    const far = Math.sqrt(far2)
    const [dx, dy, dz] = [wx / far, wy / far, wz / far]
    const along = dx * mx + dy * my + dz * mz
    if (along <= 0 || dx * nx + dy * ny + dz * nz <= 0) return 0
    const power = 5 / roughness ** 2
    const lobe = ((power + 1) / (2 * Math.PI)) * along ** power
    if (lobe < 1e-4) return 0
    const normal = this.#windowNormal
    const other = Math.abs(dx * normal[0] + dy * normal[1] + dz * normal[2])
    const open = this.#openness(x, y, z, dx, dy, dz, far)
    return (open * lobe * other * this.#windowArea) / far2
  }

  #windowSeen(x: number, y: number, z: number, dx: number, dy: number, dz: number): number {
    const { centre, across, up } = this.#scene.window
    const normal = this.#windowNormal
    const slope = dx * normal[0] + dy * normal[1] + dz * normal[2]
    if (Math.abs(slope) < 1e-6) return 0
    const t =
      ((centre[0] - x) * normal[0] + (centre[1] - y) * normal[1] + (centre[2] - z) * normal[2]) /
      slope
    if (t <= 0) return 0
    const [hx, hy, hz] = [x + dx * t - centre[0], y + dy * t - centre[1], z + dz * t - centre[2]]
    const along = (edge: Triple) =>
      Math.abs(hx * edge[0] + hy * edge[1] + hz * edge[2]) /
      (edge[0] ** 2 + edge[1] ** 2 + edge[2] ** 2)
    return along(across) < 1 && along(up) < 1 ? 1 : 0
  }

  /**
   * Transmission of a shadow ray: 1 without an obstacle, 0 behind an opaque one, between them
   * behind clear walls.
   */
  #openness(
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): number {
    let open = 1
    for (let pass = 0; pass < 6; pass++) {
      if (!this.#nearest(x, y, z, dx, dy, dz, far)) return open
      if (this.#solids[this.#hit]?.surface.kind !== 'thin') return 0
      open *= 0.86
      const on = this.#at + 0.08
      x += dx * on
      y += dy * on
      z += dz * on
      far -= on
    }
    return open
  }

  /** Marches a ray; returns whether it hits a body before `far`, and sets `#hit` and `#at`. */
  #nearest(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far: number,
  ): boolean {
    const solids = this.#solids
    const [ix, iy, iz] = [1 / dx, 1 / dy, 1 / dz]
    let best = far
    let hit = -1
    for (let index = 0; index < solids.length; index++) {
      const solid = solids[index] as Solid
      const { low, high } = solid
      const x0 = (low[0] - ox) * ix
      const x1 = (high[0] - ox) * ix
      const y0 = (low[1] - oy) * iy
      const y1 = (high[1] - oy) * iy
      const z0 = (low[2] - oz) * iz
      const z1 = (high[2] - oz) * iz
      const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1), 0)
      const exit = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1), best)
      if (enter >= exit) continue
      const { distance, step = 1 } = solid
      const isThin = solid.surface.kind === 'thin'
      let t = enter
      for (let march = 0; march < 140; march++) {
        let gap = distance(ox + dx * t, oy + dy * t, oz + dz * t)
        if (isThin && gap < 0) gap = -gap
        if (gap < NEAR) {
          best = t
          hit = index
          break
        }
        t += gap * step
        if (t >= exit) break
      }
    }
    this.#hit = hit
    this.#at = best
    return hit >= 0
  }

  #random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    const state = this.#state
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A point within a ball of radius 1. */
  #ball(): Triple {
    for (;;) {
      const x = 2 * this.#random() - 1
      const y = 2 * this.#random() - 1
      const z = 2 * this.#random() - 1
      const square = x * x + y * y + z * z
      if (square <= 1 && square > 1e-6) return [x, y, z]
    }
  }
}

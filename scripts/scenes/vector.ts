/** A point, direction or linear colour of three numbers. */
export type Triple = readonly [number, number, number]

/** Linear light of an sRGB colour `#rrggbb`. */
export function linear(colour: string): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

export function unit([x, y, z]: Triple): Triple {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

export function dot(a: Triple, b: Triple): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

export function cross(a: Triple, b: Triple): Triple {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** Smooth minimum of two distances, rounded where they are closer than `k`. */
export function joined(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k
  return Math.min(a, b) - (h * h * h * k) / 6
}

/** A bump of height 1 at 0 that fades within about 2. */
export function bell(value: number): number {
  return Math.exp(-value * value)
}

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value
}

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from))
  return t * t * (3 - 2 * t)
}

function hash(x: number, y: number, z: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 1274126177)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

/** Value noise in three dimensions, 0 to 1. */
export function noise(x: number, y: number, z = 0): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const fx = x - ix
  const fy = y - iy
  const fz = z - iz
  const ux = fx * fx * (3 - 2 * fx)
  const uy = fy * fy * (3 - 2 * fy)
  const uz = fz * fz * (3 - 2 * fz)
  const a = hash(ix, iy, iz)
  const b = hash(ix + 1, iy, iz)
  const c = hash(ix, iy + 1, iz)
  const d = hash(ix + 1, iy + 1, iz)
  const near = a + (b - a) * ux + (c - a) * uy + (a - b - c + d) * ux * uy
  if (fz === 0) return near
  const e = hash(ix, iy, iz + 1)
  const f = hash(ix + 1, iy, iz + 1)
  const g = hash(ix, iy + 1, iz + 1)
  const h = hash(ix + 1, iy + 1, iz + 1)
  const far = e + (f - e) * ux + (g - e) * uy + (e - f - g + h) * ux * uy
  return near + (far - near) * uz
}

/** Fractal noise: value noise of several octaves, 0 to 1. */
export function fbm(x: number, y: number, z: number, octaves: number): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x, y, z)
    total += weight
    weight *= 0.5
    const turned = x * 1.6 - y * 1.2
    y = x * 1.2 + y * 1.6 + 17.3
    x = turned + 5.1
    z = z * 2 + 3.7
  }
  return sum / total
}

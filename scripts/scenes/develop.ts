import { CHANNELS, type Scene } from './trace.ts'
import { clamp } from './vector.ts'

/**
 * Converts a traced picture to 8-bit sRGB: light is denoised along surfaces (an edge-avoiding
 * wavelet of a few passes), multiplied by their colours, exposed, and compressed towards white with
 * a film curve.
 */
export function develop(
  traced: Float32Array,
  [width, height]: readonly [number, number],
  { exposure, veil }: Pick<Scene, 'exposure' | 'veil'>,
): Uint8Array {
  const count = width * height
  const rough = new Float32Array(count * 3)
  const mirrored = new Float32Array(count * 3)
  const colour = new Float32Array(count * 3)
  for (let pixel = 0; pixel < count; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const to = pixel * 3 + channel
      const from = pixel * CHANNELS + channel
      const light = traced[from] as number
      rough[to] = light
      colour[to] = traced[from + 3] as number
      mirrored[to] = traced[from + 6] as number
    }
  }
  withoutFireflies(rough, [width, height], 0.6)
  withoutFireflies(mirrored, [width, height], 0)
  // The share of paths that ended on rough surfaces has the same noise as the light, and is
  // filtered with it.
  const diffuse = smoothed(rough, traced, [width, height], 4, 0.5)
  const mirror = smoothed(mirrored, traced, [width, height], 3, 0.5)
  const share = shareOfRough(traced, count)
  const result = new Uint8Array(count * 3)
  for (let pixel = 0; pixel < count; pixel++) {
    const part = share[pixel] as number
    const tones = [0, 1, 2].map((channel) => {
      const at = pixel * 3 + channel
      const own = part > 0 ? (colour[at] as number) / part : 0
      return film(((diffuse[at] as number) * own + (mirror[at] as number)) * exposure)
    })
    const [r = 0, g = 0, b = 0] = tones
    const grey = 0.25 * r + 0.6 * g + 0.15 * b
    const haze = veil?.((pixel % width) / width, Math.floor(pixel / width) / height) ?? 0
    for (const [channel, tone] of tones.entries()) {
      const calm = grey + (tone - grey) * SATURATION
      result[pixel * 3 + channel] = Math.round(255 * encoded(calm + (0.92 - calm) * haze))
    }
  }
  return result
}

/**
 * Saturation of the colours in the table's light, below 1 so that the case is the most colourful.
 */
const SATURATION = 0.86

/**
 * Removes fireflies: clamps pixels that are far brighter than their neighbours, or darker than a
 * share of them, which the filter would take for edges and leave as dots.
 */
function withoutFireflies(
  light: Float32Array,
  [width, height]: readonly [number, number],
  least: number,
): void {
  const before = light.slice()
  const sumAt = (at: number) =>
    (before[at * 3] ?? 0) + (before[at * 3 + 1] ?? 0) + (before[at * 3 + 2] ?? 0)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      let around = 0
      for (const next of [-1, 1, -width, width, -width - 1, 1 - width, width - 1, width + 1]) {
        around += sumAt(at + next)
      }
      const most = (around / 8) * 1.6 + 0.01
      const own = sumAt(at)
      const wanted = clamp(own, (around / 8) * least, most)
      if (own === wanted) continue
      for (let channel = 0; channel < 3; channel++) {
        const tone = own > 0 ? (before[at * 3 + channel] ?? 0) / own : 1 / 3
        light[at * 3 + channel] = tone * wanted
      }
    }
  }
}

function shareOfRough(traced: Float32Array, count: number): Float32Array {
  const share = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++) share[pixel] = traced[pixel * CHANNELS + 13] ?? 1
  return share
}

function smoothed(
  light: Float32Array,
  traced: Float32Array,
  [width, height]: readonly [number, number],
  passes: number,
  tolerance: number,
): Float32Array {
  const kernel = [0.0625, 0.25, 0.375, 0.25, 0.0625]
  let from = light
  for (let pass = 0; pass < passes; pass++) {
    const stride = 1 << pass
    const to = new Float32Array(light.length)
    const strict = tolerance * 0.6 ** pass
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const here = y * width + x
        const aux = here * CHANNELS
        const [lr, lg, lb] = [from[here * 3] ?? 0, from[here * 3 + 1] ?? 0, from[here * 3 + 2] ?? 0]
        const bright = lr + lg + lb + 0.05
        let [r, g, b, total] = [0, 0, 0, 0]
        for (let dy = -2; dy <= 2; dy++) {
          const yy = y + dy * stride
          if (yy < 0 || yy >= height) continue
          for (let dx = -2; dx <= 2; dx++) {
            const xx = x + dx * stride
            if (xx < 0 || xx >= width) continue
            const there = yy * width + xx
            const other = there * CHANNELS
            const cosine =
              (traced[aux + 9] ?? 0) * (traced[other + 9] ?? 0) +
              (traced[aux + 10] ?? 0) * (traced[other + 10] ?? 0) +
              (traced[aux + 11] ?? 0) * (traced[other + 11] ?? 0)
            const apart =
              Math.abs((traced[aux + 12] ?? 0) - (traced[other + 12] ?? 0)) / (stride * 2 + 1)
            const [or, og, ob] = [
              from[there * 3] ?? 0,
              from[there * 3 + 1] ?? 0,
              from[there * 3 + 2] ?? 0,
            ]
            const change =
              (Math.abs(or - lr) + Math.abs(og - lg) + Math.abs(ob - lb)) / (bright * strict)
            const weight =
              (kernel[dx + 2] ?? 0) *
              (kernel[dy + 2] ?? 0) *
              clamp(cosine) ** 24 *
              Math.exp(-apart * 1.5 - change * change)
            r += or * weight
            g += og * weight
            b += ob * weight
            total += weight
          }
        }
        if (total > 1e-6) {
          to[here * 3] = r / total
          to[here * 3 + 1] = g / total
          to[here * 3 + 2] = b / total
        } else {
          to[here * 3] = lr
          to[here * 3 + 1] = lg
          to[here * 3 + 2] = lb
        }
      }
    }
    from = to
  }
  return from
}

/** Tone mapping by a film curve, which compresses highlights. */
function film(light: number): number {
  const x = Math.max(0, light)
  return clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
}

function encoded(light: number): number {
  return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
}

/** A colour as `#rrggbb`. */
export type Colour = string

/** Lightness 0-1, chroma about 0-0.3, hue in degrees (the OKLCH space). */
interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

/** A colour by lightness (0-1), chroma (0-0.3) and hue (degrees), mapped into sRGB. */
export function lch(l: number, c: number, h: number): Colour {
  const lightness = clamp(l, 0, 1)
  for (let chroma = c; chroma > 0; chroma -= 0.006) {
    const rgb = linearFromLch({ l: lightness, c: chroma, h })
    if (rgb.every((channel) => channel > -0.002 && channel < 1.002)) return hex(rgb)
  }
  return hex(linearFromLch({ l: lightness, c: 0, h }))
}

/** The colour lighter (or darker, below zero) by a step of lightness; chroma follows a little. */
export function lighter(colour: Colour, step: number): Colour {
  const { l, c, h } = toLch(colour)
  const target = clamp(l + step, 0, 1)
  const nearEnd = step > 0 ? (1 - target) / Math.max(0.001, 1 - l) : target / Math.max(0.001, l)
  return lch(target, c * Math.min(1, 0.35 + 0.65 * nearEnd + 0.1), h)
}

/** The colour with its chroma multiplied and its hue turned by degrees. */
export function tuned(colour: Colour, chroma: number, turn = 0): Colour {
  const { l, c, h } = toLch(colour)
  return lch(l, c * chroma, h + turn)
}

/** Perceived lightness of the colour, 0-1. */
export function lightnessOf(colour: Colour): number {
  return toLch(colour).l
}

/** Chroma of the colour, 0 (grey) to about 0.3. */
export function vividness(colour: Colour): number {
  return toLch(colour).c
}

/** Degrees between the hues of two colours, 0-180; 90 if one of them is grey. */
export function hueDistance(one: Colour, other: Colour): number {
  const [a, b] = [toLch(one), toLch(other)]
  if (Math.min(a.c, b.c) < 0.02) return 90
  const turn = Math.abs(a.h - b.h) % 360
  return Math.min(turn, 360 - turn)
}

/** Perceptual mix of two colours. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = toLab(from)
  const b = toLab(to)
  return hex(
    linearFromLab([
      a[0] + (b[0] - a[0]) * share,
      a[1] + (b[1] - a[1]) * share,
      a[2] + (b[2] - a[2]) * share,
    ]),
  )
}

function toLch(colour: Colour): Lch {
  const [l, a, b] = toLab(colour)
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

function toLab(colour: Colour): Triple {
  const channel = (at: number) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [channel(1), channel(3), channel(5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function linearFromLch({ l, c, h }: Lch): Triple {
  const angle = (h * Math.PI) / 180
  return linearFromLab([l, c * Math.cos(angle), c * Math.sin(angle)])
}

function linearFromLab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hex(linear: Triple): Colour {
  const channel = (value: number) => {
    const bounded = clamp(value, 0, 1)
    const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${linear.map(channel).join('')}`
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

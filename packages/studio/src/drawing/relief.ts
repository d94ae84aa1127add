import { group, line } from './svg.ts'

/** A line pressed into the surface: dark above, light below. */
export function groove(d: string, width: number, strength = 1): string {
  return group(
    {},
    line(d, '#000000', width, { 'stroke-opacity': 0.2 * strength }),
    line(d, '#ffffff', width * 0.55, {
      'stroke-opacity': 0.22 * strength,
      transform: `translate(${(width * 0.28).toFixed(2)} ${(width * 0.45).toFixed(2)})`,
    }),
  )
}

/** A line standing up from the surface: light above, dark below. */
export function ridge(d: string, width: number, strength = 1): string {
  return group(
    {},
    line(d, '#000000', width, {
      'stroke-opacity': 0.24 * strength,
      transform: `translate(${(width * 0.25).toFixed(2)} ${(width * 0.5).toFixed(2)})`,
    }),
    line(d, '#ffffff', width * 0.6, {
      'stroke-opacity': 0.26 * strength,
      transform: `translate(${(-width * 0.1).toFixed(2)} ${(-width * 0.18).toFixed(2)})`,
    }),
  )
}

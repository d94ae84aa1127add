import type { Window } from './trace.ts'
import { type Triple, unit } from './vector.ts'

/**
 * A window at a point that faces the middle of the table, with half of its width and height in
 * millimetres.
 */
export function window(
  centre: Triple,
  halfWidth: number,
  halfHeight: number,
  strength: number,
  tint: Triple = [1, 0.955, 0.88],
): Window {
  const [x, y, z] = unit(centre)
  const across = unit([-y, x, 0])
  const up = unit([-x * z, -y * z, x * x + y * y])
  const sized = ([a, b, c]: Triple, size: number): Triple => [a * size, b * size, c * size]
  return {
    centre,
    across: sized(across, halfWidth),
    up: sized(up, halfHeight),
    light: [tint[0] * strength, tint[1] * strength, tint[2] * strength],
  }
}

/**
 * Light of a room with one bright side, upper left behind the table: cool and dim to the right and
 * the front.
 */
export function daylight(x: number, y: number, z: number): Triple {
  const side = Math.max(0, -0.72 * x - 0.42 * y + 0.3 * z)
  const light = 0.1 + 0.2 * Math.max(0, z) + 0.75 * side ** 1.5
  const warm = 0.04 * side
  return [light * (0.97 + warm), light * 0.99, light * (1.04 - warm)]
}

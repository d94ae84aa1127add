/**
 * Caches the values of a function of the table's plane on a grid with the given step in
 * millimetres.
 */
export function baked(
  value: (x: number, y: number) => readonly number[],
  [halfWidth, halfHeight]: readonly [number, number],
  step: number,
): (x: number, y: number, channel: number) => number {
  const columns = Math.ceil((2 * halfWidth) / step) + 2
  const rows = Math.ceil((2 * halfHeight) / step) + 2
  const channels = value(0, 0).length
  const grid = new Float32Array(columns * rows * channels)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const values = value(column * step - halfWidth, row * step - halfHeight)
      grid.set(values, (row * columns + column) * channels)
    }
  }
  return (x, y, channel) => {
    const u = Math.min(columns - 2, Math.max(0, (x + halfWidth) / step))
    const v = Math.min(rows - 2, Math.max(0, (y + halfHeight) / step))
    const [iu, iv] = [Math.floor(u), Math.floor(v)]
    const at = (iv * columns + iu) * channels + channel
    const below = at + columns * channels
    const a = grid[at] ?? 0
    const b = grid[below] ?? 0
    const near = a + ((grid[at + channels] ?? 0) - a) * (u - iu)
    const far = b + ((grid[below + channels] ?? 0) - b) * (u - iu)
    return near + (far - near) * (v - iv)
  }
}

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colours } from '#domain/settings/page-colours.ts'
import { encodeLogo } from './encode.ts'

/** Home screens cut icons to a circle of 80% of their side (purpose `maskable`). */
test.each([
  ['square', 200, 200],
  ['wide', 600, 100],
  ['tall', 80, 400],
])('a %s logo fits the circle that every phone shows of an icon', async (_shape, width, height) => {
  const data = Buffer.alloc(width * height * 4, 0)
  for (let at = 0; at < data.length; at += 4) data.writeUInt32BE(0xff0000ff, at)
  const files = await encodeLogo('logo', { data, width, height })
  const { data: pixels, info } = await sharp(files.get('logo-192.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([192, 192])
  const paper = Number.parseInt(colours.paper.slice(3, 5), 16)
  let farthest = 0
  for (let y = 0; y < 192; y += 1) {
    for (let x = 0; x < 192; x += 1) {
      const green = pixels[(y * 192 + x) * info.channels + 1] ?? 0
      if (Math.abs(green - paper) > 40)
        farthest = Math.max(farthest, Math.hypot(x - 95.5, y - 95.5))
    }
  }
  expect(farthest).toBeGreaterThan(0.38 * 192)
  expect(farthest).toBeLessThanOrEqual(0.4 * 192 + 1)
})

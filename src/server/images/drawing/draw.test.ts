import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Design } from '#domain/catalogue/designs/design.ts'
import { encodeDrawing } from '../encode.ts'
import { type DrawingOrder, drawPicture, hrefOf } from './draw.ts'

const design: Design = {
  look: 'truck-art-peacock',
  colour: null,
  motif: null,
  artwork: { picture: '/uploads/art.webp', x: 0, y: 0, scale: 1, turn: 0 },
  seed: 'a peacock',
}
const order: Omit<DrawingOrder, 'artwork'> = {
  design,
  brand: 'vivo',
  caseType: 'Graphical',
  model: 'Vivo Y21',
  view: 'front',
  width: 320,
  format: 'webp',
}
const red = { create: { width: 800, height: 1000, channels: 3, background: '#ff0000' } } as const

test('artwork is embedded as bytes in a format that SVG supports', async () => {
  const href = await hrefOf(await sharp(red).webp().toBuffer(), order)
  expect(href).toMatch(/^data:image\/png;base64,/)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1000" viewBox="0 0 800 1000">
    <rect width="800" height="1000" fill="#0000ff"/>
    <image href="${href}" x="200" y="250" width="400" height="500"/></svg>`
  const drawn = sharp(await encodeDrawing(svg, 800, { width: 320, format: 'webp' }))
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([320, 400])
  const colourAt = (x: number, y: number) => [...data.subarray((y * 320 + x) * 3).subarray(0, 3)]
  const [r = 0, , b = 0] = colourAt(160, 200)
  expect([r > 200, b < 60]).toEqual([true, true])
  expect(colourAt(10, 10)[2]).toBeGreaterThan(200)
})

test('a drawing has the requested width, whatever it contains', async () => {
  const artwork = await sharp(red).webp().toBuffer()
  for (const width of [320, 640, 1600] as const) {
    const picture = await drawPicture({ ...order, width, artwork })
    expect(await sharp(picture).metadata()).toMatchObject({ width, height: (width * 5) / 4 })
  }
})

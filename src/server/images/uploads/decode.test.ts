import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { colours } from '#domain/settings/page-colours.ts'
import { blackPng, jpegClaiming, webpClaiming } from '#testing/crafted-pictures.ts'
import {
  jpegOfComments,
  jpegOfScans,
  MOST_SCANS,
  pngOfTexts,
  webpOfFrames,
} from '#testing/picture-bombs.ts'
import { decodePicture } from './decode.ts'

type Colour = readonly [number, number, number]
const green: Colour = [0x2a, 0x7f, 0x62]
const white: Colour = [255, 255, 255]
const paper = [1, 3, 5].map((at) => Number.parseInt(colours.paper.slice(at, at + 2), 16)) as [
  number,
  number,
  number,
]

/** Draws a green picture whose upper left quarter is white. */
function drawn(width: number, height: number): Sharp {
  const quarter = {
    width: width >> 1,
    height: height >> 1,
    channels: 3,
    background: '#fff',
  } as const
  return sharp({ create: { ...quarter, width, height, background: '#2a7f62' } }).composite([
    { input: { create: quarter }, left: 0, top: 0 },
  ])
}

/** Draws a green picture with a white frame of a quarter of its shorter side. */
function framed(width: number, height: number): Sharp {
  const edge = Math.min(width, height) >> 2
  const whole = { width, height, channels: 3, background: '#fff' } as const
  const inner = { ...whole, width: width - 2 * edge, height: height - 2 * edge }
  return sharp({ create: whole }).composite([
    { input: { create: { ...inner, background: '#2a7f62' } }, left: edge, top: edge },
  ])
}

/** Decodes a picture; returns a function for the colour at a relative position. */
async function decoded(picture: Sharp | Buffer) {
  const bytes = Buffer.isBuffer(picture) ? picture : await picture.toBuffer()
  const { data, width, height } = await decodePicture(bytes)
  expect([width, height, data.length]).toEqual([800, 1000, 800 * 1000 * 3])
  return (x: number, y: number, wanted: Colour, tolerance = 6) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
    const found = [...data.subarray(at, at + 3)]
    const off = Math.max(...found.map((value, channel) => Math.abs(value - (wanted[channel] ?? 0))))
    expect(off, `${found} is not ${wanted}`).toBeLessThanOrEqual(tolerance)
  }
}

describe('colours of a decoded picture', () => {
  test.each<[string, () => Sharp, number?]>([
    ['a JPEG', () => drawn(400, 500).jpeg()],
    ['a progressive JPEG', () => drawn(400, 500).jpeg({ progressive: true })],
    ['a PNG', () => drawn(400, 500).png()],
    ['a PNG with a palette', () => drawn(400, 500).png({ palette: true })],
    ['a PNG of 16 bits', () => drawn(400, 500).toColourspace('rgb16').png()],
    ['a WebP', () => drawn(400, 500).webp()],
    ['a lossless WebP', () => drawn(400, 500).webp({ lossless: true })],
    ['a JPEG in a wide gamut', () => drawn(400, 500).withIccProfile('p3').jpeg()],
    // CMYK can't represent this green.
    ['a JPEG in CMYK', () => drawn(400, 500).toColourspace('cmyk').jpeg(), 32],
  ])('are those of %s', async (_name, picture, tolerance) => {
    const colour = await decoded(picture())
    colour(0.75, 0.75, green, tolerance)
    colour(0.2, 0.2, white, tolerance)
  })

  test('are grey for a grey picture', async () => {
    const colour = await decoded(drawn(400, 500).toColourspace('b-w').jpeg())
    colour(0.2, 0.2, white)
    colour(0.75, 0.75, [107, 107, 107], 12)
  })

  test('are those of the shop’s paper where it is transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const create = { width: 300, height: 300, channels: 4, background: clear } as const
    const colour = await decoded(sharp({ create }).png())
    colour(0.5, 0.5, paper, 0)
    colour(0.5, 0.01, paper, 0)
  })
})

describe('orientation of a decoded picture', () => {
  test.each([
    [1, 0.2, 0.2],
    [2, 0.8, 0.2],
    [3, 0.8, 0.8],
    [6, 0.8, 0.2],
    [8, 0.2, 0.8],
  ])('follows EXIF orientation %i', async (orientation, x, y) => {
    const sent = orientation > 4 ? drawn(1000, 800) : drawn(800, 1000)
    const colour = await decoded(sent.withMetadata({ orientation }).jpeg())
    colour(x, y, white)
    colour(1 - x, 1 - y, green)
  })

  test('an animation gives its first frame', async () => {
    const frames = Buffer.concat([Buffer.alloc(40 * 50 * 3, 10), Buffer.alloc(40 * 50 * 3, 240)])
    const raw = { width: 40, height: 100, channels: 3, pageHeight: 50 } as const
    const bytes = await sharp(frames, { raw })
      .webp({ delay: [100, 100], loop: 0 })
      .toBuffer()
    expect((await sharp(bytes).metadata()).pages).toBe(2)
    const colour = await decoded(bytes)
    colour(0.5, 0.9, [10, 10, 10])
  })
})

describe('shape of a decoded picture', () => {
  test.each([
    ['4:5', 800, 1000],
    ['3:4, as phones take them', 3000, 4000],
    ['5:6', 500, 600],
  ])('%s fills the sheet, slightly cropped', async (_name, width, height) => {
    const colour = await decoded(drawn(width, height).jpeg())
    colour(0.01, 0.01, white)
    colour(0.99, 0.01, green)
    colour(0.01, 0.99, green)
    colour(0.99, 0.99, green)
  })

  test.each([
    ['a square', 1000, 1000],
    ['3:2', 1500, 1000],
    ['16:9', 1600, 900],
    ['9:16', 900, 1600],
    ['a small picture', 60, 60],
    ['a very tall one', 200, 2000],
    ['a very wide one', 2000, 200],
  ])('%s is shown whole, with its white extended', async (_name, width, height) => {
    const colour = await decoded(framed(width, height).png())
    colour(0.5, 0.5, green)
    for (const at of [0.004, 0.2, 0.5, 0.8, 0.996]) {
      for (const edge of [0.004, 0.996]) {
        colour(at, edge, white)
        colour(edge, at, white)
      }
    }
  })

  test('an edge of several colours is extended in them, blurred', async () => {
    const colour = await decoded(drawn(1500, 1000).jpeg())
    colour(0.1, 0.02, white)
    colour(0.9, 0.02, green)
    colour(0.1, 0.98, green)
    colour(0.9, 0.98, green)
  })

  test.each([
    [1, 1],
    [1, 3000],
    [3000, 1],
    [5, 4],
  ])('even %i × %i fills the sheet', async (width, height) => {
    const create = { width, height, channels: 3, background: '#2a7f62' } as const
    const colour = await decoded(sharp({ create }).png())
    for (const at of [0.01, 0.5, 0.99]) colour(at, at, green)
  })
})

describe('an unusable picture', () => {
  const noise = () => {
    const noisy = { type: 'gaussian', mean: 128, sigma: 60 } as const
    return sharp({
      create: { width: 80, height: 100, channels: 3, background: '#000', noise: noisy },
    })
  }
  const without = (share: number) => (bytes: Buffer) =>
    bytes.subarray(0, Math.floor(bytes.length * (1 - share)))
  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['half a JPEG', () => noise().jpeg().toBuffer().then(without(0.5))],
    ['a JPEG without its end', () => noise().jpeg().toBuffer().then(without(0.02))],
    ['half a PNG', () => noise().png().toBuffer().then(without(0.5))],
    ['a PNG without its end', () => noise().png().toBuffer().then(without(0.02))],
    ['half a WebP', () => noise().webp().toBuffer().then(without(0.5))],
    ['plain text', () => Buffer.from('no picture')],
    ['a PNG of 256 million pixels', () => blackPng(16_000, 16_000)],
    ['a JPEG that claims as many', () => jpegClaiming(16_000, 16_000)],
    ['a WebP that claims as many', () => webpClaiming(16_000, 16_000)],
    ['a JPEG that claims all it can', () => jpegClaiming(65_500, 65_500)],
    ['a progressive JPEG of 883 scans', () => jpegOfScans(8_192, 6_144, MOST_SCANS)],
    ['a JPEG of a million comments', () => jpegOfComments(1_000_000)],
    ['a WebP of 89,000 frames', () => webpOfFrames(89_000)],
  ])('%s', async (_name, bytes) => {
    const sent = await bytes()
    const start = performance.now()
    await expect(decodePicture(sent)).rejects.toMatchObject({ reason: 'wrongType' })
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a progressive JPEG of 40 scans', () => jpegOfScans(800, 1_000, 40)],
    ['a JPEG of 900 comments', () => jpegOfComments(900)],
    ['a WebP of 900 frames', () => webpOfFrames(900)],
    ['a PNG with five gigabytes of compressed text', () => pngOfTexts(630)],
  ])('is not %s', async (_name, bytes) => {
    const sent = await bytes()
    const start = performance.now()
    await decoded(sent)
    expect(performance.now() - start).toBeLessThan(3_000)
  })

  test('a picture of 50 million pixels is accepted', async () => {
    const colour = await decoded(blackPng(8_192, 6_144))
    colour(0.5, 0.5, [0, 0, 0])
  })
})

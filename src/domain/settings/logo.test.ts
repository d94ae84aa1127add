import { describe, expect, it } from 'vitest'
import { isLogoPath, logoBase, logoFiles, logoPng, logoShown, showsNameByDefault } from './logo.ts'

const CONTENT = '0123456789abcdef01234567'
const pathOf = (width: number, height: number) =>
  `/uploads/${logoBase(CONTENT, { width, height })}.webp`

/** (rule: own-logo) */
describe('a logo', () => {
  it.each([
    [480, 96, false, 144, 29],
    [480, 96, true, 64, 13],
    [96, 96, false, 32, 32],
    [96, 96, true, 32, 32],
    [20, 96, false, 7, 32],
    [480, 1, false, 144, 1],
    [64, 10, false, 144, 23],
  ])(
    'of %i × %i, with the name beside it: %s, is shown at %i × %i',
    (width, height, named, w, h) => {
      const path = pathOf(width, height)
      expect(logoShown(path, named)).toEqual({ path, width: w, height: h, showsName: named })
    },
  )

  it.each([
    [480, 96, false],
    [200, 96, false],
    [192, 96, true],
    [96, 96, true],
  ])('of %i × %i needs the name beside it: %s', (width, height, answer) => {
    expect(showsNameByDefault(pathOf(width, height))).toBe(answer)
  })

  it('consists of four files, whose names derive from the path', () => {
    const base = logoBase(CONTENT, { width: 480, height: 96 })
    const files = [`${base}-192.png`, `${base}-512.png`, `${base}.png`, `${base}.webp`]
    expect(logoFiles(pathOf(480, 96))).toEqual(files)
    expect(logoPng(pathOf(480, 96), 192)).toBe(`/uploads/${base}-192.png`)
    expect(logoPng(pathOf(480, 96))).toBe(`/uploads/${base}.png`)
  })

  it.each([
    '',
    '/uploads/picture-0123456789abcdef01234567.webp',
    `/uploads/logo-${CONTENT}-480x96.png`,
    `/uploads/logo-${CONTENT}-4800x96.webp`,
    `https://evil.example/uploads/logo-${CONTENT}-480x96.webp`,
  ])('is not found at %s', (path) => {
    expect([isLogoPath(path), logoFiles(path), logoShown(path, true)]).toEqual([false, [], null])
  })
})

import { expect, test } from 'vitest'
import {
  artworkFile,
  fileOfArtwork,
  pathsOfFile,
  picture,
  pictureFiles,
  picturePath,
  storedFilesOf,
} from './pictures.ts'

test('an own picture has every width and both formats', () => {
  expect(picture('/uploads/frosted-edge-front.3f2a.webp')).toEqual({
    src: '/uploads/frosted-edge-front.3f2a.webp',
    avif: '/uploads/frosted-edge-front.3f2a-320.avif 320w, /uploads/frosted-edge-front.3f2a-480.avif 480w, /uploads/frosted-edge-front.3f2a-800.avif 800w',
    webp: '/uploads/frosted-edge-front.3f2a-320.webp 320w, /uploads/frosted-edge-front.3f2a-480.webp 480w, /uploads/frosted-edge-front.3f2a.webp 800w',
    width: 800,
    height: 1000,
  })
})

test('the sources name exactly the stored files', () => {
  const sources = picture('/uploads/a.webp')
  const named = `${sources?.avif}, ${sources?.webp}`.split(', ').map((part) => part.split(' ')[0])
  expect(named.sort()).toEqual(
    pictureFiles('a')
      .map((file) => `/uploads/${file}`)
      .sort(),
  )
})

test('a drawn picture has its own widths, each with its address (rule: drawn-pictures)', () => {
  const path = '/drawn/truck-art-2--galaxy-s21-plus--front-0123456789'
  expect(picture(path)).toEqual({
    src: `${path}-800.webp`,
    avif: `${path}-320.avif 320w, ${path}-480.avif 480w, ${path}-640.avif 640w, ${path}-800.avif 800w`,
    webp: `${path}-320.webp 320w, ${path}-480.webp 480w, ${path}-640.webp 640w, ${path}-800.webp 800w`,
    width: 800,
    height: 1000,
  })
})

test('only a drawn picture has the largest width, for parts of it', () => {
  const path = '/drawn/truck-art-2--galaxy-s21-plus--front-0123456789'
  expect(picture(path, { isEnlarged: true })?.avif).toBe(
    `${picture(path)?.avif}, ${path}-1600.avif 1600w`,
  )
  expect(picture('/uploads/a.webp', { isEnlarged: true })).toEqual(picture('/uploads/a.webp'))
})

test.each([
  ['another site’s picture', 'https://elsewhere.test/a.jpg'],
  ['a parent path', '/uploads/../secret.webp'],
  ['another format', '/uploads/a.jpg'],
])('%s is shown directly, without sources', (_name, path) => {
  expect(picture(path)).toEqual({ src: path, width: 800, height: 1000 })
})

test('an empty path gives null', () => {
  expect(picture('')).toBeNull()
})

test('the file that a product names is the last of its picture', () => {
  expect(pictureFiles('a').at(-1)).toBe('a.webp')
  expect(picturePath('a')).toBe('/uploads/a.webp')
})

test.each([
  ['an own picture', '/uploads/a.webp', pictureFiles('a')],
  ['a file of another type', '/uploads/a.jpg', ['a.jpg']],
  ['a picture outside of the uploads', '/images/a.webp', []],
  ['a parent path', '/uploads/../a.webp', []],
  ['another site’s picture', 'https://elsewhere.test/a.jpg', []],
])('%s has these stored files', (_name, path, files) => {
  expect(storedFilesOf(path)).toEqual(files)
})

test.each(['a', 'frosted-edge-front.3f2a', 'case-320', 'case-800-front'])(
  'every file of %s maps to its path',
  (base) => {
    for (const file of pictureFiles(base)) expect(pathsOfFile(file)).toContain(picturePath(base))
  },
)

test('a file that belongs to no picture maps to itself', () => {
  expect(pathsOfFile('a.jpg')).toEqual(['/uploads/a.jpg'])
  expect(pathsOfFile('a-100.webp')).toEqual(['/uploads/a-100.webp'])
})

test('artwork is one file, named by its own path and by no photo’s (rule: artwork)', () => {
  const file = artworkFile('0123456789abcdef01234567')
  expect(fileOfArtwork(`/uploads/${file}`)).toBe(file)
  expect(pathsOfFile(file)).toEqual([`/uploads/${file}`])
  // As a photo it would need the other widths.
  expect(storedFilesOf(`/uploads/${file}`).length).toBeGreaterThan(1)
})

test.each([picturePath('case'), '/uploads/artwork-a.png', '/images/artwork-a.webp', ''])(
  '%j is no artwork',
  (path) => {
    expect(fileOfArtwork(path)).toBeNull()
  },
)

import { describe, expect, test } from 'vitest'
import { countInFlight, type FormPicture, picturesMistake, storedPaths } from './form-pictures.ts'

const stored = (path: string): FormPicture => ({ key: path, state: 'stored', path, fileName: null })
const file = { key: 'picture-9', fileName: 'a.png', preview: 'blob:a.png' }
const waiting: FormPicture = { ...file, state: 'waiting' }
const uploading: FormPicture = { ...file, state: 'uploading', part: 0.5 }
const failed: FormPicture = {
  ...file,
  state: 'failed',
  failure: { message: 'Failed to upload image' },
}

test('only stored pictures are sent, in their order', () => {
  expect(storedPaths([stored('/b'), waiting, stored('/a'), failed])).toEqual(['/b', '/a'])
})

test('a failed upload does not count as in flight', () => {
  expect(countInFlight([stored('/a'), waiting, uploading, failed])).toBe(2)
})

describe('whether they can be saved', () => {
  const UPLOAD_FIRST = 'A picture is not uploaded yet. Please wait, try it again or remove it.'
  test.each<[string, readonly FormPicture[], string | null]>([
    ['all there', [stored('/a'), stored('/b')], null],
    ['one waits', [stored('/a'), waiting], UPLOAD_FIRST],
    ['one is under way', [uploading], UPLOAD_FIRST],
    ['one has failed', [failed, stored('/a')], UPLOAD_FIRST],
  ])('%s', (_name, pictures, mistake) => {
    expect(picturesMistake(pictures, { isNew: true })).toBe(mistake)
    expect(picturesMistake(pictures, { isNew: false })).toBe(mistake)
  })

  test('without pictures: a stored product keeps its own, a new one needs one', () => {
    expect(picturesMistake([], { isNew: false })).toBeNull()
    expect(picturesMistake([], { isNew: true })).toBe('Please select a product image')
  })
})

import { expect, test } from 'vitest'
import { shouldPrefetch } from './prefetch.ts'

test.each([
  ['a browser that tells nothing', undefined, true],
  ['a good connection', { effectiveType: '4g', saveData: false }, true],
  ['a connection whose speed is not known', {}, true],
  ['data saver', { effectiveType: '4g', saveData: true }, false],
  ['3G', { effectiveType: '3g' }, false],
  ['2G', { effectiveType: '2g' }, false],
  ['slow 2G', { effectiveType: 'slow-2g' }, false],
])('with %s', (_, connection, may) => {
  expect(shouldPrefetch({ connection })).toBe(may)
})

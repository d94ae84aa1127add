import { describe, expect, test } from 'vitest'
import { MOST_VIEWED, withViewed } from './viewed.ts'

describe('what this device has shown', () => {
  test('the newest stands first, once, and the oldest goes', () => {
    expect(withViewed([], 'a')).toEqual(['a'])
    expect(withViewed(['a', 'b'], 'b')).toEqual(['b', 'a'])
    const many = Array.from({ length: MOST_VIEWED }, (_, at) => `case-${at}`)
    expect(withViewed(many, 'new')).toEqual(['new', ...many.slice(0, -1)])
  })
})

import { expect, test } from 'vitest'
import { MOST_LISTED, shopperLists, withFirst } from './shopper-lists.ts'

test.each(shopperLists)(
  'the newest entry of %s comes first, once, and the oldest is dropped',
  (list) => {
    expect(withFirst(list, [], 'a')).toEqual(['a'])
    expect(withFirst(list, ['a', 'b'], 'b')).toEqual(['b', 'a'])
    const many = Array.from({ length: MOST_LISTED[list] }, (_, at) => `case-${at}`)
    expect(withFirst(list, many, 'new')).toEqual(['new', ...many.slice(0, -1)])
  },
)

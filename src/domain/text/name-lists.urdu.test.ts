import { expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import { namesJoined, namesListed } from './name-lists.ts'

// A sentence takes the direction of a list from its first letter outside of the isolates.
test(
  'names in Latin letters are a list from the right, each in its own direction',
  inUrdu(() => {
    expect(namesListed(['Pixel 9', 'Pixel 10'])).toBe(
      '\u200F\u2068Pixel 9\u2069، \u2068Pixel 10\u2069',
    )
    expect(namesJoined(['iPhone', 'Vivo'])).toBe('\u2068iPhone\u2069 اور \u2068Vivo\u2069')
  }),
)

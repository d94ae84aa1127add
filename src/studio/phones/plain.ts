import { body, boxAt, camera } from './parts.ts'
import { always, type PhoneRange } from './range.ts'

/** What a phone looks like whose brand nobody has drawn yet: two lenses in an upright pill. */
export const plain: PhoneRange = {
  models: {},
  bodies: always(body(75, 162, 9.5)),
  cameras: always(
    camera('plain-pair', {
      island: { ...boxAt(5.4, 5.8, 20, 42, 9.4), height: 1.4, finish: 'black' },
      lenses: [[6.8, [15.4, 16], [15.4, 33]]],
      flash: [[1.8, [15.4, 43.4]]],
    }),
  ),
  finishes: always([
    ['#24272c', '#3c3f45'],
    ['#dfe3e6', '#c6cbd0'],
    ['#b9c8d4', '#a2b3c1'],
  ]),
  keys: [
    { side: 'left', y: 40, length: 21 },
    { side: 'left', y: 63, length: 12 },
  ],
}

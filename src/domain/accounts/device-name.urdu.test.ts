import { expect, test } from 'vitest'
import { inUrdu } from '#testing/in-urdu.ts'
import { deviceLabel } from './device-name.ts'

test.each([
  ['Chrome on Android', '\u2068Android\u2069 پر \u2068Chrome\u2069'],
  ['Samsung Internet on Android', '\u2068Android\u2069 پر \u2068Samsung Internet\u2069'],
  ['iPhone', 'iPhone'],
  ['', ''],
])(
  'the device %j is %j in Urdu',
  inUrdu((name, label) => {
    expect(deviceLabel(name)).toBe(label)
  }),
)

import { expect, test } from 'vitest'
import { byDevice } from './ProfilePage.tsx'

test('sessions have one row per kind of device, and this device a row of its own', () => {
  const login = (device: string, day: number, isThis = false) => ({
    device,
    since: `2026-11-0${day}T09:00:00.000Z`,
    isThis,
  })
  const rows = byDevice([
    login('Chrome on Android', 8, true),
    login('Chrome on Android', 7),
    login('', 6),
    login('Chrome on Android', 5),
  ])
  expect(rows.map(({ device, since, isThis, count }) => [device, since[9], isThis, count])).toEqual(
    [
      ['Chrome on Android', '8', true, 1],
      ['Chrome on Android', '7', false, 2],
      ['', '6', false, 1],
    ],
  )
})

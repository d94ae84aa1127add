import * as cameras from './iphone-cameras.ts'
import { finishes } from './iphone-finishes.ts'
import { body } from './parts.ts'
import type { Body, Phone } from './phone.ts'
import { anyOther, type PhoneRange, type PhoneRow } from './range.ts'

type KeysOfBody = (height: number) => Phone['keys']

/** Ring switch (later action key) and volume on one side, power on the other. */
function keys(ring: number, power: number): Phone['keys'] {
  return [
    { side: 'right', y: ring, length: 5.9 },
    { side: 'right', y: ring + 13.3, length: 11.5 },
    { side: 'right', y: ring + 27.2, length: 11.5 },
    { side: 'left', y: power, length: 17.9 },
  ]
}

const sinceThe12: KeysOfBody = (height) => keys(height * 0.22, height * 0.22 + 20.3)

const beforeThe12: KeysOfBody = (height) => keys(height * 0.172, height * 0.172 + 19.9)

/** 16 and later: below the power key lies the one for the camera. */
const withCameraControl: KeysOfBody = (height) => [
  ...keys(height * 0.211, height * 0.211 + 24.5),
  { side: 'left', y: height * 0.645, length: 18 },
]

const withHomeButton: KeysOfBody = () => [
  { side: 'right', y: 22.4, length: 6 },
  { side: 'right', y: 36.2, length: 10.2 },
  { side: 'right', y: 48.8, length: 10.2 },
  { side: 'left', y: 36.2, length: 10.2 },
]

/** A phone drawn after the real one. */
function known(
  body: Body,
  camera: NonNullable<PhoneRow['camera']>,
  keysOf: KeysOfBody = sinceThe12,
): PhoneRow {
  return { layout: 'known', body, camera, keys: keysOf(body.height) }
}

const models: PhoneRange['models'] = {
  'iPhone 17 Pro Max': known(body(78, 163.4, 12.6, 8.75), cameras.plateau, withCameraControl),
  'iPhone 17 Pro': known(body(71.9, 150, 12.6, 8.75), cameras.plateau, withCameraControl),
  'iPhone 17 Air': known(body(74.7, 156.2, 12.6, 5.64), cameras.bar, withCameraControl),
  'iPhone 17': known(body(71.5, 149.6, 12.6, 7.95), cameras.pill17, withCameraControl),
  'iPhone 17e': { layout: 'family', body: body(71.5, 146.7, 11.3, 7.8) },

  'iPhone 16 Pro Max': known(body(77.6, 163, 12.6, 8.25), cameras.triple16, withCameraControl),
  'iPhone 16 Pro': known(body(71.5, 149.6, 12.6, 8.25), cameras.triple16, withCameraControl),
  'iPhone 16 Plus': known(body(77.8, 160.9, 12.2, 7.8), cameras.pill16, withCameraControl),
  'iPhone 16': known(body(71.6, 147.6, 12.2, 7.8), cameras.pill16, withCameraControl),
  'iPhone 16e': known(body(71.5, 146.7, 11.3, 7.8), cameras.wideSingle),

  'iPhone 15 Pro Max': known(body(76.7, 159.9, 12.2, 8.25), cameras.triple14),
  'iPhone 15 Pro': known(body(70.6, 146.6, 12.2, 8.25), cameras.triple14),
  'iPhone 15 Plus': known(body(77.8, 160.9, 12.2, 7.8), cameras.diagonal15),
  'iPhone 15': known(body(71.6, 147.6, 12.2, 7.8), cameras.diagonal15),

  'iPhone 14 Pro Max': known(body(77.6, 160.7, 12, 7.85), cameras.triple14),
  'iPhone 14 Pro': known(body(71.5, 147.5, 12, 7.85), cameras.triple14),
  'iPhone 14 Plus': known(body(78.1, 160.8, 11.3, 7.8), cameras.diagonal14),
  'iPhone 14': known(body(71.5, 146.7, 11.3, 7.8), cameras.diagonal14),

  'iPhone 13 Pro Max': known(body(78.1, 160.8, 11.3, 7.65), cameras.triple13),
  'iPhone 13 Pro': known(body(71.5, 146.7, 11.3, 7.65), cameras.triple13),
  'iPhone 13': known(body(71.5, 146.7, 11.3, 7.65), cameras.diagonal13),
  'iPhone 13 mini': known(body(64.2, 131.5, 10.8, 7.65), cameras.diagonal13),

  'iPhone 12 Pro Max': known(body(78.1, 160.8, 11.3, 7.4), cameras.triple12Max),
  'iPhone 12 Pro': known(body(71.5, 146.7, 11.3, 7.4), cameras.triple12),
  'iPhone 12': known(body(71.5, 146.7, 11.3, 7.4), cameras.pair12),
  'iPhone 12 mini': known(body(64.2, 131.5, 10.8, 7.4), cameras.pair12),

  'iPhone 11 Pro Max': known(body(77.8, 158, 10.8, 8.1), cameras.triple11, beforeThe12),
  'iPhone 11 Pro': known(body(71.4, 144, 10.8, 8.1), cameras.triple11, beforeThe12),
  'iPhone 11': known(body(75.7, 150.9, 11.8, 8.3), cameras.pair11, beforeThe12),

  'iPhone XS Max': known(body(77.4, 157.5, 10.8, 7.7), cameras.slimPill, beforeThe12),
  'iPhone XS': known(body(70.9, 143.6, 10.8, 7.7), cameras.slimPill, beforeThe12),
  'iPhone XR': known(body(75.7, 150.9, 11.8, 8.3), cameras.singleUpright, beforeThe12),
  'iPhone X': known(body(70.9, 143.6, 10.8, 7.7), cameras.slimPill, beforeThe12),

  'iPhone SE 2022': known(body(67.3, 138.4, 9.6, 7.3), cameras.homeSingle, withHomeButton),
  'iPhone SE 2020': known(body(67.3, 138.4, 9.6, 7.3), cameras.homeSingle, withHomeButton),
}

/** The bodies differ mostly in size, the cameras by generation. */
export const iphone: PhoneRange = {
  models,
  bodies: [
    [/Air/, body(74.7, 156.2, 12.6, 5.64)],
    [/Max|Plus/, body(77.6, 161.5, 12.2)],
    [anyOther, body(71.5, 148, 12.2)],
  ],
  cameras: [
    [/ Pro/, cameras.plateau],
    [/Air/, cameras.bar],
    [/\de$|SE/, cameras.wideSingle],
    [anyOther, cameras.pill17],
  ],
  finishes,
  keys: withCameraControl(150),
}

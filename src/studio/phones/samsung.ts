import { body } from './parts.ts'
import type { Body } from './phone.ts'
import { anyOther, type PhoneRange, type PhoneRow } from './range.ts'
import * as cameras from './samsung-cameras.ts'
import { finishes } from './samsung-finishes.ts'

type CameraOfRow = NonNullable<PhoneRow['camera']>

/** Volume above power, on the side that the camera is on; lower on a taller phone. */
function keys(height: number): PhoneRange['keys'] {
  return [
    { side: 'left', y: height * 0.287, length: 21.5 },
    { side: 'left', y: height * 0.428, length: 11.5 },
  ]
}

function known(body: Body, camera: CameraOfRow): PhoneRow {
  return { layout: 'known', body, camera, keys: keys(body.height) }
}

/** The body is the real one, the camera is taken after its neighbours'. */
function likely(body: Body, camera: CameraOfRow): PhoneRow {
  return { ...known(body, camera), layout: 'family' }
}

const models: PhoneRange['models'] = {
  'Galaxy S25 Ultra': known(body(77.6, 162.8, 7, 8.2), cameras.ultra25),
  'Galaxy S25 Edge': known(body(75.6, 158.2, 11.4, 5.8), cameras.edgePill),
  'Galaxy S25+': known(body(75.8, 158.4, 11.6, 7.3), cameras.row25),
  'Galaxy S25': known(body(70.5, 146.9, 11.6, 7.2), cameras.row25),
  'Galaxy S25 FE': known(body(76.6, 161.3, 11.4, 7.4), cameras.row),
  'Galaxy S24 Ultra': known(body(79, 162.3, 3.8, 8.6), cameras.ultra23),
  'Galaxy S24+': known(body(75.9, 158.5, 11.4, 7.7), cameras.row),
  'Galaxy S24': known(body(70.6, 147, 11.4, 7.6), cameras.row),
  'Galaxy S24 FE': known(body(77.3, 162, 11.2, 8), cameras.row),
  'Galaxy S23 Ultra': known(body(78.1, 163.4, 3.6, 8.9), cameras.ultra23),
  'Galaxy S23+': known(body(76.2, 157.8, 11.2, 7.6), cameras.row),
  'Galaxy S23': known(body(70.9, 146.3, 11.2, 7.6), cameras.row),
  'Galaxy S23 FE': known(body(76.5, 158, 11, 8.2), cameras.row),
  'Galaxy S22 Ultra': known(body(77.9, 163.3, 3.6, 8.9), cameras.ultra22),
  'Galaxy S22+': known(body(75.8, 157.4, 11, 7.6), cameras.contour22),
  'Galaxy S22': known(body(70.6, 146, 11, 7.6), cameras.contour22),
  'Galaxy S21 Ultra': known(body(75.6, 165.1, 10, 8.9), cameras.contourUltra),
  'Galaxy S21+': known(body(75.6, 161.5, 10.4, 7.8), cameras.contour21),
  'Galaxy S21': known(body(71.2, 151.7, 10.4, 7.9), cameras.contour21),
  'Galaxy S21 FE': known(body(74.5, 155.7, 10.4, 7.9), cameras.contourFe),
  'Galaxy S20 Ultra': known(body(76, 166.9, 9.6, 8.8), cameras.block20Ultra),
  'Galaxy S20+': known(body(73.7, 161.9, 9.6, 7.8), cameras.block20Plus),
  'Galaxy S20': known(body(69.1, 151.7, 9.6, 7.9), cameras.block20),
  'Galaxy S20 FE': known(body(74.5, 159.8, 9.8, 8.4), cameras.block20Fe),

  'Galaxy A57': likely(body(76.8, 161.5, 11, 6.9), cameras.pill3),
  'Galaxy A37': likely(body(78.2, 162.9, 10.8, 7.4), cameras.pill3),
  'Galaxy A17': known(body(77.9, 164.4, 10.2, 7.5), cameras.pill3),
  'Galaxy A07': known(body(77.4, 167.4, 9.8, 7.6), cameras.pill2),
  'Galaxy A56': known(body(77.5, 162.2, 10.8, 7.4), cameras.pill3),
  'Galaxy A36': known(body(78.2, 162.9, 10.8, 7.4), cameras.pill3),
  'Galaxy A26': known(body(77.5, 164, 10.6, 7.7), cameras.pill3),
  'Galaxy A16': known(body(77.9, 164.4, 10.2, 7.9), cameras.smallRow),
  'Galaxy A06': known(body(77.3, 167.3, 9.8, 8), cameras.pair),
  'Galaxy A55': known(body(77.4, 161.1, 11, 8.2), cameras.row),
  'Galaxy A35': known(body(78, 161.7, 10.8, 8.2), cameras.row),
  'Galaxy A25': known(body(76.5, 161, 10.4, 8.3), cameras.smallRow),
  'Galaxy A15': known(body(76.8, 160.1, 10.4, 8.4), cameras.smallRow),
  'Galaxy A05s': known(body(77.8, 168, 9.8, 8.8), cameras.smallRow),
  'Galaxy A05': known(body(78.2, 168.8, 9.8, 8.8), cameras.pair),
  'Galaxy A54': known(body(76.7, 158.2, 11, 8.2), cameras.row),
  'Galaxy A34': known(body(78.1, 161.3, 10.8, 8.2), cameras.row),
  'Galaxy A24': known(body(77.6, 162.1, 10.4, 8.3), cameras.smallRow),
  'Galaxy A14': known(body(78, 167.7, 9.8, 9.1), cameras.smallRow),
  'Galaxy A04s': known(body(76.7, 164.7, 9.8, 9.1), cameras.smallRow),
  'Galaxy A04': known(body(76.3, 164.4, 9.8, 9.1), cameras.pair),
  'Galaxy A04e': known(body(75.9, 164.2, 9.8, 9.1), cameras.pair),
  'Galaxy A73': known(body(76.1, 163.7, 10.6, 7.6), cameras.plate),
  'Galaxy A53': known(body(74.8, 159.6, 10.6, 8.1), cameras.plate),
  'Galaxy A33': known(body(74, 159.7, 10.6, 8.1), cameras.plate),
  'Galaxy A23': known(body(76.9, 165.4, 10.2, 8.4), cameras.plate),
  'Galaxy A13': known(body(76.4, 165.1, 10, 8.8), cameras.droplets),
  'Galaxy A13 5G': known(body(76.5, 164.5, 10, 8.8), cameras.smallRow),
  'Galaxy A03': known(body(75.9, 164.2, 9.8, 9.1), cameras.pairBlock),
  'Galaxy A03s': known(body(75.9, 164.2, 9.8, 9.1), cameras.tripleBlockOfBody),
  'Galaxy A03 Core': likely(body(75.9, 164.2, 9.8, 9.1), cameras.singleBlock),
  'Galaxy A72': known(body(77.4, 165, 10.4, 8.4), cameras.plate),
  'Galaxy A52s': known(body(75.1, 159.9, 10.4, 8.4), cameras.plate),
  'Galaxy A52': known(body(75.1, 159.9, 10.4, 8.4), cameras.plate),
  'Galaxy A42': known(body(75.9, 164.4, 10, 8.6), cameras.square),
  'Galaxy A32': known(body(73.6, 158.9, 10, 8.4), cameras.droplets),
  'Galaxy A32 5G': known(body(76.1, 164.2, 10, 9.1), cameras.droplets),
  'Galaxy A22': likely(body(73.6, 159.3, 10, 8.4), cameras.square),
  'Galaxy A22 5G': known(body(76.4, 167.2, 10, 9), cameras.squareWithFlash),
  'Galaxy A12': likely(body(75.8, 164, 9.8, 8.9), cameras.square),
  'Galaxy A02s': known(body(75.9, 164.2, 9.8, 9.1), cameras.tripleBlockOfBody),
  'Galaxy A02': known(body(75.9, 164, 9.8, 9.1), cameras.pairBlock),
  'Galaxy A71': known(body(76, 163.6, 9.8, 7.7), cameras.blockL),
  'Galaxy A51': known(body(73.6, 158.5, 9.8, 7.9), cameras.blockL),
  'Galaxy A41': known(body(69.8, 149.9, 9.6, 7.9), cameras.tripleBlock),
  'Galaxy A31': known(body(73.1, 159.3, 9.8, 8.6), cameras.blockL),
  'Galaxy A21s': known(body(75.3, 163.7, 9.6, 8.9), cameras.blockL),
  'Galaxy A11': likely(body(76.3, 161.4, 9.6, 8), cameras.tripleBlock),
  'Galaxy A01': likely(body(70.9, 146.2, 9.2, 8.3), cameras.slim2),
  'Galaxy A01 Core': likely(body(67.5, 141.7, 9, 8.6), cameras.slim1),
  'Galaxy A80': likely(body(76.5, 165.2, 9.6, 9.3), cameras.slider),
  'Galaxy A70': known(body(76.7, 164.3, 9.8, 7.9), cameras.slim3),
  'Galaxy A50s': known(body(74.5, 158.5, 9.6, 7.7), cameras.slim3),
  'Galaxy A50': known(body(74.7, 158.5, 9.6, 7.7), cameras.slim3),
  'Galaxy A30s': known(body(74.7, 158.5, 9.6, 7.8), cameras.slim3),
  'Galaxy A30': known(body(74.7, 158.5, 9.6, 7.7), cameras.slim2),
  'Galaxy A20s': known(body(77.5, 163.3, 9.6, 8), cameras.slim3),
  'Galaxy A20': known(body(74.7, 158.4, 9.6, 7.8), cameras.slim2),
  'Galaxy A10s': known(body(75.8, 156.9, 9.6, 7.8), cameras.slim2),
  'Galaxy A10': known(body(75.6, 155.6, 9.6, 7.9), cameras.slim1),
}

/** S and A generations have different cameras, the Ultra square corners. */
export const samsung: PhoneRange = {
  models,
  bodies: [
    [/Ultra/, body(77.6, 162.8, 7, 8.2)],
    [/Galaxy A/, body(77.5, 163, 10.6)],
    [/\+|FE|Edge/, body(76, 159, 11.4)],
    [anyOther, body(70.5, 147, 11.6)],
  ],
  cameras: [
    [/Ultra/, cameras.ultra25],
    [/Galaxy A0/, cameras.pill2],
    [/Galaxy A/, cameras.pill3],
    [anyOther, cameras.row25],
  ],
  finishes,
  keys: keys(160),
}

import { soldIn } from './finishes.ts'
import { body, withScanner } from './parts.ts'
import { anyOther, known, likeFamily, type PhoneRange } from './range.ts'
import * as cameras from './vivo-cameras.ts'

/** V: tall ovals since the V40, rings before them, blocks and strips at first. */
const v: PhoneRange['models'] = {
  'Vivo V70': likeFamily(body(74.4, 157.6, 11, 7.6)),
  'Vivo V70 Elite': likeFamily(body(74.4, 157.6, 11, 7.6)),
  'Vivo V70 FE': likeFamily(),

  'Vivo V60': known(body(77, 163.5, 11, 7.5), cameras.pillAndLens),
  'Vivo V60e': likeFamily(body(77, 163.7, 11, 7.5), cameras.pillAndLight),
  'Vivo V60 Lite': likeFamily(body(76.3, 163.8, 10.5, 7.6), cameras.pillAndLight),

  'Vivo V50': known(body(76.7, 163.3, 11, 7.6), cameras.capsule(2)),
  'Vivo V50e': known(body(76.7, 163.3, 11, 7.4), cameras.capsule(2)),
  'Vivo V50 Lite': likeFamily(body(76.3, 163.8, 10, 7.8), cameras.pill),

  'Vivo V40 Pro': known(body(75.1, 164.4, 10.5, 7.6), cameras.capsule(3)),
  'Vivo V40': known(body(74.9, 164.2, 10.5, 7.6), cameras.capsule(2)),
  'Vivo V40e': known(body(75, 163.7, 10.5, 7.5), cameras.capsule(2)),
  'Vivo V40 Lite': likeFamily(body(75.9, 163.2, 10, 7.8), cameras.pill),

  'Vivo V30 Pro': known(body(75.1, 164.4, 10, 7.5), cameras.squareLight),
  'Vivo V30': known(body(75.1, 164.4, 10, 7.5), cameras.squareLight),
  'Vivo V30e': likeFamily(body(74.8, 164.4, 10, 7.7), cameras.looseRings),
  'Vivo V30 Lite': likeFamily(body(74.9, 162.4, 9.5, 7.8), cameras.looseRings),

  'Vivo V29 Pro': known(body(74.4, 164.2, 10, 7.5), cameras.ringsAndLight),
  'Vivo V29': known(body(74.4, 164.2, 10, 7.5), cameras.ringsAndLight),
  'Vivo V29e': known(body(74.9, 162.4, 9.5, 7.6), cameras.looseRings),

  'Vivo V27 Pro': known(body(74.8, 164.1, 10, 7.4), cameras.ringsAndLight),
  'Vivo V27': known(body(74.8, 164.1, 10, 7.4), cameras.ringsAndLight),
  'Vivo V27e': likeFamily(body(75.8, 162.5, 9.5, 7.7), cameras.rings),

  'Vivo V25 Pro': known(body(73.5, 158.9, 9.5, 8.6), cameras.tallBlock),
  'Vivo V25': known(body(74.2, 159.2, 9, 7.8), cameras.tallBlock),
  'Vivo V25e': known(body(74.2, 159.2, 9, 7.8), cameras.tallBlock),

  'Vivo V23': known(body(72.4, 157.2, 10, 7.4), cameras.steppedBlock),
  'Vivo V23e': known(body(74.3, 160.9, 9, 7.3), cameras.steppedBlock),

  'Vivo V21': known(body(73.9, 159.7, 9, 7.3), cameras.steppedBlock),
  'Vivo V21e': likeFamily(body(74.2, 161.2, 9, 7.4), cameras.steppedBlock),

  'Vivo V20': known(body(74.2, 161.3, 9, 7.4), cameras.darkBlock),
  'Vivo V20 SE': known(body(74.1, 161, 9, 7.8), cameras.darkBlock),

  'Vivo V19': known(body(75, 159.6, 9, 8.5), cameras.fourBlock),
  'Vivo V17': known(body(74.2, 159, 9, 8.5), cameras.fourBlock),
  'Vivo V17 Pro': known(body(74.7, 159, 9, 9.8), cameras.middleStrip),
  'Vivo V15': known(body(75.9, 162, 9, 8.5), withScanner(cameras.cornerStrip(3), 45)),
  'Vivo V15 Pro': known(body(74.7, 157.3, 9, 8.2), cameras.cornerStrip(3)),

  'Vivo V11': known(body(75.6, 156, 8.5, 7.9), withScanner(cameras.cornerStrip(2), 42)),
  'Vivo V11 Pro': known(body(75.1, 157.9, 8.5, 7.9), cameras.cornerStrip(2)),
  'Vivo V9': known(body(75, 154.8, 8.5, 7.9), withScanner(cameras.cornerStrip(2), 42)),
}

/** Y: pills since 2024, two rings in 2022 and 2023, blocks before them, strips at first. */
const y: PhoneRange['models'] = {
  'Vivo Y400': likeFamily(body(75.3, 162.3, 10, 7.9), cameras.pillAndLight),
  'Vivo Y300': likeFamily(body(75.9, 163.2, 10, 7.8), cameras.capsule(2)),
  'Vivo Y200': known(body(74.9, 162.4, 9.5, 7.7), cameras.looseRings),
  'Vivo Y100': likeFamily(body(75.8, 163.2, 9.5, 7.8), cameras.looseRings),

  'Vivo Y39': likeFamily(body(76.3, 165.7, 10, 8.3)),
  'Vivo Y29': likeFamily(body(76.1, 165.8, 10, 8.1)),
  'Vivo Y29s': likeFamily(body(77, 167.3, 10, 8.2)),
  'Vivo Y19s': likeFamily(body(76.1, 165.8, 10, 8.1), cameras.pill),
  'Vivo Y19s Pro': likeFamily(body(76.3, 165.7, 10, 8.1)),
  'Vivo Y04': likeFamily(body(77, 167.3, 10, 8.2)),

  'Vivo Y28': known(body(76, 165.7, 10, 8), cameras.pill),
  'Vivo Y28s': likeFamily(body(75.6, 163.6, 9.5, 8.5), cameras.rings),
  'Vivo Y18': known(body(75.6, 163.6, 9.5, 8.4), cameras.frame),
  'Vivo Y18s': likeFamily(body(75.6, 163.6, 9.5, 8.4), cameras.frame),
  'Vivo Y18t': likeFamily(body(75.6, 163.6, 9.5, 8.4), cameras.frame),
  'Vivo Y03': known(body(75.6, 163.6, 9.5, 8.3), cameras.frame),
  'Vivo Y03t': likeFamily(body(75.6, 163.6, 9.5, 8.3), cameras.frame),

  'Vivo Y36': known(body(76.2, 164.1, 9.5, 8.1), cameras.rings),
  'Vivo Y27': known(body(76.2, 164.1, 9.5, 8.1), cameras.rings),
  'Vivo Y27s': known(body(76.2, 164.1, 9.5, 8.2), cameras.rings),
  'Vivo Y17s': known(body(75.4, 163.7, 9, 8.1), cameras.slimRings),
  'Vivo Y02t': known(body(75.6, 164, 9, 8.5), cameras.ringAndLight),

  'Vivo Y35': known(body(76.1, 164.3, 9, 8.3), cameras.rings),
  'Vivo Y22': known(body(76.1, 164.3, 9, 8.4), cameras.rings),
  'Vivo Y22s': known(body(76.1, 164.3, 9, 8.4), cameras.rings),
  'Vivo Y16': known(body(75.6, 164, 9, 8.2), cameras.slimRings),
  'Vivo Y02': known(body(75.6, 164, 9, 8.5), cameras.ringAndLight),
  'Vivo Y02s': known(body(75.6, 164, 9, 8.2), cameras.ringAndLight),
  'Vivo Y01': likeFamily(body(75.2, 164, 9, 8.3), cameras.ringAndLight),

  'Vivo Y76': likeFamily(body(75, 163.8, 9, 7.8), cameras.steppedBlock),
  'Vivo Y75': known(body(74.3, 160.9, 9, 7.4), cameras.steppedBlock),
  'Vivo Y55': likeFamily(body(74.3, 160.9, 9, 8), cameras.steppedBlock),
  'Vivo Y33s': known(body(76.1, 164.3, 9, 8), cameras.steppedBlock),
  'Vivo Y33T': known(body(76.1, 164.3, 9, 8), cameras.steppedBlock),
  'Vivo Y21': known(body(76.1, 164.3, 9, 8), cameras.steppedPair),
  'Vivo Y21T': known(body(76.1, 164.3, 9, 8), cameras.steppedBlock),
  'Vivo Y15s': known(body(75.2, 164, 9, 8.3), cameras.steppedPair),

  'Vivo Y73': known(body(74.3, 161.2, 9, 7.4), cameras.steppedBlock),
  'Vivo Y72': known(body(75.4, 164.2, 9, 8.4), cameras.steppedBlock),
  'Vivo Y53s': known(body(75.5, 164, 9, 8.4), cameras.steppedBlock),
  'Vivo Y51s': likeFamily(body(76.6, 162.1, 9, 8.5), cameras.darkBlock),
  'Vivo Y51': known(body(75.3, 163.9, 9, 8.4), cameras.darkBlock),
  'Vivo Y31': known(body(75.3, 163.9, 9, 8.4), cameras.darkBlock),

  'Vivo Y30': known(body(76.5, 162, 9, 9.1), withScanner(cameras.fourBlock, 47)),
  'Vivo Y50': known(body(76.5, 162, 9, 9.1), withScanner(cameras.fourBlock, 47)),
  'Vivo Y20': known(body(76.3, 164.4, 9, 8.4), cameras.darkBlock),
  'Vivo Y20s': known(body(76.3, 164.4, 9, 8.4), cameras.darkBlock),
  'Vivo Y12s': known(body(76.3, 164.4, 9, 8.4), cameras.darkPair),
  'Vivo Y12a': known(body(76.3, 164.4, 9, 8.4), cameras.darkPair),
  'Vivo Y1s': known(body(75.1, 155.1, 8.5, 8.3), cameras.cornerStrip(1)),

  'Vivo Y19': known(body(76.5, 162.2, 9, 8.9), withScanner(cameras.cornerStrip(3), 45)),
  'Vivo Y17': known(body(76.8, 159.4, 9, 8.9), withScanner(cameras.cornerStrip(3), 44)),
  'Vivo Y15': known(body(76.8, 159.4, 9, 8.9), withScanner(cameras.cornerStrip(3), 44)),
  'Vivo Y12': known(body(76.8, 159.4, 9, 8.9), withScanner(cameras.cornerStrip(3), 44)),
  'Vivo Y11': known(body(76.8, 159.4, 9, 8.9), withScanner(cameras.cornerStrip(2), 44)),
  'Vivo Y90': known(body(75.1, 155.1, 8.5, 8.3), cameras.cornerStrip(1)),

  'Vivo Y95': known(body(75.1, 155.1, 8.5, 8.3), withScanner(cameras.cornerStrip(2), 42)),
  'Vivo Y93': known(body(75.1, 155.1, 8.5, 8.3), withScanner(cameras.cornerStrip(2), 42)),
  'Vivo Y91': known(body(75.1, 155.1, 8.5, 8.3), withScanner(cameras.cornerStrip(2), 42)),
  'Vivo Y91C': known(body(75.1, 155.1, 8.5, 8.3), cameras.cornerStrip(1)),
  'Vivo Y85': known(body(75, 154.8, 8.5, 7.9), withScanner(cameras.cornerStrip(2), 42)),
  'Vivo Y83': known(body(75.2, 155.2, 8.5, 7.7), cameras.cornerStrip(1)),
  'Vivo Y81': known(body(75.1, 155.1, 8.5, 7.8), cameras.cornerStrip(1)),
}

/** X: a great circle since the X90. */
const x: PhoneRange['models'] = {
  'Vivo X300 Pro': known(body(75.5, 161.2, 11, 8), cameras.circle),
  'Vivo X300': known(body(71.9, 150.6, 11, 8), cameras.circle),

  'Vivo X200 Pro': known(body(76, 162.4, 10.5, 8.5), cameras.circle),
  'Vivo X200': known(body(74.8, 160.3, 10.5, 8), cameras.circle),
  'Vivo X200 FE': known(body(71.8, 150.8, 11, 8), cameras.pillAndLens),

  'Vivo X100 Pro': known(body(75.3, 164.1, 10, 8.9), cameras.circle),
  'Vivo X100': known(body(75.2, 164.1, 10, 8.5), cameras.circle),

  'Vivo X90 Pro': known(body(74.5, 164.1, 9.5, 9.3), cameras.leftCircle),
  'Vivo X90': known(body(74.4, 164.1, 9.5, 8.5), cameras.leftCircle),
  'Vivo X80 Pro': known(body(75.3, 164.6, 9.5, 9.1), cameras.window(true)),
  'Vivo X80': known(body(75.2, 165, 9.5, 8.3), cameras.window(false)),

  'Vivo X70 Pro': known(body(73.2, 158.3, 9, 8), cameras.gimbalBlock),
  'Vivo X70': known(body(75.4, 160.1, 9, 7.6), cameras.gimbalBlock),
  'Vivo X60 Pro': known(body(73.2, 158.6, 9, 7.6), cameras.gimbal),
  'Vivo X60': known(body(75, 159.6, 9, 7.4), cameras.gimbal),
  'Vivo X50 Pro': known(body(72.8, 158.5, 9, 8), cameras.gimbal),
  'Vivo X50': known(body(75.4, 159.5, 9, 7.5), cameras.gimbal),
}

/** All phones of Vivo. */
export const vivo: PhoneRange = {
  models: { ...v, ...y, ...x },
  bodies: [[anyOther, body(75.4, 163, 9.5)]],
  cameras: [
    [/ X/, cameras.circle],
    [/ V/, cameras.pillAndLens],
    [anyOther, cameras.pill],
  ],
  finishes: [
    [/V70/, soldIn('red', 'black', 'gold')],
    [/V60/, soldIn('graphite', 'navy', 'gold')],
    [/V50 Lite/, soldIn('titanium', 'black', 'sage')],
    [/V50e/, soldIn('blue', 'white')],
    [/V50/, soldIn('red', 'navy', 'titanium')],
    [/V40e/, soldIn('bronze', 'mint')],
    [/V40/, soldIn('lavender', 'skyBlue', 'titanium')],
    [/V30/, soldIn('black', 'green', 'skyBlue', 'white')],
    [/V29/, soldIn('skyBlue', 'wine', 'black')],
    [/V27/, soldIn('skyBlue', 'black', 'gold')],
    [/V25/, soldIn('aqua', 'black', 'gold')],
    [/V23/, soldIn('gold', 'black')],
    [/V21/, soldIn('lavender', 'navy', 'white')],
    [/V20/, soldIn('lavender', 'black', 'iceBlue')],
    [/V1[79]/, soldIn('black', 'iceBlue', 'white')],
    [/V15/, soldIn('red', 'blue', 'navy')],
    [/V(11|9)/, soldIn('navy', 'purple', 'gold')],
    [/Y(400|300|39|29)/, soldIn('green', 'purple', 'titanium')],
    [/Y(200|100)/, soldIn('gold', 'forest', 'orange')],
    [/Y(28|19s)/, soldIn('orange', 'sage', 'black')],
    [/Y(18|03|04)/, soldIn('brown', 'aqua', 'black')],
    [/Y36/, soldIn('black', 'aqua', 'gold')],
    [/Y(27|17s|02t)/, soldIn('wine', 'skyBlue', 'green', 'purple')],
    [/Y(35|22)/, soldIn('black', 'gold', 'skyBlue')],
    [/Y(16|0[12])/, soldIn('black', 'gold', 'navy')],
    [/Y(7[56]|55)/, soldIn('black', 'skyBlue', 'gold')],
    [/Y(33|21|15s)/, soldIn('navy', 'iceBlue', 'lavender', 'black')],
    [/Y(7[23]|5[13]|31)/, soldIn('graphite', 'iceBlue', 'lavender', 'blue')],
    [/Y[35]0/, soldIn('skyBlue', 'black', 'iceBlue')],
    [/Y(20|12s|12a|1s)/, soldIn('black', 'white', 'skyBlue')],
    [/Y1\d/, soldIn('purple', 'blue', 'red', 'aqua')],
    [/Y[89]\d/, soldIn('black', 'navy', 'purple', 'red')],
    [/X300/, soldIn('black', 'sand', 'skyBlue', 'pink')],
    [/X200 FE/, soldIn('gold', 'black', 'skyBlue', 'pink')],
    [/X200/, soldIn('titanium', 'black', 'sage')],
    [/X100/, soldIn('black', 'skyBlue', 'orange')],
    [/X90/, soldIn('skyBlue', 'black', 'red')],
    [/X80/, soldIn('black', 'skyBlue', 'orange')],
    [/X[567]0/, soldIn('black', 'skyBlue', 'iceBlue')],
    [anyOther, soldIn('black', 'skyBlue', 'lavender')],
  ],
  keys: [
    { side: 'left', y: 38, length: 20 },
    { side: 'left', y: 60, length: 11 },
  ],
}

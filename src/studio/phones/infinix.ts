import { soldIn } from './finishes.ts'
import * as cameras from './infinix-cameras.ts'
import { body, withScanner } from './parts.ts'
import type { Phone } from './phone.ts'
import { anyOther, known, likeFamily, type PhoneRange } from './range.ts'

/** Note: plateaus, gems and soft squares; great rings before them. */
const note: PhoneRange['models'] = {
  'Infinix Note 60 Ultra': likeFamily(undefined, cameras.plateau),
  'Infinix Note 60 Pro': { layout: 'known', camera: cameras.matrixPlateau },
  'Infinix Note 60': likeFamily(undefined, cameras.plateau),

  'Infinix Note 50 Pro+': known(body(74.4, 163.4, 10.5, 8), cameras.gem),
  'Infinix Note 50 Pro': known(body(74.4, 163.3, 10.5, 7.3), cameras.gem),
  'Infinix Note 50': known(body(74.4, 163.3, 10.5, 7.3), cameras.gem),
  'Infinix Note 50s': likeFamily(body(73.9, 162.3, 10.5, 7.6), cameras.gem),
  'Infinix Note 50x': known(body(76.3, 165.7, 10, 8), cameras.gem),

  'Infinix Note 40 Pro+': known(body(74.6, 164.3, 10, 8.1), cameras.squareRing),
  'Infinix Note 40 Pro': known(body(74.6, 164.3, 10, 7.8), cameras.squareRing),
  'Infinix Note 40': known(body(74.6, 164.1, 10, 7.8), cameras.squareRing),
  'Infinix Note 40S': known(body(74.6, 164.3, 10, 7.8), cameras.squareRing),
  'Infinix Note 40X': known(body(76.6, 168.6, 10, 8.3), cameras.square),

  'Infinix Note 30 VIP': likeFamily(body(75.9, 162.7, 9.5, 8.2), cameras.ringsAndSmall),
  'Infinix Note 30 Pro': known(body(75.9, 162.7, 9.5, 8.2), cameras.ringsAndSmall),
  'Infinix Note 30': known(body(76.6, 168.6, 9.5, 8.6), cameras.ringsAndSmall),
  'Infinix Note 30i': likeFamily(body(75.8, 163.2, 9.5, 7.9), cameras.ringsAndSmall),

  'Infinix Note 12 VIP': likeFamily(body(76.5, 163.5, 9.5, 7.9), cameras.greatRing),
  'Infinix Note 12 Pro': known(body(76.7, 164.4, 9.5, 7.8), cameras.greatRing),
  'Infinix Note 12': known(body(76.7, 164.4, 9.5, 7.9), cameras.greatRing),
  'Infinix Note 12i': likeFamily(body(76.7, 164.4, 9.5, 7.9), cameras.greatRing),

  'Infinix Note 11 Pro': known(body(78.4, 173.1, 9.5, 8.7), cameras.greatRing),
  'Infinix Note 11S': known(body(78.4, 173.1, 9.5, 8.8), cameras.greatRing),
  'Infinix Note 11': known(body(76.7, 164.4, 9.5, 7.9), cameras.greatRing),
  'Infinix Note 11i': likeFamily(body(78.4, 173.1, 9.5, 8.8), cameras.greatRing),

  'Infinix Note 10 Pro': known(body(78.3, 172.8, 9.5, 7.8), cameras.greatRing),
  'Infinix Note 10': known(body(78.7, 173.2, 9.5, 8.8), cameras.greatRing),

  'Infinix Note 8': known(body(78.8, 175.3, 9.5, 9), cameras.fourBlock),
  'Infinix Note 8i': likeFamily(undefined, cameras.fourBlock),
  'Infinix Note 7': known(body(79, 173.4, 9.5, 8.8), cameras.circle),
  'Infinix Note 7 Lite': likeFamily(body(76.8, 165, 9.5, 8.8), cameras.fourBlock),
}

/** Hot 60: below the power key one for the assistant. */
const withAssistant: Phone['keys'] = [
  { side: 'left', y: 41, length: 21 },
  { side: 'left', y: 64, length: 12 },
  { side: 'left', y: 82, length: 9 },
]

/** Hot: columns, squares, cameras.rings, and dark blocks with a scanner below at first. */
const hot: PhoneRange['models'] = {
  'Infinix Hot 70': likeFamily(),

  'Infinix Hot 60 Pro+': likeFamily(body(75.8, 164, 10, 6)),
  'Infinix Hot 60 Pro': likeFamily(body(75.8, 164, 10, 6.6)),
  'Infinix Hot 60': { ...likeFamily(body(76.8, 166, 10, 7.8)), keys: withAssistant },
  'Infinix Hot 60i': likeFamily(),

  'Infinix Hot 50 Pro+': known(body(74.6, 162.4, 10.5, 6.8), cameras.column),
  'Infinix Hot 50 Pro': known(body(74.6, 163.6, 10.5, 7.4), cameras.column),
  'Infinix Hot 50': known(body(75.6, 167.9, 10, 7.7), cameras.column),
  'Infinix Hot 50i': known(body(77.1, 165.7, 10, 8.1), cameras.lightColumn),

  'Infinix Hot 40 Pro': known(body(76.6, 168.6, 10, 8.3), cameras.square),
  'Infinix Hot 40': known(body(76.6, 168.6, 10, 8.3), cameras.square),
  'Infinix Hot 40i': known(body(75.6, 163.6, 10, 8.3), cameras.square),

  'Infinix Hot 30': known(body(76.6, 168.8, 9.5, 8.4), cameras.rings),
  'Infinix Hot 30i': likeFamily(body(75.8, 164, 9.5, 8.4), cameras.rings),
  'Infinix Hot 30 Play': likeFamily(body(76.8, 169, 9.5, 8.9), cameras.rings),

  'Infinix Hot 20': known(body(77.6, 170.5, 9.5, 8.5), cameras.pairBlock),
  'Infinix Hot 20S': likeFamily(body(76.7, 168.6, 9.5, 8.5), cameras.pairBlock),
  'Infinix Hot 20i': likeFamily(body(75.7, 163.9, 9.5, 8.5), cameras.pairBlock),
  'Infinix Hot 20 Play': known(body(77.6, 170.5, 9.5, 8.9), withScanner(cameras.pairBlock, 48)),

  'Infinix Hot 12': likeFamily(body(77.6, 170.5, 9.5, 8.4), cameras.pairBlock),
  'Infinix Hot 12 Pro': likeFamily(undefined, cameras.pairBlock),
  'Infinix Hot 12i': likeFamily(body(75.7, 163.9, 9.5, 8.6), cameras.darkRing),
  'Infinix Hot 12 Play': likeFamily(
    body(77.6, 170.5, 9.5, 8.3),
    withScanner(cameras.pairBlock, 48),
  ),

  'Infinix Hot 11': likeFamily(undefined, cameras.darkRing),
  'Infinix Hot 11S': known(body(77, 168.9, 9.5, 8.8), cameras.darkRing),
  'Infinix Hot 11 Play': likeFamily(body(77.9, 171.8, 9.5, 8.9), cameras.darkPair),

  'Infinix Hot 10': known(body(77.6, 171.1, 9.5, 8.9), withScanner(cameras.fourBlock, 47)),
  'Infinix Hot 10S': known(body(77.5, 171.5, 9.5, 9.2), withScanner(cameras.darkRing, 48)),
  'Infinix Hot 10T': known(body(77.5, 171.5, 9.5, 9.2), withScanner(cameras.darkRing, 48)),
  'Infinix Hot 10i': likeFamily(undefined, withScanner(cameras.darkPair, 47)),
  'Infinix Hot 10 Play': known(body(77.9, 171.8, 9.5, 8.9), withScanner(cameras.darkPair, 48)),

  'Infinix Hot 9': known(body(76.8, 165, 9.5, 8.7), withScanner(cameras.fourBlock, 46)),
  'Infinix Hot 9 Play': known(body(77.9, 171.8, 9.5, 8.9), withScanner(cameras.darkPair, 48)),
  'Infinix Hot 8': known(body(76.3, 165.2, 9.5, 8.7), withScanner(cameras.cornerStrip, 45)),
}

/** All phones of Infinix. */
export const infinix: PhoneRange = {
  models: { ...note, ...hot },
  bodies: [
    [/Note 8i/, body(77.1, 170.6, 9.5, 8.9)],
    [anyOther, body(75.8, 164, 9.5)],
  ],
  cameras: [
    [/Note/, cameras.plateau],
    [anyOther, cameras.lightColumn],
  ],
  finishes: [
    [/Note 60/, soldIn('orange', 'sage', 'black')],
    [/Note 50/, soldIn('titanium', 'black', 'lavender')],
    [/Note 40/, soldIn('gold', 'green', 'black')],
    [/Note 30/, soldIn('gold', 'black', 'skyBlue')],
    [/Note 12/, soldIn('graphite', 'white', 'skyBlue')],
    [/Note 1[01]/, soldIn('black', 'sage', 'lavender', 'blue')],
    [/Note [78]/, soldIn('green', 'black', 'iceBlue')],
    [/Hot [67]0/, soldIn('black', 'skyBlue', 'lime', 'titanium')],
    [/Hot 50/, soldIn('black', 'titanium', 'mint', 'lavender')],
    [/Hot 40/, soldIn('black', 'gold', 'skyBlue', 'lime')],
    [/Hot 30/, soldIn('black', 'mint', 'white')],
    [/Hot 20/, soldIn('black', 'purple', 'teal', 'white')],
    [/Hot 12/, soldIn('black', 'skyBlue', 'lime', 'purple')],
    [/Hot 11/, soldIn('black', 'purple', 'green', 'silver')],
    [/Hot 10/, soldIn('black', 'navy', 'purple', 'aqua')],
    [anyOther, soldIn('navy', 'purple', 'teal')],
  ],
  keys: [
    { side: 'left', y: 41, length: 21 },
    { side: 'left', y: 64, length: 12 },
  ],
}

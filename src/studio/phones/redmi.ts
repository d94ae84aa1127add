import { soldIn } from './finishes.ts'
import { body, withScanner } from './parts.ts'
import { known, likeFamily, type PhoneRange } from './range.ts'
import * as cameras from './redmi-cameras.ts'

/** Redmi Note and Redmi. */
export const redmiModels: PhoneRange['models'] = {
  'Redmi Note 15 Pro+': known(body(78.3, 163.3, 11, 8.2), cameras.squircle),
  'Redmi Note 15 Pro': known(body(78.1, 163.6, 11, 7.8), cameras.squircle),
  'Redmi Note 15': likeFamily(body(75.4, 164, 11, 7.4)),

  'Redmi Note 14 Pro+': known(body(74.4, 162.5, 10.5, 8.7), cameras.squircle),
  'Redmi Note 14 Pro': known(body(74.9, 162.2, 10.5, 8.2), cameras.squircle),
  'Redmi Note 14': known(body(76.6, 163.3, 10.5, 8.2), cameras.cornerSquare),
  'Redmi Note 14S': likeFamily(body(75, 161.1, 10, 8), cameras.looseSquare),

  'Redmi Note 13 Pro+': known(body(74.2, 161.4, 10, 8.9), cameras.looseSquare),
  'Redmi Note 13 Pro': known(body(75, 161.1, 10, 8), cameras.looseSquare),
  'Redmi Note 13': known(body(75.6, 162.2, 10, 8), cameras.looseSquare),

  'Redmi Note 12 Pro+': known(body(76, 162.9, 10, 9), cameras.raisedLensPro),
  'Redmi Note 12 Pro': known(body(76.1, 164.2, 9.5, 8.1), cameras.raisedLensPro),
  'Redmi Note 12': known(body(76, 165.7, 9.5, 7.9), cameras.ringsAndSmall),
  'Redmi Note 12S': known(body(73.9, 159.9, 9.5, 8.1), cameras.raisedLens),

  'Redmi Note 11 Pro+': known(body(76.1, 163.7, 9.5, 8.3), cameras.raisedLensPro),
  'Redmi Note 11 Pro': known(body(76.1, 164.2, 9.5, 8.1), cameras.raisedLensPro),
  'Redmi Note 11': known(body(73.9, 159.9, 9.5, 8.1), cameras.raisedLens),
  'Redmi Note 11S': known(body(73.9, 159.9, 9.5, 8.1), cameras.raisedLens),

  'Redmi Note 10 Pro': known(body(76.5, 164, 9.5, 8.1), cameras.raisedLensPro),
  'Redmi Note 10': known(body(74.5, 160.5, 9.5, 8.3), cameras.raisedLens),
  'Redmi Note 10S': known(body(74.5, 160.5, 9.5, 8.3), cameras.raisedLens),
  'Redmi Note 10 5G': known(body(75.3, 161.8, 9.5, 8.9), cameras.darkBlock),

  'Redmi Note 9 Pro': known(body(76.7, 165.8, 9.5, 8.8), cameras.middleSquare),
  'Redmi Note 9': known(body(77.2, 162.3, 9.5, 8.9), cameras.squareOverScanner),
  'Redmi Note 9S': known(body(76.7, 165.8, 9.5, 8.8), cameras.middleSquare),

  'Redmi Note 8 Pro': known(body(76.4, 161.4, 9, 8.8), cameras.middleStrip(3, 'small lens')),
  'Redmi Note 8': known(body(75.3, 158.3, 9, 8.4), withScanner(cameras.longStrip, 43)),
  'Redmi Note 7': known(body(75.2, 159.2, 9, 8.1), withScanner(cameras.cornerStrip(2), 43)),

  'Redmi 15': likeFamily(body(80.5, 169.5, 10.5, 8.4), cameras.pill),
  'Redmi 15C': likeFamily(body(79.5, 171.6, 10.5, 8), cameras.cornerSquare),
  'Redmi 14C': known(body(77.8, 171.9, 10, 8.2), cameras.circle),
  'Redmi 13': known(body(76.3, 168.6, 10, 8.3), cameras.looseRings),
  'Redmi 13C': known(body(78, 168, 10, 8.1), cameras.ringsAndSmall),
  'Redmi 12': known(body(76.3, 168.6, 10, 8.2), cameras.looseThree),
  'Redmi 12C': known(body(76.4, 168.8, 9.5, 8.8), cameras.scannerSquare),

  'Redmi A5': known(body(77.8, 171.7, 10, 8.3), cameras.pill),
  'Redmi A3': known(body(76.3, 168.3, 9.5, 8.3), cameras.halo),
  'Redmi A3x': known(body(76.3, 168.4, 9.5, 8.3), cameras.halo),
  'Redmi A2+': known(body(76.7, 164.9, 9, 9.1), withScanner(cameras.darkPair, 46)),
  'Redmi A2': known(body(76.7, 164.9, 9, 9.1), cameras.darkPair),
  'Redmi A1+': known(body(76.8, 164.9, 9, 9.1), withScanner(cameras.darkPair, 46)),
  'Redmi A1': known(body(76.8, 164.9, 9, 9.1), cameras.darkPair),

  'Redmi 10': known(body(75.5, 162, 9.5, 8.9), cameras.raisedLens),
  'Redmi 10C': known(body(76.6, 169.6, 9.5, 8.3), cameras.scannerSquare),
  'Redmi 10A': known(body(77.1, 164.9, 9.5, 9), cameras.scannerSquare),
  'Redmi 9': known(body(77, 163.3, 9.5, 9.1), cameras.middleStrip(3, 'small lens')),
  'Redmi 9T': known(body(77.3, 162.3, 9.5, 9.6), cameras.cornerFour(4)),
  'Redmi 9C': known(body(77.1, 164.9, 9.5, 9), withScanner(cameras.cornerFour(3), 46)),
  'Redmi 9A': known(body(77.1, 164.9, 9.5, 9), cameras.cornerStrip(1)),

  'Redmi 8': known(body(75.4, 156.5, 9, 9.4), cameras.middleStrip(2)),
  'Redmi 8A': known(body(75.4, 156.5, 9, 9.4), cameras.middleSingle),
  'Redmi 7': known(body(75.6, 158.7, 9, 8.5), withScanner(cameras.cornerStrip(2), 43)),
  'Redmi 7A': known(body(70.4, 146.3, 9, 9.6), cameras.cornerStrip(1)),
}

/** What each Redmi is sold in. */
export const redmiFinishes: PhoneRange['finishes'] = [
  [/^Redmi Note 15/, soldIn('black', 'skyBlue', 'brown', 'titanium')],
  [/^Redmi Note 14 Pro/, soldIn('black', 'lavender', 'green', 'gold')],
  [/^Redmi Note 14/, soldIn('black', 'lavender', 'lime', 'skyBlue')],
  [/^Redmi Note 13 Pro/, soldIn('black', 'lavender', 'forest', 'white')],
  [/^Redmi Note 13/, soldIn('black', 'mint', 'iceBlue')],
  [/^Redmi Note 12 Pro/, soldIn('graphite', 'skyBlue', 'white')],
  [/^Redmi Note 12/, soldIn('graphite', 'mint', 'iceBlue')],
  [/^Redmi Note 11/, soldIn('graphite', 'blue', 'skyBlue', 'white')],
  [/^Redmi Note 10 Pro/, soldIn('graphite', 'skyBlue', 'bronze')],
  [/^Redmi Note 10/, soldIn('graphite', 'white', 'green')],
  [/^Redmi Note 9/, soldIn('teal', 'white', 'graphite')],
  [/^Redmi Note 8/, soldIn('blue', 'white', 'black', 'green')],
  [/^Redmi Note 7/, soldIn('blue', 'red', 'black')],
  [/^Redmi 15/, soldIn('black', 'mint', 'skyBlue', 'lavender')],
  [/^Redmi 14C/, soldIn('black', 'sage', 'lavender', 'navy')],
  [/^Redmi 13C/, soldIn('black', 'navy', 'white', 'green')],
  [/^Redmi 13/, soldIn('black', 'gold', 'skyBlue')],
  [/^Redmi 12C/, soldIn('graphite', 'blue', 'mint', 'lavender')],
  [/^Redmi 12/, soldIn('skyBlue', 'black', 'silver')],
  [/^Redmi A/, soldIn('black', 'sage', 'skyBlue', 'forest')],
  [/^Redmi 10/, soldIn('graphite', 'white', 'blue', 'mint')],
  [/^Redmi 9/, soldIn('graphite', 'orange', 'teal', 'purple')],
  [/^Redmi [78]/, soldIn('black', 'red', 'blue')],
]

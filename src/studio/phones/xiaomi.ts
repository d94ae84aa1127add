import type { Point } from '#studio/drawing/svg.ts'
import { soldIn } from './finishes.ts'
import { about, body, boxAt, camera, disc, strip } from './parts.ts'
import type { Camera, Phone } from './phone.ts'
import { middleCircle, plate, pocoFinishes, pocoModels } from './poco.ts'
import { anyOther, known, type PhoneRange } from './range.ts'
import { redmiFinishes, redmiModels } from './redmi.ts'
import { squircle } from './redmi-cameras.ts'

/** Ultra: a great circle with four lenses, with three since the 17. */
function greatCircle(lenses: 3 | 4): (width: number) => Camera {
  return (width) => {
    const middle: Point = [width / 2, 31.5]
    const [one, two, three, four] = about(middle, 7.8, 7.3)
    return camera('xiaomi-great-circle', {
      island: { ...disc(middle, 24.5), height: 3.6, finish: 'ring', pane: disc(middle, 21) },
      lenses: lenses === 4 ? [[6.6, one, two, three, four]] : [[6.8, one, two, three]],
      flash: [[lenses === 4 ? 1.9 : 3, lenses === 4 ? [middle[0], middle[1] + 17.1] : four]],
      sensors: [[1.1, [middle[0], middle[1] - 16.9]]],
    })
  }
}

/** 13 to 17: three lenses and a flash in a square. */
const twoByTwo = camera('xiaomi-two-by-two', {
  island: { ...boxAt(4.4, 4.6, 38, 38, 9), height: 2, finish: 'black' },
  lenses: [[7, [14, 14.2], [32.6, 14.2], [14, 33]]],
  flash: [[3, [32.6, 33]]],
  sensors: [[0.7, [23.4, 23.6]]],
})

/** 14T and 15T: four rings on a soft square of the body's colour. */
const fourRings = camera('xiaomi-four-rings', {
  island: { ...boxAt(4.6, 4.8, 40, 40, 11), height: 1.8, finish: 'body' },
  lenses: [[7.6, [14.8, 15], [34.4, 15], [14.8, 34.6]]],
  flash: [[4.4, [34.4, 34.6]]],
})

/** 13T: two great lenses and a small one on a taller block. */
const tallSquare = camera('xiaomi-tall-square', {
  island: { ...boxAt(4.6, 4.8, 37, 41.5, 9), height: 1.8, finish: 'body' },
  lenses: [
    [8, [14.8, 15.2], [14.8, 35.8]],
    [5.6, [32.6, 35.8]],
  ],
  flash: [[2.8, [32.6, 15.2]]],
})

/** 11T to 12T: a tall block, one great lens above two small ones. */
const stepped = camera('xiaomi-stepped', {
  island: {
    ...boxAt(4.6, 4.8, 27, 39, 6.2),
    height: 1.7,
    finish: 'metal',
    pane: boxAt(6, 6.2, 24.2, 20.6, 5),
  },
  lenses: [
    [8.4, [18, 16.5]],
    [4.2, [12.4, 35.2]],
  ],
  flash: [[1.9, [25.4, 39]]],
  sensors: [[3, [23.6, 32.2]]],
})

/** 12 Pro: below the great lens two nearly as large. */
const steppedPro = camera('xiaomi-stepped', {
  island: {
    ...boxAt(4.6, 4.8, 28, 43, 6.2),
    height: 1.8,
    finish: 'metal',
    pane: boxAt(6, 6.2, 25.2, 22, 5),
  },
  lenses: [
    [8.8, [18.6, 17.2]],
    [5, [12.4, 38], [25, 38]],
  ],
  flash: [[1.4, [18.7, 31.4]]],
})

/** 13 Lite: one great lens over two small ones in a soft block. */
const softBlock = camera('xiaomi-soft-block', {
  island: { ...boxAt(5, 5.2, 25, 41, 11), height: 1.6, finish: 'black' },
  lenses: [
    [7.2, [17.5, 16.6]],
    [3.4, [12.6, 32.6], [22.4, 32.6]],
  ],
  flash: [[1.8, [17.5, 40]]],
})

/** Mi 11: a soft square of two steps. */
const mi11 = camera('mi-two-steps', {
  island: {
    ...boxAt(4.8, 5, 32, 36, 9.5),
    height: 1.8,
    finish: 'body',
    pane: boxAt(6.2, 6.4, 20, 33.2, 8.6),
  },
  lenses: [
    [8, [16.2, 16.4]],
    [5, [16.2, 33]],
    [2.8, [31, 15.2]],
  ],
  flash: [[2.2, [31, 27]]],
})

/** Mi 11 Lite: one great ring above, two lenses below. */
const miLite = camera('mi-lite', {
  island: { ...boxAt(5, 5.2, 24.6, 36.4, 7), height: 1.5, finish: 'black' },
  lenses: [
    [7.2, [14.4, 14.8]],
    [4.4, [12.4, 32.6]],
    [2.8, [23, 27]],
  ],
  flash: [[1.9, [24, 36]]],
})

/** Mi 11i: lenses one below the other, the smallest between. */
const miColumn = camera('mi-column', {
  island: { ...boxAt(5.2, 5.4, 19.6, 40, 6.4), height: 1.5, finish: 'black' },
  lenses: [
    [7, [15, 14.6]],
    [2.6, [15, 26]],
    [5.2, [15, 36.4]],
  ],
  flash: [[1.6, [21.4, 26]]],
})

/** Mi 11 Ultra: a bar across the back with a little screen at its right. */
function screenBar(width: number): Camera {
  return camera('mi-screen-bar', {
    island: {
      ...boxAt(4, 5, width - 8, 33, 7),
      height: 3,
      finish: 'black',
      pane: boxAt(width - 34.5, 10.5, 27, 16, 3),
    },
    lenses: [
      [8.4, [15, 16]],
      [6, [31, 14]],
      [5.6, [15, 31.2]],
    ],
    flash: [[1.9, [30, 32]]],
    sensors: [[1.6, [24, 24.4]]],
  })
}

/** Mi 10T: one great lens and three small ones on a large block. */
const mi10t = camera('mi-large-block', {
  island: { ...boxAt(4.8, 5, 31, 44, 7), height: 1.9, finish: 'black' },
  lenses: [
    [9.6, [16.8, 17.2]],
    [4.8, [12.8, 39]],
    [3, [24.4, 36]],
  ],
  flash: [[1.9, [31.4, 43.4]]],
  sensors: [[1.6, [31, 31]]],
})

/** Mi 9, 10 and Note 10: a slim strip, the flash below or beside it. */
function cornerStrip(lenses: number, flash: 'below' | 'beside'): Camera {
  return strip('mi-strip', 12, lenses, flash)
}

/** Mi 9T: a strip down the middle. */
function middleStrip(width: number): Camera {
  return strip('mi-strip', width / 2, 3, 'below')
}

/** The Mi 9 and its sisters carry a key for the assistant on the other side. */
const assistantKeys: Phone['keys'] = [
  { side: 'left', y: 45, length: 20 },
  { side: 'left', y: 66, length: 11 },
  { side: 'right', y: 46, length: 9 },
]

/** Xiaomi and Mi: circles and squares, blocks before them, strips at first. */
const numbered: PhoneRange['models'] = {
  'Xiaomi 17 Ultra': known(body(77.6, 162.9, 11.5, 8.3), greatCircle(3)),
  'Xiaomi 17': known(body(71.8, 151.1, 11.5, 8.1), twoByTwo),

  'Xiaomi 15 Ultra': known(body(75.3, 161.3, 10, 9.4), greatCircle(4)),
  'Xiaomi 15': known(body(71.2, 152.3, 11, 8.1), twoByTwo),
  'Xiaomi 15T Pro': known(body(77.9, 162.7, 11, 8), fourRings),
  'Xiaomi 15T': known(body(78, 163.2, 11, 7.5), fourRings),

  'Xiaomi 14 Ultra': known(body(75.3, 161.4, 10, 9.2), greatCircle(4)),
  'Xiaomi 14': known(body(71.5, 152.8, 10.5, 8.2), twoByTwo),
  'Xiaomi 14T Pro': known(body(75.1, 160.4, 10, 8.4), fourRings),
  'Xiaomi 14T': known(body(75.1, 160.5, 10, 7.8), fourRings),

  'Xiaomi 13 Ultra': known(body(74.6, 163.2, 9.5, 9.1), greatCircle(4)),
  'Xiaomi 13 Pro': known(body(74.6, 162.9, 9.5, 8.4), twoByTwo),
  'Xiaomi 13': known(body(71.5, 152.8, 10.5, 8), twoByTwo),
  'Xiaomi 13 Lite': known(body(72.7, 159.2, 9.5, 7.2), softBlock),
  'Xiaomi 13T Pro': known(body(76, 162.2, 10, 8.5), tallSquare),
  'Xiaomi 13T': known(body(76, 162.2, 10, 8.5), tallSquare),

  'Xiaomi 12 Pro': known(body(74.6, 163.6, 9.5, 8.2), steppedPro),
  'Xiaomi 12': known(body(69.9, 152.7, 9.5, 8.2), stepped),
  'Xiaomi 12 Lite': known(body(73.7, 159.3, 9.5, 7.3), stepped),
  'Xiaomi 12X': known(body(69.9, 152.7, 9.5, 8.2), stepped),
  'Xiaomi 12T Pro': known(body(75.9, 163.1, 9.5, 8.6), stepped),
  'Xiaomi 12T': known(body(75.9, 163.1, 9.5, 8.6), stepped),

  'Xiaomi 11T Pro': known(body(76.9, 164.1, 9, 8.8), stepped),
  'Xiaomi 11T': known(body(76.9, 164.1, 9, 8.8), stepped),
  'Xiaomi 11 Lite 5G NE': known(body(75.7, 160.5, 9.5, 6.8), miLite),

  'Mi 11 Ultra': known(body(74.6, 164.3, 9, 8.4), screenBar),
  'Mi 11': known(body(74.6, 164.3, 9, 8.1), mi11),
  'Mi 11i': known(body(76.4, 163.7, 9, 7.8), miColumn),
  'Mi 11 Lite': known(body(75.7, 160.5, 9.5, 6.8), miLite),

  'Mi 10T Pro': known(body(76.4, 165.1, 9, 9.3), mi10t),
  'Mi 10T': known(body(76.4, 165.1, 9, 9.3), mi10t),
  'Mi 10T Lite': known(body(76.8, 165.4, 9, 9), middleCircle),
  'Mi 10 Pro': known(body(74.8, 162.5, 9, 9), cornerStrip(4, 'below')),
  'Mi 10': known(body(74.8, 162.5, 9, 9), cornerStrip(4, 'below')),

  'Mi Note 10 Pro': known(body(74.2, 157.8, 9, 9.7), cornerStrip(5, 'beside')),
  'Mi Note 10': known(body(74.2, 157.8, 9, 9.7), cornerStrip(5, 'beside')),
  'Mi Note 10 Lite': known(body(74.2, 157.8, 9, 9.7), cornerStrip(4, 'beside')),

  'Mi 9T Pro': known(body(74.3, 156.7, 9, 8.8), middleStrip),
  'Mi 9T': known(body(74.3, 156.7, 9, 8.8), middleStrip),
  'Mi 9': known(body(74.7, 157.5, 9, 7.6), cornerStrip(3, 'below'), { keys: assistantKeys }),
  'Mi 9 SE': known(body(70.5, 147.5, 9, 7.5), cornerStrip(3, 'below'), { keys: assistantKeys }),
  'Mi 9 Lite': known(body(75.3, 156.8, 9, 8.7), cornerStrip(3, 'below'), { keys: assistantKeys }),
  'Mi A3': known(body(71.9, 153.5, 9, 8.5), cornerStrip(3, 'below')),
}

/** Xiaomi, Mi, Redmi and Poco. */
export const xiaomi: PhoneRange = {
  models: { ...numbered, ...redmiModels, ...pocoModels },
  bodies: [[anyOther, body(76.4, 163.6, 9.5, 8.2)]],
  cameras: [
    [/Ultra/, greatCircle(4)],
    [/^(Xiaomi|Mi) /, twoByTwo],
    [/^Poco /, plate(3)],
    [anyOther, squircle],
  ],
  finishes: [
    ...pocoFinishes,
    ...redmiFinishes,
    [/^Xiaomi 17/, soldIn('black', 'white', 'skyBlue', 'sage')],
    [/^Xiaomi 15T/, soldIn('black', 'graphite', 'gold')],
    [/^Xiaomi 15/, soldIn('black', 'white', 'sage', 'silver')],
    [/^Xiaomi 14T/, soldIn('titanium', 'blue', 'black', 'lime')],
    [/^Xiaomi 14/, soldIn('black', 'white', 'sage')],
    [/^Xiaomi 13T/, soldIn('skyBlue', 'mint', 'black')],
    [/^Xiaomi 13 Lite/, soldIn('skyBlue', 'pink', 'black')],
    [/^Xiaomi 13/, soldIn('black', 'white', 'mint')],
    [/^Xiaomi 12T/, soldIn('black', 'silver', 'skyBlue')],
    [/^Xiaomi 12/, soldIn('graphite', 'skyBlue', 'lavender')],
    [/11 Lite/, soldIn('black', 'skyBlue', 'pink', 'mint')],
    [/11/, soldIn('graphite', 'skyBlue', 'white')],
    [/Mi 10T/, soldIn('black', 'silver')],
    [/Mi (Note )?10/, soldIn('green', 'white', 'black')],
    [/Mi 9T/, soldIn('black', 'red', 'blue')],
    [/Mi (9|A3)/, soldIn('black', 'blue', 'lavender', 'white')],
    [anyOther, soldIn('black', 'white', 'skyBlue', 'sage')],
  ],
  keys: [
    { side: 'left', y: 41, length: 21 },
    { side: 'left', y: 64, length: 12 },
  ],
}

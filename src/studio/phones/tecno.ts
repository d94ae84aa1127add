import { soldIn } from './finishes.ts'
import { body, boxAt, camera, disc, strip, withScanner } from './parts.ts'
import type { Camera } from './phone.ts'
import { anyOther, known, likeFamily, type PhoneRange } from './range.ts'

/** Spark 40: a bar from edge to edge. */
function bar(width: number): Camera {
  return camera('tecno-bar', {
    island: { ...boxAt(2.6, 3.2, width - 5.2, 26, 12.6), height: 1.8, finish: 'body' },
    lenses: [[6.6, [15.4, 16.2], [31.4, 16.2], [47.4, 16.2]]],
    flash: [[2.6, [width - 12.6, 16.2]]],
  })
}

/** Spark 40 Pro: lenses loose one below the other. */
const looseColumn = camera('tecno-loose-column', {
  lenses: [[7.2, [13.8, 14.4], [13.8, 32.4]]],
  flash: [[2.8, [29, 14.4]]],
})

/** Spark 20: three lenses in a square. */
const square = camera('tecno-square', {
  island: { ...boxAt(4, 4, 38, 38, 10), height: 1.6, finish: 'body' },
  lenses: [[7.2, [13.8, 13.8], [13.8, 32.2], [32, 23]]],
  flash: [[2.4, [32, 10.2]]],
  sensors: [[1.2, [32, 35.8]]],
})

/** Spark 9T: two lenses one above the other in a square, the flash beside them. */
const squarePair = camera('tecno-square', {
  island: { ...boxAt(4.4, 4.6, 32, 33, 9), height: 1.5, finish: 'body' },
  lenses: [[6.6, [13.4, 13.6], [13.4, 28.6]]],
  flash: [[2.6, [28, 14]]],
  sensors: [[1.2, [28, 24.6]]],
})

/** Spark 30: a circle in the middle. */
function circle(width: number): Camera {
  const x = width / 2
  return camera('tecno-circle', {
    island: { ...disc([x, 29.5], 21), height: 2.2, finish: 'ring', pane: disc([x, 29.5], 17.6) },
    lenses: [[5.6, [x - 6.5, 23], [x + 6.5, 23], [x - 6.5, 36]]],
    flash: [[3, [x + 6.5, 36]]],
  })
}

/** Spark 10: two great rings on a plate. */
const rings = camera('tecno-rings', {
  island: { ...boxAt(4.5, 4.6, 29, 48, 8), height: 1.4, finish: 'body' },
  lenses: [[9.2, [16.6, 17.2], [16.6, 40.2]]],
  flash: [[2.3, [28.6, 28.6]]],
})

/** Spark 8 and 9: two rings in an upright block, two lights beside them. */
const pairBlock = camera('tecno-pair-block', {
  island: { ...boxAt(4.8, 5, 27, 42, 7), height: 1.4, finish: 'body' },
  lenses: [[7.6, [14.8, 15.2], [14.8, 36.4]]],
  flash: [[2, [26.8, 20.6], [26.8, 31]]],
})

/** Pova 5 and 6: a wide plate with light strips. */
const deco = camera('tecno-deco', {
  island: {
    ...boxAt(4.4, 4.6, 67.4, 37, 8),
    height: 1.7,
    finish: 'body',
    pane: boxAt(7, 7.4, 35, 31.4, 6),
  },
  lenses: [
    [7.2, [16.2, 16.4], [16.2, 32.2]],
    [4.2, [32.6, 24.2]],
  ],
  flash: [
    [2.6, [55.5, 14.4]],
    [1.2, [55.5, 23], [55.5, 28], [55.5, 33]],
  ],
})

/** Pova 7: two lenses and the light at the corners of a triangle. */
const triangle = camera('tecno-triangle', {
  island: { ...boxAt(4.6, 4.8, 42, 42, 15), height: 1.8, finish: 'black' },
  lenses: [[7.6, [16, 16.4], [16, 35]]],
  flash: [[3.4, [34.6, 25.7]]],
  sensors: [[1.1, [26, 16.4]]],
})

/** Pova Slim: an eye of lenses and light lying on its side. */
const lyingPill = camera('tecno-lying-pill', {
  island: { ...boxAt(5, 5.4, 50, 20, 10), height: 2, finish: 'black' },
  lenses: [[6.6, [15.4, 15.4], [33, 15.4]]],
  flash: [[2.8, [46.4, 15.4]]],
})

/** Pova 2 and 3, Spark 7 Pro: the main lens and small ones in a dark block. */
const block = camera('tecno-block', {
  island: { ...boxAt(5, 5.2, 24, 38, 6.5), height: 1.3, finish: 'black' },
  lenses: [
    [6, [13.2, 13.8]],
    [4.8, [13.2, 27.2]],
    [2.8, [22.8, 20.5]],
  ],
  flash: [[2, [12.8, 37.4], [22.6, 37.4]]],
})

/** Spark 6 Go to 8: two lenses and the flash in a square block. */
const darkPair = camera('tecno-dark-pair', {
  island: { ...boxAt(5, 5.4, 26, 28, 6.6), height: 1.2, finish: 'black' },
  lenses: [
    [5.6, [13, 13.4]],
    [4.2, [13, 25.8]],
  ],
  flash: [[2.2, [24, 13.4]]],
})

/** Spark 5 and the first Pova: four lenses in an upright block. */
const fourBlock = camera('tecno-four-block', {
  island: { ...boxAt(5, 5.4, 23, 37, 6.4), height: 1.3, finish: 'black' },
  lenses: [
    [5, [12.4, 13.2], [12.4, 25.2]],
    [3, [22, 13.2], [22, 25.2]],
  ],
  flash: [[2, [12.4, 36.4], [21.6, 36.4]]],
})

/** Spark 4 and Go 2020: a slim strip. */
function cornerStrip(lenses: number): Camera {
  return strip('tecno-strip', 12, lenses)
}

/** Spark: bars, circles and squares; rings and dark blocks before them. */
const spark: PhoneRange['models'] = {
  'Tecno Spark 50': likeFamily(),

  'Tecno Spark 40 Pro+': likeFamily(body(75.5, 164, 10, 6.5), looseColumn),
  'Tecno Spark 40 Pro': likeFamily(body(75.5, 164.3, 10, 6.7), looseColumn),
  'Tecno Spark 40': likeFamily(body(77, 165.6, 10, 7.7)),
  'Tecno Spark 40C': likeFamily(body(77, 165.6, 10, 8.4)),

  'Tecno Spark Go 3': likeFamily(),
  'Tecno Spark Go 2': likeFamily(body(77, 165.6, 10, 8.2)),
  'Tecno Spark Go 1': known(body(77, 165.6, 10, 8.4), square),
  'Tecno Spark Go 1S': likeFamily(body(77, 165.6, 10, 8.2), square),

  'Tecno Spark 30 Pro': known(body(75.8, 165.6, 10, 7.4), circle),
  'Tecno Spark 30': known(body(76.3, 168.6, 10, 8), circle),
  'Tecno Spark 30C': known(body(77, 165.6, 10, 8.2), circle),

  'Tecno Spark 20 Pro+': likeFamily(body(75, 164.7, 10, 7.6), square),
  'Tecno Spark 20 Pro': known(body(76.6, 168.6, 10, 8.4), square),
  'Tecno Spark 20': known(body(75.6, 163.7, 10, 8.5), square),
  'Tecno Spark 20C': known(body(75.6, 163.7, 10, 8.5), square),

  'Tecno Spark Go 2024': known(body(75.6, 163.7, 10, 8.6), square),
  'Tecno Spark Go 2023': known(body(75.5, 163.9, 9.5, 8.9), rings),

  'Tecno Spark 10 Pro': known(body(76.2, 168.4, 9.5, 8.4), rings),
  'Tecno Spark 10': known(body(75.9, 164, 9.5, 8.4), rings),
  'Tecno Spark 10C': known(body(75.9, 163.9, 9.5, 8.6), rings),

  'Tecno Spark 9 Pro': known(body(75.9, 164.2, 9.5, 8.4), rings),
  'Tecno Spark 9T': known(body(75.9, 164.2, 9.5, 8.9), squarePair),
  'Tecno Spark 9': likeFamily(body(75.9, 164.2, 9.5, 8.9), pairBlock),

  'Tecno Spark 8 Pro': likeFamily(body(76.8, 169, 9.5, 8.8), pairBlock),
  'Tecno Spark 8P': likeFamily(body(76.1, 164.5, 9.5, 8.9), pairBlock),
  'Tecno Spark 8T': likeFamily(body(75.9, 164.3, 9.5, 8.9), withScanner(pairBlock, 54)),
  'Tecno Spark 8C': known(body(75.6, 164.3, 9.5, 8.9), withScanner(pairBlock, 54)),
  'Tecno Spark 8': known(body(76.1, 164.8, 9, 9.2), withScanner(darkPair, 46)),

  'Tecno Spark Go 2022': likeFamily(body(75.9, 164.6, 9, 9), withScanner(darkPair, 46)),
  'Tecno Spark Go 2021': likeFamily(body(76.3, 165.6, 9, 9.1), cornerStrip(2)),
  'Tecno Spark Go 2020': known(body(76.3, 165.6, 9, 9.1), withScanner(cornerStrip(2), 45)),

  'Tecno Spark 7 Pro': known(body(76.2, 164.9, 9, 8.8), withScanner(block, 47)),
  'Tecno Spark 7P': likeFamily(body(77.9, 171.9, 9, 9.2), withScanner(block, 48)),
  'Tecno Spark 7T': known(body(76.1, 164.8, 9, 9.5), withScanner(darkPair, 46)),
  'Tecno Spark 7': known(body(76.1, 164.8, 9, 9.5), withScanner(darkPair, 46)),

  'Tecno Spark 6': likeFamily(body(77.3, 170.8, 9, 9.2), withScanner(fourBlock, 48)),
  'Tecno Spark 6 Go': known(body(76.3, 165.6, 9, 9.1), withScanner(darkPair, 46)),
  'Tecno Spark 5 Pro': likeFamily(body(76.3, 164.7, 9, 8.8), withScanner(fourBlock, 47)),
  'Tecno Spark 5': likeFamily(body(76.3, 164.7, 9, 8.8), withScanner(fourBlock, 47)),
  'Tecno Spark 4': known(body(76.3, 165, 9, 8.2), withScanner(cornerStrip(3), 46)),
}

/** Pova: triangles, wide decorated plates, and large blocks before them. */
const pova: PhoneRange['models'] = {
  'Tecno Pova 7 Ultra': likeFamily(undefined, triangle),
  'Tecno Pova 7 Pro': likeFamily(undefined, triangle),
  'Tecno Pova 7': likeFamily(body(77, 168.6, 9.5, 8.8), triangle),
  'Tecno Pova Curve': likeFamily(body(75, 164.2, 9.5, 7.5), triangle),
  'Tecno Pova Slim': likeFamily(body(75.9, 164.2, 10, 6), lyingPill),

  'Tecno Pova 6 Pro': known(body(76.1, 165.5, 9.5, 7.9), deco),
  'Tecno Pova 6': known(body(76.1, 165.5, 9.5, 7.9), deco),
  'Tecno Pova 6 Neo': likeFamily(body(76.6, 168.6, 9.5, 8.3), square),

  'Tecno Pova 5 Pro': likeFamily(body(76.5, 168.5, 9.5, 9), deco),
  'Tecno Pova 5': known(body(76.6, 168.6, 9.5, 8.9), rings),
  'Tecno Pova Neo 3': likeFamily(body(77.8, 170.9, 9.5, 9.3), rings),

  'Tecno Pova 4 Pro': likeFamily(undefined, rings),
  'Tecno Pova 4': known(body(77.8, 170.6, 9.5, 9.3), rings),
  'Tecno Pova Neo 2': known(body(77.8, 170.9, 9.5, 9.4), rings),

  'Tecno Pova 3': known(body(78.5, 173.1, 9.5, 9.4), block),
  'Tecno Pova Neo': known(body(77.3, 171.4, 9.5, 9.2), withScanner(block, 48)),
  'Tecno Pova 2': known(body(78.8, 173.3, 9.5, 9.6), block),
  'Tecno Pova': known(body(77.6, 171.2, 9.5, 9.4), withScanner(fourBlock, 48)),
}

/** All phones of Tecno. */
export const tecno: PhoneRange = {
  models: { ...spark, ...pova },
  bodies: [[anyOther, body(76.2, 165, 9.5, 8.4)]],
  cameras: [
    [/Pova/, triangle],
    [anyOther, bar],
  ],
  finishes: [
    [/Spark (50|40 Pro)/, soldIn('black', 'titanium', 'lavender', 'teal')],
    [/Spark 40|Go [23]/, soldIn('black', 'white', 'titanium', 'skyBlue')],
    [/Go 1/, soldIn('black', 'white', 'aqua')],
    [/Spark 30/, soldIn('black', 'white', 'skyBlue')],
    [/Spark 20|Go 2024/, soldIn('black', 'white', 'gold', 'lavender')],
    [/Spark 10|Go 2023/, soldIn('black', 'white', 'aqua', 'blue')],
    [/Spark [89]|Go 2022/, soldIn('black', 'aqua', 'navy', 'purple')],
    [/Spark|Go 202/, soldIn('teal', 'purple', 'navy', 'black')],
    [/Pova (7|Curve|Slim)/, soldIn('black', 'silver', 'navy')],
    [/Pova 6/, soldIn('graphite', 'green', 'silver')],
    [/Pova (5|Neo 3)/, soldIn('black', 'navy', 'orange')],
    [/Pova [34]|Neo 2/, soldIn('graphite', 'blue', 'orange')],
    [anyOther, soldIn('navy', 'purple', 'black')],
  ],
  keys: [
    { side: 'left', y: 40, length: 21 },
    { side: 'left', y: 63, length: 12 },
  ],
}

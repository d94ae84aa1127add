import { boxAt, type Camera, disc, lenses, onIsland, type Phone } from './phone.ts'

const finishes: Phone['finishes'] = [
  ['#1f2a33', '#38434c'],
  ['#bcd4cf', '#a3beb8'],
  ['#d8c8a9', '#c2b08e'],
  ['#3b4a86', '#4b5a94'],
]

const keys: Phone['keys'] = [
  { side: 'left', y: 40, length: 21 },
  { side: 'left', y: 63, length: 12 },
]

/** The Tecno of that name: squares and circles on Spark, wide decorated plates on Pova. */
export function tecno(model: string): Phone {
  return {
    width: 76.2,
    height: 165,
    thickness: 8.4,
    corner: 9,
    camera: cameraOf(model),
    keys,
    finishes,
  }
}

function cameraOf(model: string): Camera {
  if (/Pova 7|Pova Curve|Pova Slim/.test(model)) return triangle()
  if (/Pova [56]/.test(model)) return deco()
  if (/Pova/.test(model)) return block()
  if (/Spark (30|50)/.test(model)) return circle()
  if (/Spark (20|40)|Spark Go (1|2|3|1S|2024)$/.test(model)) return square()
  if (/Spark 10|Spark Go 202[23]|Spark 9/.test(model)) return rings()
  return block()
}

/** Spark 20 and 40: three lenses in a square. */
function square(): Camera {
  const island = { ...boxAt(4, 4, 38, 38, 10), height: 1.6, finish: 'body' as const }
  return onIsland('tecno-square', island, {
    lenses: lenses(7.4, [13.6, 13.8], [13.6, 32.2]).concat(lenses(5.6, [31.4, 32.2])),
    flash: lenses(3.1, [31.6, 13.6]),
    sensors: lenses(0.7, [22.8, 23]),
  })
}

/** Spark 30: a circle in the middle. */
function circle(): Camera {
  const middle = [38.1, 29.5] as const
  const island = {
    ...disc(middle, 21),
    height: 2.2,
    finish: 'ring' as const,
    pane: disc(middle, 17.6),
  }
  return onIsland('tecno-circle', island, {
    lenses: lenses(5.6, [31.6, 23], [44.6, 23], [31.6, 36]),
    flash: lenses(3, [44.6, 36]),
  })
}

/** Spark 10: two great rings on a plate. */
function rings(): Camera {
  const island = { ...boxAt(4.5, 4.6, 29, 48, 8), height: 1.4, finish: 'body' as const }
  return onIsland('tecno-rings', island, {
    lenses: lenses(9.2, [16.6, 17.2], [16.6, 40.2]),
    flash: lenses(2.3, [28.6, 28.6]),
  })
}

/** Pova 5 and 6: a wide plate with light strips. */
function deco(): Camera {
  const island = {
    ...boxAt(4.4, 4.6, 67.4, 37, 8),
    height: 1.7,
    finish: 'body' as const,
    pane: boxAt(7, 7.4, 35, 31.4, 6),
  }
  return onIsland('tecno-deco', island, {
    lenses: lenses(7.2, [16.2, 16.4], [16.2, 32.2]).concat(lenses(4.2, [32.6, 24.2])),
    flash: lenses(2.6, [55.5, 14.4]).concat(
      lenses(1.2, [55.5, 23]),
      lenses(1.2, [55.5, 28]),
      lenses(1.2, [55.5, 33]),
    ),
  })
}

/** Pova 7: three lenses at the corners of a triangle. */
function triangle(): Camera {
  const island = { ...boxAt(4.6, 4.8, 46, 42, 15), height: 1.8, finish: 'black' as const }
  return onIsland('tecno-triangle', island, {
    lenses: lenses(8, [16.2, 16.6], [38.8, 16.6]).concat(lenses(6.4, [27.5, 34.8])),
    flash: lenses(2.3, [27.5, 17.2]),
    sensors: lenses(1.1, [15.6, 33.4]),
  })
}

/** The older phones: an upright block. */
function block(): Camera {
  const island = { ...boxAt(5, 5.2, 23, 38, 6.5), height: 1.3, finish: 'black' as const }
  return onIsland('tecno-block', island, {
    lenses: lenses(5.4, [12.6, 13.2], [12.6, 26.4]).concat(lenses(2.8, [22, 19.8])),
    flash: lenses(2.1, [12.6, 37.4]).concat(lenses(2.1, [21.6, 37.4])),
  })
}

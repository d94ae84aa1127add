import type { Point } from '#studio/drawing/svg.ts'
import { soldIn } from './finishes.ts'
import { about, body, boxAt, camera, disc } from './parts.ts'
import type { Camera } from './phone.ts'
import { known, likeFamily, type PhoneRange } from './range.ts'
import * as redmi from './redmi-cameras.ts'

/** Poco M and X: a black plate across the back, its name where there is no lens. */
export function plate(lenses: 2 | 3): (width: number) => Camera {
  return (width) =>
    camera('poco-black-bar', {
      island: { ...boxAt(3.8, 4.6, width - 7.6, 34, 6.6), height: 1.3, finish: 'black' },
      lenses: [
        [6.8, [14.4, 14.6]],
        [lenses === 3 ? 5.4 : 6.8, [14.4, 29]],
        ...(lenses === 3 ? ([[3.4, [28, 21.8]]] as const) : []),
      ],
      flash: [[2.1, [28, lenses === 3 ? 31.4 : 21.8]]],
    })
}

/** F6 Pro and X6: great rings on a wide plate. */
function widePlate(width: number): Camera {
  return camera('poco-black-bar', {
    island: { ...boxAt(3.8, 4.6, width - 7.6, 39, 8), height: 1.6, finish: 'black' },
    lenses: [
      [8, [15.4, 15.6], [15.4, 33]],
      [6.4, [34.6, 33]],
    ],
    flash: [[3, [34.6, 15.6]]],
  })
}

/** F8 Ultra: three lenses in a plate across the back, at its right a loudspeaker. */
function speakerPlate(width: number): Camera {
  return camera('poco-speaker-plate', {
    island: { ...boxAt(3, 3.4, width - 6, 41, 12), height: 2.6, finish: 'body' },
    lenses: [[7.8, [15.4, 14.6], [15.4, 33.2], [34.6, 23.9]]],
    flash: [[2.2, [48.4, 11]]],
    sensors: [[7.6, [width - 17, 26.4]]],
  })
}

/** C40 and C55: the plate holds the scanner. */
function scannerPlate(width: number): Camera {
  return camera('poco-black-bar', {
    island: { ...boxAt(3.8, 4.6, width - 7.6, 34, 6.6), height: 1.2, finish: 'black' },
    lenses: [
      [6.2, [14.2, 14.2]],
      [4, [14.2, 28.6]],
    ],
    flash: [[2, [26.4, 14.2]]],
    sensors: [[5.8, [width - 18, 21.6]]],
  })
}

/** F7: an upright pill with two rings. */
const ringsPill = camera('poco-pill', {
  island: { ...boxAt(5.4, 6, 22.5, 42, 11.2), height: 2, finish: 'ring' },
  lenses: [[8.2, [16.65, 17.2], [16.65, 36.8]]],
  flash: [[2.4, [34, 17.2]]],
  besides: [boxAt(30.6, 13.8, 6.8, 6.8, 3.4)],
})

const corner: Point = [27, 27]

/** F7 Pro and F7 Ultra: a circle in the corner. */
const cornerCircle = camera('poco-corner-circle', {
  island: { ...disc(corner, 21.6), height: 2.4, finish: 'ring', pane: disc(corner, 18.4) },
  lenses: [[6.4, [19.6, 19.8], [34.4, 19.8], [19.6, 34.4]]],
  flash: [[2.8, [34.4, 34.4]]],
})

/** F6: two great rings and the light in a third. */
const looseRings = camera('poco-loose-rings', {
  lenses: [[8.8, [15.4, 16], [15.4, 38]]],
  flash: [[3.6, [34, 27]]],
})

/** F5 Pro: a large square in the corner. */
const largeSquare = camera('poco-large-square', {
  island: { ...boxAt(4.6, 4.8, 40, 42, 7), height: 1.8, finish: 'black' },
  lenses: [
    [8.4, [15.2, 15.6], [15.2, 36]],
    [5, [34.6, 25.8]],
  ],
  flash: [[2.4, [34.6, 12.6]]],
})

/** F4 and F3: an upright block, the main lens the largest. */
const block = camera('poco-block', {
  island: { ...boxAt(5, 5.2, 24, 41, 6.4), height: 1.6, finish: 'black' },
  lenses: [
    [7.6, [15.6, 15.4]],
    [4.8, [12.4, 35.6]],
    [2.7, [23, 29.6]],
  ],
  flash: [[1.9, [23, 40]]],
})

/** F2 Pro: four lenses in a circle of the middle. */
function middleRing(width: number): Camera {
  const middle: Point = [width / 2, 27]
  return camera('poco-circle', {
    island: { ...disc(middle, 18.4), height: 1.9, finish: 'black' },
    lenses: [[5, ...about(middle, 7.6)]],
    flash: [[1.9, [middle[0], 51]]],
    besides: [disc([middle[0], 51], 3)],
  })
}

/** X3 and Mi 10T Lite: four lenses around a middle, the flash in it. */
export function middleCircle(width: number): Camera {
  const middle: Point = [width / 2, 26]
  const [x, y] = middle
  return camera('poco-circle', {
    island: { ...boxAt(x - 20, y - 17, 40, 34, 17), height: 1.8, finish: 'black' },
    lenses: [
      [5.6, [x, y - 9.2]],
      [4.4, [x - 11, y]],
      [3.4, [x + 11, y], [x, y + 10]],
    ],
    flash: [[1.8, middle]],
  })
}

/** M3 Pro: a dark slab with the name below the lenses. */
const slab = camera('poco-slab', {
  island: { ...boxAt(4.6, 4.8, 25, 51, 6.4), height: 1.2, finish: 'black' },
  lenses: [
    [6.8, [14, 14.4]],
    [4.2, [12.2, 30]],
    [2.8, [22.8, 26.4]],
  ],
  flash: [[1.9, [22.8, 35]]],
})

/** Poco F, X, M and C: most are sisters of a Redmi with a plate of their own. */
export const pocoModels: PhoneRange['models'] = {
  'Poco F8 Ultra': known(body(77.8, 163.3, 11, 8.3), speakerPlate),
  'Poco F8 Pro': likeFamily(body(75.3, 157.5, 11, 8), widePlate),

  'Poco F7 Ultra': known(body(75, 160.3, 10.5, 8.4), cornerCircle),
  'Poco F7 Pro': known(body(75, 160.3, 10.5, 8.1), cornerCircle),
  'Poco F7': known(body(77.9, 163.1, 10.5, 8.2), ringsPill),
  'Poco F6 Pro': known(body(75, 160.9, 10, 8.2), widePlate),
  'Poco F6': known(body(74.4, 160.5, 10, 7.8), looseRings),
  'Poco F5 Pro': known(body(75.4, 162.8, 9.5, 8.6), largeSquare),
  'Poco F5': known(body(75, 161.1, 9.5, 7.9), redmi.looseThree),

  'Poco F4 GT': likeFamily(body(76.7, 162.5, 9, 8.5), block),
  'Poco F4': known(body(76, 163.2, 9, 7.7), block),
  'Poco F3': known(body(76.4, 163.7, 9, 7.8), block),
  'Poco F2 Pro': known(body(75.4, 163.3, 9, 8.9), middleRing),

  'Poco X8 Pro Max': known(body(77.9, 163, 11, 8.2), ringsPill),
  'Poco X8 Pro': known(body(75.2, 158, 11, 8.2), ringsPill),

  'Poco X7 Pro': known(body(75.2, 160.8, 10.5, 8.3), ringsPill),
  'Poco X7': known(body(74.4, 162.3, 10.5, 8.4), redmi.squircle),
  'Poco X6 Pro': known(body(74.3, 160.5, 10, 8.3), widePlate),
  'Poco X6': known(body(74.2, 161.2, 10, 8), widePlate),
  'Poco X5 Pro': known(body(76, 162.9, 9.5, 7.9), plate(3)),
  'Poco X5': known(body(76.2, 165.9, 9.5, 8), plate(3)),

  'Poco X4 Pro': known(body(76.1, 164.2, 9.5, 8.1), plate(3)),
  'Poco X4 GT': known(body(74.3, 163.6, 9.5, 8.9), block),
  'Poco X3 Pro': known(body(76.8, 165.3, 9, 9.4), middleCircle),
  'Poco X3 GT': known(body(75.9, 163.3, 9, 8.9), redmi.raisedLens),
  'Poco X3 NFC': known(body(76.8, 165.3, 9, 9.4), middleCircle),

  'Poco M8 Pro': likeFamily(body(78.1, 163.6, 11, 8), redmi.squircle),
  'Poco M8': likeFamily(body(75.4, 164, 11, 7.4), redmi.squircle),

  'Poco M7 Pro': likeFamily(body(75.7, 162.4, 10.5, 8), redmi.cornerSquare),
  'Poco M7': likeFamily(body(80.5, 169.5, 10.5, 8.4), redmi.pill),
  'Poco M6 Pro': known(body(75, 161.1, 10, 8), widePlate),
  'Poco M6': likeFamily(body(76.3, 168.6, 10, 8.3), plate(2)),
  'Poco M5s': known(body(74.5, 160.5, 9.5, 8.3), redmi.raisedLens),
  'Poco M5': known(body(76.1, 164, 9.5, 8.9), plate(3)),

  'Poco M4 Pro': known(body(73.9, 159.9, 9.5, 8.1), plate(3)),
  'Poco M4': known(body(76.1, 164, 9.5, 8.9), plate(2)),
  'Poco M3 Pro': known(body(75.3, 161.8, 9.5, 8.9), slab),
  'Poco M3': known(body(77.3, 162.3, 9.5, 9.6), plate(3)),

  'Poco C85': likeFamily(body(79.5, 171.6, 10.5, 8), redmi.cornerSquare),
  'Poco C75': known(body(77.8, 171.9, 10, 8.2), redmi.circle),
  'Poco C71': known(body(77.8, 171.8, 10, 8.3), redmi.pill),
  'Poco C65': likeFamily(body(78, 168, 10, 8.1), plate(2)),
  'Poco C61': known(body(76.3, 168.4, 9.5, 8.3), redmi.halo),
  'Poco C55': known(body(76.4, 168.8, 9.5, 8.8), scannerPlate),
  'Poco C51': likeFamily(body(76.8, 164.9, 9, 9.1), redmi.scannerSquare),
  'Poco C40': known(body(76.6, 169.6, 9.5, 9.2), scannerPlate),
}

/** What each Poco is sold in; black, and the yellow of the name. */
export const pocoFinishes: PhoneRange['finishes'] = [
  [/^Poco F8/, soldIn('black', 'navy', 'silver')],
  [/^Poco F7/, soldIn('black', 'white', 'silver')],
  [/^Poco F6/, soldIn('black', 'sage', 'titanium')],
  [/^Poco F5/, soldIn('black', 'skyBlue', 'white')],
  [/^Poco [FX]4 GT/, soldIn('black', 'silver', 'yellow')],
  [/^Poco F[234]/, soldIn('black', 'white', 'skyBlue')],
  [/^Poco X7/, soldIn('black', 'yellow', 'sage')],
  [/^Poco X6/, soldIn('black', 'yellow', 'graphite', 'skyBlue')],
  [/^Poco X[45]/, soldIn('black', 'yellow', 'blue')],
  [/^Poco X3/, soldIn('graphite', 'blue', 'bronze')],
  [/^Poco M6 Pro/, soldIn('black', 'blue', 'lavender')],
  [/^Poco M5/, soldIn('black', 'green', 'yellow')],
  [/^Poco M[34]/, soldIn('black', 'skyBlue', 'yellow')],
  [/^Poco C[78]/, soldIn('black', 'gold', 'green')],
  [/^Poco C/, soldIn('black', 'skyBlue', 'green', 'yellow')],
  [/^Poco /, soldIn('black', 'yellow', 'blue', 'silver')],
]

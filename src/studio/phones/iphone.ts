import { body, boxAt, camera } from './parts.ts'
import type { Camera } from './phone.ts'
import { anyOther, type PhoneRange } from './range.ts'

/** 17 Pro: a plateau from edge to edge, three lenses left, flash and scanner right. */
function plateau(width: number): Camera {
  return camera('iphone-plateau', {
    island: { ...boxAt(1.6, 2, width - 3.2, 39, 17), height: 3, finish: 'body' },
    lenses: [[8.3, [13.5, 12.3], [13.5, 30.7], [31, 21.5]]],
    flash: [[3, [width - 12, 11.5]]],
    sensors: [
      [2.9, [width - 12, 31.5]],
      [0.7, [width - 12, 21.5]],
    ],
    gap: 0.9,
  })
}

/** 17 Air: a slimmer bar with one lens. */
function bar(width: number): Camera {
  return camera('iphone-bar', {
    island: { ...boxAt(1.8, 2.4, width - 3.6, 23.5, 11.7), height: 2.8, finish: 'body' },
    lenses: [[8, [14, 14.1]]],
    flash: [[2.7, [width - 13.5, 14.1]]],
    sensors: [[0.7, [width - 22, 14.1]]],
  })
}

/** One lens with the flash beside it. */
const single = camera('iphone-single', {
  openings: [boxAt(4.5, 5, 30, 15, 7.5)],
  lenses: [[6.3, [12, 12.5]]],
  flash: [[2.5, [28, 12.5]]],
  sensors: [[0.6, [21.6, 12.5]]],
})

/** XR: one lens with the flash below it. */
const singleUpright = camera('iphone-single', {
  openings: [boxAt(5, 5, 14.5, 29, 7.2)],
  lenses: [[6.3, [12.2, 12.4]]],
  flash: [[2.5, [12.2, 28.5]]],
  sensors: [[0.6, [12.2, 22.4]]],
})

/** Pro of the 11 to the 16: a square with three lenses, later with a scanner. */
function triple(size: number, hasScanner = true): Camera {
  const near = size * 0.255
  const far = size - near
  const right = far + size * 0.06
  const inside = (x: number, y: number) => [2.6 + x, 2.6 + y] as const
  return camera('iphone-triple', {
    island: { ...boxAt(2.6, 2.6, size, size, size * 0.27), height: 1.6, finish: 'body' },
    lenses: [[size * 0.204, inside(near, near), inside(near, far), inside(far, size / 2)]],
    flash: [[size * 0.068, inside(right, size * 0.16)]],
    sensors: hasScanner
      ? [
          [size * 0.075, inside(right, size * 0.85)],
          [0.6, inside(size * 0.5, size * 0.9)],
        ]
      : [[0.6, inside(right, size * 0.86)]],
  })
}

/** 16 and 17: two lenses in an upright pill, flash beside. */
const uprightPill = camera('iphone-vertical-pill', {
  island: { ...boxAt(5, 5, 16.5, 35, 8.25), height: 1.6, finish: 'body' },
  lenses: [[16.5 * 0.42, [13.25, 13.25], [13.25, 31.75]]],
  flash: [[2.5, [29, 13.4]]],
  sensors: [[0.6, [29, 31]]],
  openings: [boxAt(3.6, 3.6, 31, 35 + 2.8, 9.6)],
})

/** X: the same, slimmer, with the flash between. */
const slimPill = camera('iphone-slim-pill', {
  island: { ...boxAt(5, 5, 11.5, 27, 5.75), height: 1.6, finish: 'black' },
  lenses: [[11.5 * 0.42, [10.75, 10.75], [10.75, 26.25]]],
  flash: [[1.5, [10.75, 18.5]]],
})

/** 13 to 15: two lenses across the diagonal. */
const diagonal = camera('iphone-diagonal', {
  island: { ...boxAt(2.8, 2.8, 32, 32, 8.8), height: 1.5, finish: 'body' },
  lenses: [[6.9, [11.6, 11.6], [26, 26]]],
  flash: [[2.4, [26, 11.2]]],
  sensors: [[0.6, [11.6, 26]]],
})

/** 11 and 12: two lenses one above the other in a square. */
const verticalPair = camera('iphone-vertical-pair', {
  island: { ...boxAt(2.8, 2.8, 29, 29, 8), height: 1.4, finish: 'body' },
  lenses: [[6.1, [10.8, 10.7], [10.8, 24]]],
  flash: [[2.4, [24, 11.4]]],
  sensors: [[0.6, [24, 21]]],
})

/** The bodies differ mostly in size, the cameras by generation. */
export const iphone: PhoneRange = {
  bodies: [
    [/Air/, body(71.6, 147.6, 11.5, 5.8)],
    [/mini/, body(64.2, 131.5, 11.5)],
    [/SE|X$|XS$|11 Pro$/, body(69.6, 142, 9.5)],
    [/XS Max|11 Pro Max/, body(77.4, 161.5, 9.5)],
    [/Max|Plus/, body(77.4, 161.5, 11.5)],
    [/XR|11/, body(71.6, 147.6, 9.5)],
    [anyOther, body(71.6, 147.6, 11.5)],
  ],
  cameras: [
    [/17 Pro/, plateau],
    [/Air/, bar],
    [/XR/, singleUpright],
    [/1[67]e|SE/, single],
    [/11 Pro/, triple(31, false)],
    [/ Pro Max/, triple(39.5)],
    [/ Pro/, triple(38.5)],
    [/1[67]/, uprightPill],
    [/1[345]/, diagonal],
    [/1[12]/, verticalPair],
    [anyOther, slimPill],
  ],
  finishes: [
    [
      /17 Pro/,
      [
        ['#d9763c', '#c9662f'],
        ['#2f3b55', '#3c4964'],
        ['#dcdcdc', '#cfcfd0'],
      ],
    ],
    [
      / Pro/,
      [
        ['#4a4a4c', '#6f6e6c'],
        ['#d8d3c9', '#c9c2b4'],
        ['#e6e5e2', '#d0cfcc'],
        ['#3d4655', '#5a6270'],
      ],
    ],
    [
      anyOther,
      [
        ['#22252a', '#3a3d42'],
        ['#e9e4da', '#d9d2c5'],
        ['#c9d6e2', '#b3c3d1'],
        ['#efd3d3', '#dfc0c0'],
        ['#cfdccb', '#b9c9b5'],
      ],
    ],
  ],
  keys: [
    { side: 'right', y: 34, length: 6 },
    { side: 'right', y: 48, length: 11 },
    { side: 'right', y: 62, length: 11 },
    { side: 'left', y: 54, length: 17 },
  ],
}

import { boxAt, type Camera, lenses, onIsland, type Phone } from './phone.ts'

const finishesOfYear = {
  pro: [
    ['#4a4a4c', '#6f6e6c'],
    ['#d8d3c9', '#c9c2b4'],
    ['#e6e5e2', '#d0cfcc'],
    ['#3d4655', '#5a6270'],
  ],
  plain: [
    ['#22252a', '#3a3d42'],
    ['#e9e4da', '#d9d2c5'],
    ['#c9d6e2', '#b3c3d1'],
    ['#efd3d3', '#dfc0c0'],
    ['#cfdccb', '#b9c9b5'],
  ],
  seventeenPro: [
    ['#d9763c', '#c9662f'],
    ['#2f3b55', '#3c4964'],
    ['#dcdcdc', '#cfcfd0'],
  ],
} as const

const keys: Phone['keys'] = [
  { side: 'right', y: 34, length: 6 },
  { side: 'right', y: 48, length: 11 },
  { side: 'right', y: 62, length: 11 },
  { side: 'left', y: 54, length: 17 },
]

/** The iPhone of that name; the bodies differ mostly in size, the cameras by generation. */
export function iphone(model: string): Phone {
  const isMax = /Max|Plus/.test(model)
  const [width, height] = /mini/.test(model)
    ? [64.2, 131.5]
    : /SE|X$|XS$|11 Pro$/.test(model)
      ? [69.6, 142]
      : isMax
        ? [77.4, 161.5]
        : [71.6, 147.6]
  const isBefore12 = /SE|X|11/.test(model)
  return {
    width,
    height,
    thickness: /Air/.test(model) ? 5.8 : 8,
    corner: isBefore12 ? 9.5 : 11.5,
    camera: cameraOf(model, width),
    keys,
    finishes: /17 Pro/.test(model)
      ? finishesOfYear.seventeenPro
      : / Pro/.test(model)
        ? finishesOfYear.pro
        : finishesOfYear.plain,
  }
}

function cameraOf(model: string, width: number): Camera {
  if (/17 Pro/.test(model)) return plateau(width)
  if (/Air/.test(model)) return bar(width)
  if (/1[67]e|SE|XR/.test(model)) return single(/XR/.test(model))
  if (/ Pro/.test(model)) return triple(model)
  if (/1[67]/.test(model)) return pill(16.5, 35, 'iphone-vertical-pill')
  if (/1[345]/.test(model)) return diagonal()
  if (/1[12]/.test(model)) return verticalPair()
  return pill(11.5, 27, 'iphone-slim-pill')
}

/** 17 Pro: a plateau from edge to edge, three lenses left, flash and scanner right. */
function plateau(width: number): Camera {
  const island = { ...boxAt(1.6, 2, width - 3.2, 39, 17), height: 3, finish: 'body' as const }
  return onIsland(
    'iphone-plateau',
    island,
    {
      lenses: lenses(8.3, [13.5, 12.3], [13.5, 30.7], [31, 21.5]),
      flash: lenses(3, [width - 12, 11.5]),
      sensors: lenses(2.9, [width - 12, 31.5]).concat(lenses(0.7, [width - 12, 21.5])),
    },
    0.9,
  )
}

/** 17 Air: a slimmer bar with one lens. */
function bar(width: number): Camera {
  const island = {
    ...boxAt(1.8, 2.4, width - 3.6, 23.5, 11.7),
    height: 2.8,
    finish: 'body' as const,
  }
  return onIsland('iphone-bar', island, {
    lenses: lenses(8, [14, 14.1]),
    flash: lenses(2.7, [width - 13.5, 14.1]),
    sensors: lenses(0.7, [width - 22, 14.1]),
  })
}

/** One lens with the flash beside it, or below it on the XR. */
function single(isXr: boolean): Camera {
  const opening = isXr ? boxAt(5, 5, 14.5, 29, 7.2) : boxAt(4.5, 5, 30, 15, 7.5)
  return {
    family: 'iphone-single',
    openings: [opening],
    lenses: lenses(6.3, isXr ? [12.2, 12.4] : [12, 12.5]),
    flash: lenses(2.5, isXr ? [12.2, 28.5] : [28, 12.5]),
    sensors: lenses(0.6, isXr ? [12.2, 22.4] : [21.6, 12.5]),
  }
}

/** Pro of the 11 to the 16: a square with three lenses. */
function triple(model: string): Camera {
  const size = /1[1]/.test(model) ? 31 : /Max/.test(model) ? 39.5 : 38.5
  const lens = size * 0.204
  const near = size * 0.255
  const far = size - near
  const island = {
    ...boxAt(2.6, 2.6, size, size, size * 0.27),
    height: 1.6,
    finish: 'body' as const,
  }
  const inside = (x: number, y: number) => [2.6 + x, 2.6 + y] as const
  return onIsland('iphone-triple', island, {
    lenses: lenses(lens, inside(near, near), inside(near, far), inside(far, size / 2)),
    flash: lenses(size * 0.068, inside(far + size * 0.06, size * 0.16)),
    sensors: /11/.test(model)
      ? lenses(0.6, inside(far + size * 0.06, size * 0.86))
      : lenses(size * 0.075, inside(far + size * 0.06, size * 0.85)).concat(
          lenses(0.6, inside(size * 0.5, size * 0.9)),
        ),
  })
}

/** 13 to 15: two lenses across the diagonal. */
function diagonal(): Camera {
  const island = { ...boxAt(2.8, 2.8, 32, 32, 8.8), height: 1.5, finish: 'body' as const }
  return onIsland('iphone-diagonal', island, {
    lenses: lenses(6.9, [11.6, 11.6], [26, 26]),
    flash: lenses(2.4, [26, 11.2]),
    sensors: lenses(0.6, [11.6, 26]),
  })
}

/** 11 and 12: two lenses one above the other in a square. */
function verticalPair(): Camera {
  const island = { ...boxAt(2.8, 2.8, 29, 29, 8), height: 1.4, finish: 'body' as const }
  return onIsland('iphone-vertical-pair', island, {
    lenses: lenses(6.1, [10.8, 10.7], [10.8, 24]),
    flash: lenses(2.4, [24, 11.4]),
    sensors: lenses(0.6, [24, 21]),
  })
}

/** X and 16: two lenses in an upright pill, flash beside or between. */
function pill(width: number, height: number, family: string): Camera {
  const isSlim = width < 14
  const island = {
    ...boxAt(5, 5, width, height, width / 2),
    height: 1.6,
    finish: isSlim ? ('black' as const) : ('body' as const),
  }
  const middle = 5 + width / 2
  const camera = onIsland(family, island, {
    lenses: lenses(width * 0.42, [middle, 5 + width / 2], [middle, 5 + height - width / 2]),
    flash: lenses(isSlim ? 1.5 : 2.5, isSlim ? [middle, 5 + height / 2] : [29, 13.4]),
    sensors: isSlim ? [] : lenses(0.6, [29, 31]),
  })
  return isSlim ? camera : { ...camera, openings: [boxAt(3.6, 3.6, 31, height + 2.8, 9.6)] }
}

import { boxAt, type Camera, disc, lenses, loose, onIsland, type Phone } from './phone.ts'

const finishes: Phone['finishes'] = [
  ['#222427', '#3a3c40'],
  ['#e3e6e3', '#cacdc9'],
  ['#b7cddb', '#a0b8c8'],
  ['#cfdab9', '#b9c6a2'],
  ['#d9c7d6', '#c3afc0'],
]

const keys: Phone['keys'] = [
  { side: 'left', y: 41, length: 21 },
  { side: 'left', y: 64, length: 12 },
]

/** The Xiaomi, Redmi, Mi or Poco of that name. */
export function xiaomi(model: string): Phone {
  const isSmall = /^Xiaomi 1\d$/.test(model)
  return {
    width: isSmall ? 71.4 : 75.6,
    height: isSmall ? 152.4 : 162.6,
    thickness: 8.2,
    corner: 9.5,
    camera: cameraOf(model),
    keys,
    finishes,
  }
}

function cameraOf(model: string): Camera {
  if (/^Xiaomi/.test(model)) return xiaomiCamera(model)
  if (/^Poco/.test(model)) return pocoCamera(model)
  if (/Redmi Note 1[45]/.test(model)) return squircle()
  if (/Redmi Note 13/.test(model)) return looseSquare()
  if (/Redmi (15|14)C?$|Redmi A[35]/.test(model)) return /C|A/.test(model) ? circle() : twoByTwo()
  if (/Redmi 1[23]|Redmi Note 12/.test(model)) return rings()
  return block(/Note 9|Note 8|Mi Note 10/.test(model))
}

function xiaomiCamera(model: string): Camera {
  if (/Ultra/.test(model)) return greatCircle()
  if (/1[34567]/.test(model)) return twoByTwo()
  return stepped()
}

function pocoCamera(model: string): Camera {
  if (/Poco [FX][78]|Poco M8/.test(model)) return pill()
  if (/Poco (M[4567]|X[34]|C[4567])/.test(model)) return blackBar()
  if (/C85|C75|C71/.test(model)) return circle()
  return twoByTwo()
}

/** Ultra: a great circle with four lenses. */
function greatCircle(): Camera {
  const middle = [37.8, 31.5] as const
  return onIsland(
    'xiaomi-great-circle',
    { ...disc(middle, 24.5), height: 3.6, finish: 'ring', pane: disc(middle, 21) },
    {
      lenses: lenses(6.6, [30, 24.2], [45.6, 24.2], [30, 38.8], [45.6, 38.8]),
      flash: lenses(1.9, [37.8, 48.6]),
      sensors: lenses(1.1, [37.8, 14.6]),
    },
  )
}

/** 13 to 17: three lenses and a flash in a square. */
function twoByTwo(): Camera {
  const island = { ...boxAt(4.4, 4.6, 38, 38, 9), height: 2, finish: 'black' as const }
  return onIsland('xiaomi-two-by-two', island, {
    lenses: lenses(7, [14, 14.2], [32.6, 14.2], [14, 33]),
    flash: lenses(3, [32.6, 33]),
    sensors: lenses(0.7, [23.4, 23.6]),
  })
}

/** 11T and 12: a tall block with one great lens. */
function stepped(): Camera {
  const island = {
    ...boxAt(4.6, 4.8, 27, 39, 6.2),
    height: 1.7,
    finish: 'metal' as const,
    pane: boxAt(6, 6.2, 24.2, 20.6, 5),
  }
  return onIsland('xiaomi-stepped', island, {
    lenses: lenses(8.4, [18, 16.5]).concat(lenses(4.2, [12.4, 35.2])),
    flash: lenses(1.9, [25.4, 39]),
    sensors: lenses(3, [23.6, 32.2]),
  })
}

/** Redmi Note 14: a soft square in the middle. */
function squircle(): Camera {
  const island = { ...boxAt(17.8, 6, 40, 40, 14), height: 2, finish: 'black' as const }
  return onIsland('redmi-squircle', island, {
    lenses: lenses(6.4, [29.4, 17.6], [46.2, 17.6], [29.4, 34.4]),
    flash: lenses(3, [46.2, 34.4]),
  })
}

/** Redmi Note 13: loose lenses in a square. */
function looseSquare(): Camera {
  return loose('redmi-loose-square', {
    lenses: lenses(7.2, [13.6, 14], [13.6, 33.4]).concat(lenses(5.2, [32.2, 14])),
    flash: lenses(2.8, [32.2, 33.4]),
  })
}

/** Redmi 12 and Note 12: two rings on a plate. */
function rings(): Camera {
  const island = { ...boxAt(5, 5.2, 22, 43, 7), height: 1.3, finish: 'body' as const }
  return onIsland('redmi-rings', island, {
    lenses: lenses(7.6, [15.2, 15.4], [15.2, 34.2]),
    flash: lenses(2, [23.2, 24.8]),
    sensors: lenses(1.4, [15.2, 45]),
  })
}

/** Redmi 14C: a circle in the middle. */
function circle(): Camera {
  const middle = [37.8, 29] as const
  return onIsland(
    'redmi-circle',
    { ...disc(middle, 22.5), height: 2, finish: 'ring', pane: disc(middle, 19) },
    {
      lenses: lenses(6.6, [30.4, 21.8], [45.2, 21.8], [30.4, 36.4]),
      flash: lenses(2.8, [45.2, 36.4]),
    },
  )
}

/** Poco F7: an upright pill with two rings. */
function pill(): Camera {
  const island = { ...boxAt(5.4, 6, 22.5, 42, 11.2), height: 2, finish: 'ring' as const }
  const camera = onIsland('poco-pill', island, {
    lenses: lenses(8.2, [16.65, 17.2], [16.65, 36.8]),
    flash: lenses(2.4, [34, 17.2]),
  })
  return { ...camera, openings: [...camera.openings, boxAt(30.6, 13.8, 6.8, 6.8, 3.4)] }
}

/** Poco M and X: a black band across the back. */
function blackBar(): Camera {
  const island = { ...boxAt(3.6, 4.4, 68.4, 31, 6.6), height: 1.3, finish: 'black' as const }
  return onIsland('poco-black-bar', island, {
    lenses: lenses(6.4, [14.8, 14.4], [14.8, 27]).concat(lenses(3, [26.6, 20.4])),
    flash: lenses(2.3, [26.6, 28.4]),
  })
}

/** The older phones: a block in the corner, or in the middle. */
function block(isMiddle: boolean): Camera {
  const left = isMiddle ? 25.2 : 5
  const island = { ...boxAt(left, 6, 25, 33, 6.4), height: 1.3, finish: 'black' as const }
  return onIsland(isMiddle ? 'redmi-middle-block' : 'redmi-block', island, {
    lenses: lenses(5.4, [left + 7.6, 14.2], [left + 7.6, 27.8]).concat(
      lenses(3, [left + 18.2, 14.2]),
    ),
    flash: lenses(2.2, [left + 18.2, 29]),
    sensors: lenses(2.2, [left + 18.2, 21.8]),
  })
}

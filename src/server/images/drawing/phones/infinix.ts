import { boxAt, type Camera, lenses, onIsland, type Phone } from './phone.ts'

const finishes: Phone['finishes'] = [
  ['#22242b', '#3a3d46'],
  ['#c8d3c4', '#b0bcab'],
  ['#d9cfc4', '#c1b6a9'],
  ['#5d5791', '#6d679f'],
]

const keys: Phone['keys'] = [
  { side: 'left', y: 41, length: 21 },
  { side: 'left', y: 64, length: 12 },
]

/** The Infinix of that name: Note wears a wide plate, Hot a square or a column. */
export function infinix(model: string): Phone {
  return {
    width: 75.8,
    height: 164,
    thickness: 8,
    corner: 9.5,
    camera: cameraOf(model),
    keys,
    finishes,
  }
}

function cameraOf(model: string): Camera {
  if (/Note [56]0/.test(model)) return gem()
  if (/Note 40/.test(model)) return squareRing()
  if (/Note 30|Hot 30/.test(model)) return rings()
  if (/Hot (50|60|70)/.test(model)) return column()
  if (/Hot (40|20)/.test(model)) return square()
  return block()
}

/** Note 50: a wide plate cut like a gem. */
function gem(): Camera {
  const island = {
    ...boxAt(5, 5.4, 65.6, 27.5, 8.6),
    height: 2,
    finish: 'metal' as const,
    pane: boxAt(6.8, 7.2, 62, 23.9, 7.2),
  }
  return onIsland('infinix-gem', island, {
    lenses: lenses(8, [18.4, 19.2], [38, 19.2]).concat(lenses(4.4, [53.4, 15])),
    flash: lenses(2.4, [62.4, 15]),
    sensors: lenses(1.2, [58, 25]),
  })
}

/** Note 40: a soft square with a ring of light. */
function squareRing(): Camera {
  const island = { ...boxAt(4.4, 4.6, 42, 42, 13), height: 1.8, finish: 'ring' as const }
  return onIsland('infinix-square-ring', island, {
    lenses: lenses(7.8, [16.6, 16.8], [16.6, 34.6]).concat(lenses(4.8, [34.2, 34.6])),
    flash: lenses(3.4, [34.2, 16.8]),
    sensors: lenses(0.8, [25.4, 25.6]),
  })
}

/** Note 30: two great rings. */
function rings(): Camera {
  const island = { ...boxAt(4.6, 4.8, 26, 50, 8), height: 1.4, finish: 'body' as const }
  return onIsland('infinix-rings', island, {
    lenses: lenses(9, [16.2, 17.2], [16.2, 41]),
    flash: lenses(2.2, [26.4, 29.2]),
  })
}

/** Hot 50: a column of three. */
function column(): Camera {
  const island = { ...boxAt(5.2, 5.6, 17.6, 47, 8.8), height: 1.4, finish: 'body' as const }
  const camera = onIsland('infinix-column', island, {
    lenses: lenses(6.2, [14, 14.4], [14, 29], [14, 43.6]),
    flash: lenses(2.3, [28.8, 14.4]),
  })
  return { ...camera, openings: [...camera.openings, boxAt(25.4, 11, 6.8, 6.8, 3.4)] }
}

/** Hot 40: three lenses in a square. */
function square(): Camera {
  const island = { ...boxAt(4, 4.2, 37, 37, 9.4), height: 1.5, finish: 'black' as const }
  return onIsland('infinix-square', island, {
    lenses: lenses(7, [13.4, 13.6], [13.4, 31.6]).concat(lenses(5.2, [30.8, 31.6])),
    flash: lenses(3, [30.8, 13.6]),
    sensors: lenses(0.8, [22.2, 22.6]),
  })
}

/** The older phones: an upright block. */
function block(): Camera {
  const island = { ...boxAt(5, 5.2, 22.6, 37, 6), height: 1.2, finish: 'black' as const }
  return onIsland('infinix-block', island, {
    lenses: lenses(5.3, [12.5, 13], [12.5, 26]).concat(lenses(2.7, [21.6, 19.5])),
    flash: lenses(2.2, [12.5, 36.4]),
  })
}

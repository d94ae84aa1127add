import { boxAt, type Camera, disc, lenses, onIsland, type Phone } from './phone.ts'

const finishes: Phone['finishes'] = [
  ['#232a3a', '#3a4252'],
  ['#cfe0ea', '#b4c7d3'],
  ['#e9d9c7', '#d2c0ac'],
  ['#7c5aa6', '#6a4b92'],
  ['#30564c', '#3d6459'],
]

const keys: Phone['keys'] = [
  { side: 'left', y: 38, length: 20 },
  { side: 'left', y: 60, length: 11 },
]

/** The Vivo of that name: tall ovals on V, a great circle on X, rings and blocks on Y. */
export function vivo(model: string): Phone {
  return {
    width: 75.4,
    height: 163,
    thickness: 8,
    corner: 9.5,
    camera: cameraOf(model),
    keys,
    finishes,
  }
}

function cameraOf(model: string): Camera {
  const number = Number(/\d+/.exec(model)?.[0] ?? 0)
  if (/Vivo X/.test(model)) return number >= 90 ? circle() : steppedBlock()
  if (/Vivo V/.test(model)) {
    if (number >= 40) return oval()
    if (number >= 27) return rings('vivo-big-rings')
    return number >= 20 ? steppedBlock() : slim()
  }
  if (number >= 100 || /Y(04|19s|29|39|28|18|03)/.test(model))
    return number >= 100 ? oval() : pill()
  if (/Y(3[56]|2[127]|16|17s|02|01)/.test(model)) return rings('vivo-rings')
  if (/Y(7\d|5\d|3[0-3]|20|15s|12[as]|1s)/.test(model)) return steppedBlock()
  return slim()
}

/** X90 on: a great circle in the middle. */
function circle(): Camera {
  const middle = [37.7, 32.5] as const
  return onIsland(
    'vivo-circle',
    { ...disc(middle, 24), height: 3.6, finish: 'ring', pane: disc(middle, 20.4) },
    {
      lenses: lenses(6.4, [30.2, 25], [45.2, 25], [30.2, 40], [45.2, 40]),
      flash: lenses(1.8, [37.7, 50.2]),
      sensors: lenses(1.2, [37.7, 14.8]),
    },
  )
}

/** V40 and V60: a tall oval with two lenses and a ring of light. */
function oval(): Camera {
  const island = { ...boxAt(6, 6.5, 25, 51, 12.5), height: 2.2, finish: 'ring' as const }
  return onIsland('vivo-oval', island, {
    lenses: lenses(8.2, [18.5, 18.6], [18.5, 38]),
    flash: lenses(3.2, [18.5, 51]),
  })
}

/** Y28 and its kin: a narrower pill. */
function pill(): Camera {
  const island = { ...boxAt(6, 7, 18.5, 43, 9.2), height: 1.6, finish: 'body' as const }
  return onIsland('vivo-pill', island, {
    lenses: lenses(6.3, [15.2, 16.2], [15.2, 32.2]),
    flash: lenses(2.2, [15.2, 44]),
  })
}

/** V27 and Y36: two large rings one above the other on a plate. */
function rings(family: string): Camera {
  const island = { ...boxAt(4.5, 4.8, 27, 49, 7.5), height: 1.5, finish: 'body' as const }
  return onIsland(family, island, {
    lenses: lenses(8.8, [16, 17], [16, 40.5]),
    flash: lenses(2.1, [27.2, 28.8]),
    sensors: lenses(1.3, [27.2, 36]),
  })
}

/** V23 and X70: a block of two steps. */
function steppedBlock(): Camera {
  const island = {
    ...boxAt(4.8, 5, 25.5, 43, 6),
    height: 1.6,
    finish: 'body' as const,
    pane: boxAt(6.3, 6.5, 22.5, 27, 5),
  }
  return onIsland('vivo-stepped-block', island, {
    lenses: lenses(6, [13.6, 14], [13.6, 27]).concat(lenses(3.6, [23.4, 20.4])),
    flash: lenses(2.2, [13.6, 41]),
    sensors: lenses(2.4, [23.2, 41]),
  })
}

/** The older phones: a slim pill in the corner. */
function slim(): Camera {
  const island = { ...boxAt(6.5, 7, 11.5, 35, 5.7), height: 1, finish: 'black' as const }
  return onIsland('vivo-slim', island, {
    lenses: lenses(4.3, [12.25, 13.2], [12.25, 24.5]),
    flash: lenses(1.9, [12.25, 35.2]),
  })
}

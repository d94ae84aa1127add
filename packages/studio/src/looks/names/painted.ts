import type { LookBook } from '#studio/cases/look.ts'
import { balloonName, jersey, numberPlate, truckName } from '#studio/names/painted.ts'
import { named } from './named.ts'

/** Painted names. */
export const paintedNames: LookBook = {
  'number-plate': named(numberPlate, '#e7b820', ['stone', 'sky']),
  jersey: named(jersey, '#0b5a35', ['sage', 'butter']),
  'truck-art-name': named(truckName, '#0d3a80', ['butter', 'rose']),
  balloon: named(balloonName, '#bfe3f2', ['rose', 'butter'], { finish: 'gloss' }),
}

import type { LookBook } from '#studio/cases/look.ts'
import { cornerName, foilName, kufiName, monogram, typedName } from '#studio/names/typeset.ts'
import { named, namedOnColour } from './named.ts'

/** Names set in letters. */
export const typesetNames: LookBook = {
  'gold-foil': namedOnColour(foilName, '#26232b', ['sand', 'lilac'], { finish: 'matte' }),
  monogram: namedOnColour(monogram, '#2f3e46', ['stone', 'sky'], { finish: 'matte' }),
  'corner-name': namedOnColour(cornerName, '#41474f', ['stone', 'sky'], { finish: 'matte' }),
  kufi: named(kufiName, '#1d5a63', ['sand', 'sage'], { finish: 'matte' }),
  typewriter: named(typedName, '#f2e9d5', ['stone', 'sage'], { finish: 'matte' }),
}

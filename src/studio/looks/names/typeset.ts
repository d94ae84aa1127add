import type { LookBook } from '#studio/cases/look.ts'
import { cornerName, foilName, kufiName, monogram, typedName } from '#studio/names/typeset.ts'
import { named } from './named.ts'

/** Names set in letters. */
export const typesetNames: LookBook = {
  'gold-foil': named(foilName, '#26232b', ['sand', 'lilac'], { finish: 'matte' }),
  monogram: named(monogram, '#2f3e46', ['stone', 'sky'], { finish: 'matte' }),
  'corner-name': named(cornerName, '#41474f', ['stone', 'sky'], { finish: 'matte' }),
  kufi: named(kufiName, '#1d5a63', ['sand', 'sage'], { finish: 'matte' }),
  typewriter: named(typedName, '#f2e9d5', ['stone', 'sage'], { finish: 'matte' }),
}

import type { LookBook } from '#studio/cases/look.ts'
import { boardingPass, postmark } from '#studio/names/posted.ts'
import { named } from './named.ts'

/** Names on a boarding pass or a postmarked letter. */
export const postedNames: LookBook = {
  'boarding-pass': named(boardingPass, '#cfdde6', ['sky', 'sand']),
  postmark: named(postmark, '#e9e1d0', ['sky', 'rose'], { finish: 'matte' }),
}

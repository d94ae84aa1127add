import type { LookBook } from '#studio/cases/look.ts'
import { paintedNames } from './names/painted.ts'
import { postedNames } from './names/posted.ts'
import { typesetNames } from './names/typeset.ts'
import { writtenNames } from './names/written.ts'

/**
 * Looks of cases with a customer's name. They are split into four files, so that browsers load one.
 */
export const nameLooks: LookBook = {
  ...paintedNames,
  ...postedNames,
  ...typesetNames,
  ...writtenNames,
}

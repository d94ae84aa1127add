import type { LookBook } from '#studio/cases/look.ts'
import { paintedNames } from './names/painted.ts'
import { postedNames } from './names/posted.ts'
import { typesetNames } from './names/typeset.ts'
import { writtenNames } from './names/written.ts'

/** Cases with somebody's name. They lie in four files, for browsers that draw one of them. */
export const nameLooks: LookBook = {
  ...paintedNames,
  ...postedNames,
  ...typesetNames,
  ...writtenNames,
}

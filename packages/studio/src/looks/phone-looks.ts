import type { LookBook } from '#studio/cases/look.ts'
import { girlishLooks } from './girlish.ts'
import { graphicalLooks } from './graphical.ts'
import { monoLooks } from './mono.ts'
import { nameLooks } from './names.ts'
import { siliconLooks } from './silicon.ts'
import { transparentLooks } from './transparent.ts'

/** Looks of phone cases by type; a type without looks is drawn plain. */
export const phoneLooks: Readonly<Partial<Record<string, LookBook>>> & {
  readonly 'Mono colour': LookBook
} = {
  Transparent: transparentLooks,
  Graphical: graphicalLooks,
  'Mono colour': monoLooks,
  Silicon: siliconLooks,
  'Girlish Covers': girlishLooks,
  'Name Customization': nameLooks,
}

import type { Design } from '#studio/design.ts'
import { drawCase } from '#studio/draw-case.ts'
import { runsOf } from '#studio/lettering/runs.ts'
import { isUrduLetteringRegistered } from '#studio/lettering/urdu-hand.ts'
import { phoneIn } from '#studio/phones/phone-table.ts'
import { loadLookBook } from './look-books.ts'
import { phonesOf } from './phone-tables.ts'

/** Case with a printed name, on a phone. */
export interface NamedCase {
  readonly design: Design
  /** Key of the brand's table of phones. */
  readonly brand: string
  readonly model: string
}

/**
 * Draws the front of a case with a name as SVG; null for an Urdu name until the Urdu lettering is
 * loaded.
 */
export type Drawer = (name: string) => string | null

/**
 * Resolves to a drawer for a case once its look, its brand's phones and, for an Urdu name, the Urdu
 * lettering are loaded.
 */
export async function drawerOf(
  { design, brand, model }: NamedCase,
  { isUrdu }: { readonly isUrdu: boolean },
): Promise<Drawer> {
  const [looks, phones] = await Promise.all([
    loadLookBook(design.look),
    phonesOf(brand),
    isUrdu && import('#studio/lettering/urdu.ts'),
  ])
  const phone = phoneIn(phones, model)
  return (name) =>
    isUrduLetteringRegistered() || !runsOf(name).some((run) => run.isUrdu)
      ? drawCase(looks, phone, { design, view: 'front', name })
      : null
}

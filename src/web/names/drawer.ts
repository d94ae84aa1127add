import type { Design } from '#domain/catalogue/designs/design.ts'
import { drawCase } from '#studio/draw-case.ts'
import { runsOf } from '#studio/lettering/runs.ts'
import { isUrduHandLent } from '#studio/lettering/urdu-hand.ts'
import { phoneIn } from '#studio/phones/phone-table.ts'
import { bookWith } from './look-books.ts'
import { phonesOf } from './phone-tables.ts'

/** A case that takes a name, on a phone. */
export interface NamedCase {
  /** null for a product that is photographed. */
  readonly design: Design | null
  readonly brandSlug: string
  readonly model: string
}

/**
 * Draws any name on a case, the front as SVG; null for one in Urdu as long as nothing here writes it
 * (rule: name-on-the-case).
 */
export type Drawer = (name: string) => string | null

/**
 * A drawer for a case, as soon as its look, the phones of its brand and the hand for the name that is
 * written are there.
 */
export async function drawerOf(
  { brandSlug, model }: NamedCase,
  design: Design,
  { isUrdu }: { readonly isUrdu: boolean },
): Promise<Drawer> {
  const [looks, phones] = await Promise.all([
    bookWith(design.look),
    phonesOf(brandSlug),
    isUrdu && import('#studio/lettering/urdu.ts'),
  ])
  const phone = phoneIn(phones, model)
  return (name) =>
    isUrduHandLent() || !runsOf(name).some((run) => run.isUrdu)
      ? drawCase(looks, phone, { design, view: 'front', name })
      : null
}

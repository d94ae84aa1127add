import type { Design } from '#domain/catalogue/designs/design.ts'
import type { Look, LookBook } from './cases/look.ts'
import { dressed, type PhoneCase } from './cases/phone-case.ts'
import { seeded } from './drawing/random.ts'
import { sampleName } from './names/samples.ts'
import type { Phone } from './phones/phone.ts'
import { drawCasePicture } from './picture.ts'
import type { View } from './stage/views.ts'

/** Inputs of the picture of a case besides its phone. */
export interface CaseDrawing {
  readonly design: Design
  readonly view: View
  /** The name on it, as the shop takes it; '' for none, left out for one that shows the look. */
  readonly name?: string | undefined
}

/**
 * A design on a phone, out of the looks of its type: in the browser, which has fetched no more than
 * those and the phones of one brand, the same picture as on the server.
 */
export function drawCase(looks: LookBook, phone: Phone, drawing: CaseDrawing): string {
  const { view, design } = drawing
  return drawCasePicture(caseIn(looks, phone, drawing), view, seeded(`art of ${design.seed}`))
}

/** The case that a design is on a phone; `finish` adds to its look what its book doesn't say. */
export function caseIn(
  looks: LookBook,
  phone: Phone,
  { design: { look, colour, seed }, name }: Omit<CaseDrawing, 'view'>,
  finish: (bare: Look) => Look = (bare) => bare,
): PhoneCase {
  const random = seeded(seed)
  const sample = sampleName(look, random)
  const make = makerIn(looks, look, seed)
  return dressed(phone, finish(make({ colour, random, name: name ?? sample })), random)
}

/** The maker of that name, not of one that every object has, or another of the book by the seed. */
export function makerIn<Maker>(
  book: Readonly<Record<string, Maker>>,
  look: string,
  seed: string,
): Maker {
  const own = Object.hasOwn(book, look) ? book[look] : undefined
  return own ?? seeded(`look of ${seed}`).pick(Object.values(book))
}

import type { Look, LookBook } from './cases/look.ts'
import { dressed, type PhoneCase } from './cases/phone-case.ts'
import type { Design } from './design.ts'
import { seeded } from './drawing/random.ts'
import { sampleName } from './names/samples.ts'
import type { Phone } from './phones/phone.ts'
import { drawCasePicture } from './picture.ts'
import type { View } from './stage/views.ts'

/** Parameters of a case's picture besides its phone. */
export interface CaseDrawing {
  readonly design: Design
  readonly view: View
  /** Name on the case, as the shop accepts it; '' for none, undefined for a sample name. */
  readonly name?: string | undefined
}

/**
 * Draws a design on a phone from the looks of its case type. A browser that has loaded only those
 * and the phones of one brand draws the same picture as the server.
 */
export function drawCase(looks: LookBook, phone: Phone, drawing: CaseDrawing): string {
  const { view, design } = drawing
  return drawCasePicture(caseIn(looks, phone, drawing), view, seeded(`art of ${design.seed}`))
}

/** The case of a design on a phone; `finish` adds properties to its look. */
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

/** Maker of the named look (own properties only), otherwise one of the book, chosen by the seed. */
export function makerIn<Maker>(
  book: Readonly<Record<string, Maker>>,
  look: string,
  seed: string,
): Maker {
  const own = Object.hasOwn(book, look) ? book[look] : undefined
  return own ?? seeded(`look of ${seed}`).pick(Object.values(book))
}

import type { Look, LookBook } from './cases/look.ts'
import { dressed, type PhoneCase } from './cases/phone-case.ts'
import type { Design } from './design.ts'
import { seeded } from './drawing/random.ts'
import { sampleName } from './names/samples.ts'
import type { Phone } from './phones/phone.ts'

/** Design of a case with its name. */
interface CaseDesign {
  readonly design: Pick<Design, 'look' | 'colour' | 'seed'>
  /** Name on the case, as the shop accepts it; '' for none, undefined for a sample name. */
  readonly name?: string | undefined
}

/** The case of a design on a phone; `finish` adds properties to its look. */
export function caseIn(
  looks: LookBook,
  phone: Phone,
  { design: { look, colour, seed }, name }: CaseDesign,
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

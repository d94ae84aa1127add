import type { CaseType } from '#domain/catalogue/brands.ts'
import type { Look, LookSeed } from '#studio/cases/look.ts'
import { seeded } from '#studio/drawing/random.ts'
import { coverLooks } from '#studio/earphones/cover-looks.ts'
import type { CoverLook } from '#studio/earphones/earphone-look.ts'
import { phoneLooks } from '#studio/looks/phone-looks.ts'

/** The look whose words the address carries; an address without any takes one by chance. */
export function lookOfProduct(slug: string, caseType: CaseType, seed: LookSeed): Look {
  return makerIn(phoneLooks[caseType] ?? phoneLooks['Mono colour'], slug)(seed)
}

/** The look of an earphone cover, found the same way. */
export function coverLookOfProduct(
  slug: string,
  caseType: CaseType,
  seed: Omit<LookSeed, 'name'>,
): CoverLook {
  return makerIn(coverLooks[caseType] ?? coverLooks.Simple, slug)(seed)
}

/** The maker in a book of looks that the address asks for. */
function makerIn<Maker>(book: Readonly<Record<string, Maker>>, slug: string): Maker {
  const named = Object.entries(book).find(([words]) => `-${slug}-`.includes(`-${words}-`))
  if (named) return named[1]
  return seeded(`look of ${slug}`).pick(Object.values(book))
}

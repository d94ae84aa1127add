import type { CaseType } from '#domain/catalogue/brands.ts'
import { coverLooks } from './earphones/cover-looks.ts'
import type { CoverLook } from './earphones/earphone-look.ts'
import type { Look, LookBook, LookSeed } from './look.ts'
import { girlishLooks } from './looks/girlish.ts'
import { graphicalLooks } from './looks/graphical.ts'
import { monoLooks } from './looks/mono.ts'
import { nameLooks } from './looks/names.ts'
import { siliconLooks } from './looks/silicon.ts'
import { transparentLooks } from './looks/transparent.ts'
import { seeded } from './seed.ts'

type PhoneCaseType = Exclude<CaseType, 'Simple' | 'Luxury'>

const books: Readonly<Record<PhoneCaseType, LookBook>> = {
  Transparent: transparentLooks,
  Graphical: graphicalLooks,
  'Mono colour': monoLooks,
  Silicon: siliconLooks,
  'Girlish Covers': girlishLooks,
  'Name Customization': nameLooks,
}

/** The look whose words the address carries; an address without any takes one by chance. */
export function lookOfProduct(slug: string, caseType: string, seed: LookSeed): Look {
  return makerIn(books[caseType as PhoneCaseType] ?? monoLooks, slug)(seed)
}

/** The look of an earphone cover, found the same way. */
export function coverLookOfProduct(
  slug: string,
  caseType: string,
  seed: Omit<LookSeed, 'name'>,
): CoverLook {
  return makerIn(coverLooks[caseType as keyof typeof coverLooks] ?? coverLooks.Simple, slug)(seed)
}

/** The maker in a book of looks that the address asks for. */
function makerIn<Maker>(book: Readonly<Record<string, Maker>>, slug: string): Maker {
  const named = Object.entries(book).find(([words]) => `-${slug}-`.includes(`-${words}-`))
  if (named) return named[1]
  return seeded(`look of ${slug}`).pick(Object.values(book))
}

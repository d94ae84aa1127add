import { type BrandSlug, brandBySlug, type CaseType } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { type ColourSlug, colours } from '#domain/catalogue/colours.ts'
import { t } from '#messages'

/** Part of the catalogue: the filters of a listing, as in its address. */
export interface Shelf {
  readonly brand?: BrandSlug
  readonly deviceModel?: string
  readonly caseType?: CaseType
  readonly colour?: ColourSlug
}

/** 'Vivo Y21', 'Vivo Y21, black', 'Silicon, black'. */
export function labelOf({
  brand,
  deviceModel,
  caseType,
  colour,
}: {
  readonly [Filter in keyof Shelf]?: string | undefined
}): string {
  const parts = [
    deviceModel ?? (brand && brandBySlug(brand)?.displayName),
    caseType && caseTypeLabel(caseType),
    colours.find(({ slug }) => slug === colour)?.name,
  ].filter((part) => part !== undefined)
  const [first = '', ...others] = parts
  return others.reduce(
    (named, part) => t.search.narrowed({ shelf: named, filter: part.toLowerCase() }),
    first,
  )
}

import { type BrandSlug, brandBySlug, brands, type CaseType } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { type ColourSlug, colours } from '#domain/catalogue/colours.ts'
import { brandOfModel, modelsOf } from '#domain/catalogue/models/brand-models.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import type { QueryTerm } from '../query/query-term.ts'

/** Part of the catalogue: the filters of a listing, as in its address. */
export interface Shelf {
  readonly brand?: BrandSlug
  readonly deviceModel?: string
  readonly caseType?: CaseType
  readonly colour?: ColourSlug
}

/** 'Vivo Y21', 'Vivo Y21, black', 'Silicon, black'. */
export function labelOf({ brand, deviceModel, caseType, colour }: Shelf): string {
  const [first = '', ...others] = [
    deviceModel ?? (brand && brandBySlug(brand)?.displayName),
    caseType && caseTypeLabel(caseType),
    colours.find(({ slug }) => slug === colour)?.name,
  ].filter((label) => label !== undefined)
  return others.reduce(
    (label, other) => t.searchReply.narrowed({ shelf: label, filter: other.toLowerCase() }),
    first,
  )
}

export interface Offer {
  readonly shelf: Shelf
  /** Offers of a smaller rank come first; ties are sorted by the number of cases. */
  readonly rank: number
}

/** Kind of an offer: phone, brand, type or colour, by its first filter. */
export function kindOf({ brand, deviceModel, caseType }: Shelf) {
  if (deviceModel !== undefined) return 'model'
  if (brand !== undefined) return 'brand'
  return caseType === undefined ? 'colour' : 'type'
}

/** Whether a shelf is filtered by a phone only. */
export function isPhoneAlone({ deviceModel, caseType, colour }: Shelf): boolean {
  return deviceModel !== undefined && caseType === undefined && colour === undefined
}

/** Address of the listing of exactly this shelf. */
export function addressOf({ brand, deviceModel, caseType, colour }: Shelf): string {
  const filters = new URLSearchParams()
  if (deviceModel !== undefined) filters.set('model', deviceModel)
  if (caseType !== undefined) filters.set('type', caseType)
  if (colour !== undefined) filters.set('colour', colour)
  const page = brand === undefined ? paths.products() : paths.brand(brand)
  return filters.size > 0 ? `${page}?${filters}` : page
}

/** Unique key of a shelf. */
export function keyOfShelf({ brand, deviceModel, caseType, colour }: Shelf): string {
  return [brand, deviceModel, caseType, colour].join('|')
}

interface ShelfFilters {
  readonly phones: readonly Shelf[]
  readonly types: readonly CaseType[]
  readonly colours: readonly ColourSlug[]
}

/** Shelves for a query, from exact to similar ones. */
export interface Shelves {
  readonly whole: readonly Shelf[]
  /** Shelves that match a part of the terms, or phones whose names extend the named one. */
  readonly parts: readonly Shelf[]
  /** Shelves with all filters, for each possible phone. */
  readonly narrower: readonly Shelf[]
}

/** Shelves for the parsed terms; for a phone without cases only those of its brand. */
export function shelvesOf(terms: readonly QueryTerm[]): Shelves {
  const brandShelves = terms.flatMap((term) =>
    term.kind === 'brand' ? term.brands.map((brand) => ({ brand })) : [],
  )
  if (terms.some(({ kind }) => kind === 'unknown')) {
    return { whole: [], parts: brandShelves, narrower: [] }
  }
  const models = terms.flatMap((term) => ('models' in term ? term.models.map(ofModel) : []))
  const family = terms.flatMap((term) => (term.kind === 'model' ? term.family.map(ofModel) : []))
  const types = terms.flatMap((term) => (term.kind === 'type' ? term.types : []))
  const colours = terms.flatMap((term) => (term.kind === 'colour' ? term.colours : []))
  const phones = models.length > 0 ? models : brandShelves
  const filters = { phones, types, colours }
  const isQualified = types.length > 0 || colours.length > 0
  return {
    whole: combined(filters),
    parts: [
      ...(family.length > 0 ? combined({ ...filters, phones: family }) : []),
      ...(types.length > 0 && colours.length > 0
        ? [...combined({ ...filters, colours: [] }), ...combined({ ...filters, types: [] })]
        : []),
      ...(isQualified ? phones : []),
    ],
    narrower:
      models.length > 0 ? [] : combined({ ...filters, phones: within(phones, isQualified) }),
  }
}

function ofModel(name: string): Shelf {
  const brand = brandOfModel(name)
  return brand ? { brand, deviceModel: name } : { deviceModel: name }
}

/** Models of the named brands; the brands when no model is named. */
function within(phones: readonly Shelf[], isQualified: boolean): readonly Shelf[] {
  const named = new Set<BrandSlug | undefined>(phones.map(({ brand }) => brand))
  if (phones.length === 0) return isQualified ? brands.map(({ slug }) => ({ brand: slug })) : []
  return brands
    .filter(({ slug }) => named.has(slug))
    .flatMap(({ slug }) => modelsOf(slug).map(ofModel))
}

/** Combinations of each phone, type and colour; filters without a term stay unset. */
function combined({ phones, types, colours }: ShelfFilters): Shelf[] {
  if (phones.length + types.length + colours.length === 0) return []
  const orOpen = <T>(some: readonly T[]): readonly (T | undefined)[] =>
    some.length > 0 ? some : [undefined]
  return orOpen(phones).flatMap((phone) =>
    orOpen(types).flatMap((caseType) =>
      orOpen(colours).map((colour) => ({
        ...phone,
        ...(caseType && { caseType }),
        ...(colour && { colour }),
      })),
    ),
  )
}

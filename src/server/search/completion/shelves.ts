import { type BrandSlug, brands, type CaseType } from '#domain/catalogue/brands.ts'
import type { ColourSlug } from '#domain/catalogue/colours.ts'
import { brandOfModel, modelsOf } from '#domain/catalogue/models/brand-models.ts'
import type { QueryTerm } from '../query/query-term.ts'
import type { Shelf } from './shelf.ts'

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

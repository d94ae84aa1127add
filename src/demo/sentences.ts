import { type Brand, brandByDisplayName, caseTypes } from '#domain/catalogue/brands.ts'
import type { BrandDesign } from './designs.ts'
import { oneOf, readTable } from './table.ts'

const fits = readTable('fits.csv', { Brand: 'required', Sentence: 'required' }).map(
  ({ cells, error }) => {
    const brand = brandByDisplayName(cells.Brand)
    if (!brand) throw error('Brand', `“${cells.Brand}” is not a brand of the shop`)
    return { brand: brand.slug, sentence: cells.Sentence }
  },
)

const practicalities = readTable('practicalities.csv', {
  Kind: 'required',
  'Case type': 'optional',
  Sentence: 'required',
}).map((row) => ({
  kind: oneOf(row, 'Kind', ['phone', 'earphones']),
  caseType: oneOf(row, 'Case type', ['', ...caseTypes]),
  sentence: row.cells.Sentence,
}))

/**
 * Sentences about the fit of a brand's cases, true of each of its models. A brand without any has no
 * products in the demo catalogue.
 */
export function fitsOf(brand: Pick<Brand, 'slug'>): readonly string[] {
  return fits.filter((fit) => fit.brand === brand.slug).map(({ sentence }) => sentence)
}

/** Sentences that are true of every case of one type; a row without a type applies to all types. */
export function practicalitiesOf({ brand, caseType }: BrandDesign): readonly string[] {
  return practicalities
    .filter((row) => row.kind === brand.kind && ['', caseType].includes(row.caseType))
    .map(({ sentence }) => sentence)
}

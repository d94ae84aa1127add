const phoneCaseTypes = [
  'Transparent',
  'Graphical',
  'Mono colour',
  'Silicon',
  'Girlish Covers',
  'Name Customization',
] as const
const earphoneCaseTypes = ['Simple', 'Luxury', 'Transparent'] as const

/** Type of a case, as stored and as in addresses; screens show its label. */
export type CaseType = (typeof phoneCaseTypes)[number] | (typeof earphoneCaseTypes)[number]

/** Case types of the shop without duplicates, phones first. */
export const caseTypes: readonly CaseType[] = [
  ...new Set<CaseType>([...phoneCaseTypes, ...earphoneCaseTypes]),
]

interface BrandRow {
  /** Word in the address `/brand/{slug}`, fixed, not derived from the name (rule: brand-slugs). */
  readonly slug: string
  /** Name on screens, in products and in the `keyword` of a listing (rule: brand-or-search). */
  readonly displayName: string
  readonly kind: 'phone' | 'earphones'
  readonly caseTypes: readonly CaseType[]
}

/** Brands in the order of every screen; a further one needs its models in brand-models.json. */
const table = [
  { slug: 'iphone', displayName: 'iPhone', kind: 'phone', caseTypes: phoneCaseTypes },
  { slug: 'samsung', displayName: 'Samsung Galaxy', kind: 'phone', caseTypes: phoneCaseTypes },
  { slug: 'vivo', displayName: 'Vivo', kind: 'phone', caseTypes: phoneCaseTypes },
  { slug: 'techno', displayName: 'Tecno', kind: 'phone', caseTypes: phoneCaseTypes },
  { slug: 'infinix', displayName: 'Infinix', kind: 'phone', caseTypes: phoneCaseTypes },
  { slug: 'googlepixel', displayName: 'Google Pixel', kind: 'phone', caseTypes: phoneCaseTypes },
  { slug: 'xiaomi', displayName: 'Xiaomi/Redmi', kind: 'phone', caseTypes: phoneCaseTypes },
  { slug: 'airpods', displayName: 'Airpods', kind: 'earphones', caseTypes: earphoneCaseTypes },
] as const satisfies readonly BrandRow[]

export type BrandSlug = (typeof table)[number]['slug']
export type BrandName = (typeof table)[number]['displayName']

/** Brand that the shop sells cases for. */
export interface Brand extends BrandRow {
  readonly slug: BrandSlug
  readonly displayName: BrandName
}

/** Brands, in the order of every screen. */
export const brands: readonly Brand[] = table

const brandsBySlug = new Map<string, Brand>(brands.map((brand) => [brand.slug, brand]))
const brandsByName = new Map<string, Brand>(
  brands.map((brand) => [brand.displayName.toLowerCase(), brand]),
)

/** Brand of an address, exactly: `techno` is Tecno, `tecno` is unknown (rule: brand-slugs). */
export function brandBySlug(slug: string): Brand | undefined {
  return brandsBySlug.get(slug)
}

/** Brand of a display name, ignoring case and outer spaces (rule: brand-or-search). */
export function brandByDisplayName(name: string): Brand | undefined {
  return brandsByName.get(name.trim().toLowerCase())
}

/** Whether the brand offers this case type. */
export function isCaseTypeOf(brand: Brand, type: string): type is CaseType {
  return brand.caseTypes.some((offered) => offered === type)
}

/** Other brands of the same kind of device that offer the case type; none for an unknown brand. */
export function otherBrands(slug: string, caseType: string): readonly Brand[] {
  const own = brandBySlug(slug)
  if (!own) return []
  return brands.filter(
    (brand) => brand !== own && brand.kind === own.kind && isCaseTypeOf(brand, caseType),
  )
}

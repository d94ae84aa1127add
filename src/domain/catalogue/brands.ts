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
  /**
   * Word in the address `/brand/{slug}`; fixed, never derived from the name (rule: brand-slugs).
   */
  readonly slug: string
  /**
   * Name on every screen, in products and in the `keyword` of a listing (rule: brand-or-search).
   */
  readonly displayName: string
  readonly kind: 'phone' | 'earphones'
  readonly caseTypes: readonly CaseType[]
  /** In sales order: by family, newest generation first. Names are unique in the table. */
  readonly models: readonly string[]
}

/**
 * Brands in the order of the home page's tiles. A further brand needs only a row: optional drawings
 * and data of a brand have defaults. Each line of models is one generation.
 */
const table = [
  {
    slug: 'iphone',
    displayName: 'iPhone',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
    models: namesIn(`
      iPhone 17 Pro Max, iPhone 17 Pro, iPhone 17 Air, iPhone 17, iPhone 17e
      iPhone 16 Pro Max, iPhone 16 Pro, iPhone 16 Plus, iPhone 16, iPhone 16e
      iPhone 15 Pro Max, iPhone 15 Pro, iPhone 15 Plus, iPhone 15
      iPhone 14 Pro Max, iPhone 14 Pro, iPhone 14 Plus, iPhone 14
      iPhone SE 2022
      iPhone 13 Pro Max, iPhone 13 Pro, iPhone 13, iPhone 13 mini
      iPhone 12 Pro Max, iPhone 12 Pro, iPhone 12, iPhone 12 mini
      iPhone SE 2020
      iPhone 11 Pro Max, iPhone 11 Pro, iPhone 11
      iPhone XS Max, iPhone XS, iPhone XR, iPhone X
    `),
  },
  {
    slug: 'samsung',
    displayName: 'Samsung Galaxy',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
    models: namesIn(`
      Galaxy S25 Ultra, Galaxy S25 Edge, Galaxy S25+, Galaxy S25, Galaxy S25 FE
      Galaxy S24 Ultra, Galaxy S24+, Galaxy S24, Galaxy S24 FE
      Galaxy S23 Ultra, Galaxy S23+, Galaxy S23, Galaxy S23 FE
      Galaxy S22 Ultra, Galaxy S22+, Galaxy S22
      Galaxy S21 Ultra, Galaxy S21+, Galaxy S21, Galaxy S21 FE
      Galaxy S20 Ultra, Galaxy S20+, Galaxy S20, Galaxy S20 FE
      Galaxy A57, Galaxy A37, Galaxy A17, Galaxy A07
      Galaxy A56, Galaxy A36, Galaxy A26, Galaxy A16, Galaxy A06
      Galaxy A55, Galaxy A35, Galaxy A25, Galaxy A15, Galaxy A05s, Galaxy A05
      Galaxy A54, Galaxy A34, Galaxy A24, Galaxy A14, Galaxy A04s, Galaxy A04, Galaxy A04e
      Galaxy A73, Galaxy A53, Galaxy A33, Galaxy A23, Galaxy A13, Galaxy A13 5G
      Galaxy A03, Galaxy A03s, Galaxy A03 Core
      Galaxy A72, Galaxy A52s, Galaxy A52, Galaxy A42, Galaxy A32, Galaxy A32 5G
      Galaxy A22, Galaxy A22 5G, Galaxy A12, Galaxy A02s, Galaxy A02
      Galaxy A71, Galaxy A51, Galaxy A41, Galaxy A31, Galaxy A21s, Galaxy A11
      Galaxy A01, Galaxy A01 Core
      Galaxy A80, Galaxy A70, Galaxy A50s, Galaxy A50, Galaxy A30s, Galaxy A30
      Galaxy A20s, Galaxy A20, Galaxy A10s, Galaxy A10
    `),
  },
  {
    slug: 'vivo',
    displayName: 'Vivo',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
    models: namesIn(`
      Vivo V70, Vivo V70 Elite, Vivo V70 FE
      Vivo V60, Vivo V60e, Vivo V60 Lite
      Vivo V50, Vivo V50e, Vivo V50 Lite
      Vivo V40 Pro, Vivo V40, Vivo V40e, Vivo V40 Lite
      Vivo V30 Pro, Vivo V30, Vivo V30e, Vivo V30 Lite
      Vivo V29 Pro, Vivo V29, Vivo V29e
      Vivo V27 Pro, Vivo V27, Vivo V27e
      Vivo V25 Pro, Vivo V25, Vivo V25e
      Vivo V23, Vivo V23e
      Vivo V21, Vivo V21e
      Vivo V20, Vivo V20 SE
      Vivo V19, Vivo V17, Vivo V17 Pro, Vivo V15, Vivo V15 Pro
      Vivo V11, Vivo V11 Pro, Vivo V9
      Vivo Y400, Vivo Y300, Vivo Y200, Vivo Y100
      Vivo Y39, Vivo Y29, Vivo Y29s, Vivo Y19s, Vivo Y19s Pro, Vivo Y04
      Vivo Y28, Vivo Y28s, Vivo Y18, Vivo Y18s, Vivo Y18t, Vivo Y03, Vivo Y03t
      Vivo Y36, Vivo Y27, Vivo Y27s, Vivo Y17s, Vivo Y02t
      Vivo Y35, Vivo Y22, Vivo Y22s, Vivo Y16, Vivo Y02, Vivo Y02s, Vivo Y01
      Vivo Y76, Vivo Y75, Vivo Y55, Vivo Y33s, Vivo Y33T, Vivo Y21, Vivo Y21T, Vivo Y15s
      Vivo Y73, Vivo Y72, Vivo Y53s, Vivo Y51s, Vivo Y51, Vivo Y31
      Vivo Y30, Vivo Y50, Vivo Y20, Vivo Y20s, Vivo Y12s, Vivo Y12a, Vivo Y1s
      Vivo Y19, Vivo Y17, Vivo Y15, Vivo Y12, Vivo Y11, Vivo Y90
      Vivo Y95, Vivo Y93, Vivo Y91, Vivo Y91C, Vivo Y85, Vivo Y83, Vivo Y81
      Vivo X300 Pro, Vivo X300
      Vivo X200 Pro, Vivo X200, Vivo X200 FE
      Vivo X100 Pro, Vivo X100
      Vivo X90 Pro, Vivo X90, Vivo X80 Pro, Vivo X80
      Vivo X70 Pro, Vivo X70, Vivo X60 Pro, Vivo X60, Vivo X50 Pro, Vivo X50
    `),
  },
  {
    slug: 'techno',
    displayName: 'Tecno',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
    models: namesIn(`
      Tecno Spark 50
      Tecno Spark 40 Pro+, Tecno Spark 40 Pro, Tecno Spark 40, Tecno Spark 40C
      Tecno Spark Go 3, Tecno Spark Go 2, Tecno Spark Go 1, Tecno Spark Go 1S
      Tecno Spark 30 Pro, Tecno Spark 30, Tecno Spark 30C
      Tecno Spark 20 Pro+, Tecno Spark 20 Pro, Tecno Spark 20, Tecno Spark 20C
      Tecno Spark Go 2024, Tecno Spark Go 2023
      Tecno Spark 10 Pro, Tecno Spark 10, Tecno Spark 10C
      Tecno Spark 9 Pro, Tecno Spark 9T, Tecno Spark 9
      Tecno Spark 8 Pro, Tecno Spark 8P, Tecno Spark 8T, Tecno Spark 8C, Tecno Spark 8
      Tecno Spark Go 2022, Tecno Spark Go 2021, Tecno Spark Go 2020
      Tecno Spark 7 Pro, Tecno Spark 7P, Tecno Spark 7T, Tecno Spark 7
      Tecno Spark 6, Tecno Spark 6 Go, Tecno Spark 5 Pro, Tecno Spark 5, Tecno Spark 4
      Tecno Pova 7 Ultra, Tecno Pova 7 Pro, Tecno Pova 7, Tecno Pova Curve, Tecno Pova Slim
      Tecno Pova 6 Pro, Tecno Pova 6, Tecno Pova 6 Neo
      Tecno Pova 5 Pro, Tecno Pova 5, Tecno Pova Neo 3
      Tecno Pova 4 Pro, Tecno Pova 4, Tecno Pova Neo 2
      Tecno Pova 3, Tecno Pova Neo, Tecno Pova 2, Tecno Pova
    `),
  },
  {
    slug: 'infinix',
    displayName: 'Infinix',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
    models: namesIn(`
      Infinix Note 60 Ultra, Infinix Note 60 Pro, Infinix Note 60
      Infinix Note 50 Pro+, Infinix Note 50 Pro, Infinix Note 50, Infinix Note 50s, Infinix Note 50x
      Infinix Note 40 Pro+, Infinix Note 40 Pro, Infinix Note 40, Infinix Note 40S, Infinix Note 40X
      Infinix Note 30 VIP, Infinix Note 30 Pro, Infinix Note 30, Infinix Note 30i
      Infinix Note 12 VIP, Infinix Note 12 Pro, Infinix Note 12, Infinix Note 12i
      Infinix Note 11 Pro, Infinix Note 11S, Infinix Note 11, Infinix Note 11i
      Infinix Note 10 Pro, Infinix Note 10
      Infinix Note 8, Infinix Note 8i, Infinix Note 7, Infinix Note 7 Lite
      Infinix Hot 70
      Infinix Hot 60 Pro+, Infinix Hot 60 Pro, Infinix Hot 60, Infinix Hot 60i
      Infinix Hot 50 Pro+, Infinix Hot 50 Pro, Infinix Hot 50, Infinix Hot 50i
      Infinix Hot 40 Pro, Infinix Hot 40, Infinix Hot 40i
      Infinix Hot 30, Infinix Hot 30i, Infinix Hot 30 Play
      Infinix Hot 20, Infinix Hot 20S, Infinix Hot 20i, Infinix Hot 20 Play
      Infinix Hot 12, Infinix Hot 12 Pro, Infinix Hot 12i, Infinix Hot 12 Play
      Infinix Hot 11, Infinix Hot 11S, Infinix Hot 11 Play
      Infinix Hot 10, Infinix Hot 10S, Infinix Hot 10T, Infinix Hot 10i, Infinix Hot 10 Play
      Infinix Hot 9, Infinix Hot 9 Play, Infinix Hot 8
    `),
  },
  {
    slug: 'googlepixel',
    displayName: 'Google Pixel',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
    models: namesIn(`
      Pixel 10 Pro Fold, Pixel 10 Pro XL, Pixel 10 Pro, Pixel 10, Pixel 10a
      Pixel 9 Pro Fold, Pixel 9 Pro XL, Pixel 9 Pro, Pixel 9, Pixel 9a
      Pixel 8 Pro, Pixel 8, Pixel 8a
      Pixel Fold
      Pixel 7 Pro, Pixel 7, Pixel 7a
      Pixel 6 Pro, Pixel 6, Pixel 6a
    `),
  },
  {
    slug: 'xiaomi',
    displayName: 'Xiaomi/Redmi',
    kind: 'phone',
    caseTypes: phoneCaseTypes,
    models: namesIn(`
      Xiaomi 17 Ultra, Xiaomi 17
      Xiaomi 15 Ultra, Xiaomi 15, Xiaomi 15T Pro, Xiaomi 15T
      Xiaomi 14 Ultra, Xiaomi 14, Xiaomi 14T Pro, Xiaomi 14T
      Xiaomi 13 Ultra, Xiaomi 13 Pro, Xiaomi 13, Xiaomi 13 Lite, Xiaomi 13T Pro, Xiaomi 13T
      Xiaomi 12 Pro, Xiaomi 12, Xiaomi 12 Lite, Xiaomi 12X, Xiaomi 12T Pro, Xiaomi 12T
      Xiaomi 11T Pro, Xiaomi 11T, Xiaomi 11 Lite 5G NE
      Redmi Note 15 Pro+, Redmi Note 15 Pro, Redmi Note 15
      Redmi Note 14 Pro+, Redmi Note 14 Pro, Redmi Note 14, Redmi Note 14S
      Redmi Note 13 Pro+, Redmi Note 13 Pro, Redmi Note 13
      Redmi Note 12 Pro+, Redmi Note 12 Pro, Redmi Note 12, Redmi Note 12S
      Redmi Note 11 Pro+, Redmi Note 11 Pro, Redmi Note 11, Redmi Note 11S
      Redmi Note 10 Pro, Redmi Note 10, Redmi Note 10S, Redmi Note 10 5G
      Redmi Note 9 Pro, Redmi Note 9, Redmi Note 9S
      Redmi Note 8 Pro, Redmi Note 8, Redmi Note 7
      Redmi 15, Redmi 15C, Redmi 14C, Redmi 13, Redmi 13C, Redmi 12, Redmi 12C
      Redmi A5, Redmi A3, Redmi A3x, Redmi A2+, Redmi A2, Redmi A1+, Redmi A1
      Redmi 10, Redmi 10C, Redmi 10A, Redmi 9, Redmi 9T, Redmi 9C, Redmi 9A
      Redmi 8, Redmi 8A, Redmi 7, Redmi 7A
      Mi 11 Ultra, Mi 11, Mi 11i, Mi 11 Lite
      Mi 10T Pro, Mi 10T, Mi 10T Lite, Mi 10 Pro, Mi 10
      Mi Note 10 Pro, Mi Note 10, Mi Note 10 Lite
      Mi 9T Pro, Mi 9T, Mi 9, Mi 9 SE, Mi 9 Lite, Mi A3
      Poco F8 Ultra, Poco F8 Pro
      Poco F7 Ultra, Poco F7 Pro, Poco F7, Poco F6 Pro, Poco F6, Poco F5 Pro, Poco F5
      Poco F4 GT, Poco F4, Poco F3, Poco F2 Pro
      Poco X8 Pro Max, Poco X8 Pro
      Poco X7 Pro, Poco X7, Poco X6 Pro, Poco X6, Poco X5 Pro, Poco X5
      Poco X4 Pro, Poco X4 GT, Poco X3 Pro, Poco X3 GT, Poco X3 NFC
      Poco M8 Pro, Poco M8
      Poco M7 Pro, Poco M7, Poco M6 Pro, Poco M6, Poco M5s, Poco M5
      Poco M4 Pro, Poco M4, Poco M3 Pro, Poco M3
      Poco C85, Poco C75, Poco C71, Poco C65, Poco C61, Poco C55, Poco C51, Poco C40
    `),
  },
  {
    slug: 'airpods',
    displayName: 'Airpods',
    kind: 'earphones',
    caseTypes: earphoneCaseTypes,
    models: namesIn('AirPods 4, AirPods Pro 2, AirPods 3, AirPods Pro, AirPods 1/2'),
  },
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
/** Brand of each model, and its rank in the table. */
const listedModels = new Map<string, { readonly brand: string; readonly rank: number }>(
  brands
    .flatMap(({ slug, models }) => models.map((model) => ({ brand: slug as string, model })))
    .map(({ brand, model }, rank) => [model, { brand, rank }]),
)

/**
 * Brand of an address. The match is exact: `techno` is Tecno, `tecno` is unknown (rule:
 * brand-slugs).
 */
export function brandBySlug(slug: string): Brand | undefined {
  return brandsBySlug.get(slug)
}

/** Brand of a display name, ignoring case and outer spaces (rule: brand-or-search). */
export function brandByDisplayName(name: string): Brand | undefined {
  return brandsByName.get(name.trim().toLowerCase())
}

/** Slug of a model's brand; undefined for an unknown model. */
export function brandOfModel(model: string): string | undefined {
  return listedModels.get(model)?.brand
}

/** Whether the brand offers this case type. */
export function isCaseTypeOf(brand: Brand, type: string): type is CaseType {
  return brand.caseTypes.some((offered) => offered === type)
}

/**
 * Models in sales order: that of the table, then unknown ones (retired, rule: brand-change) by
 * name. `brand` null means the whole catalogue, brand after brand.
 */
export function inSalesOrder(brand: Brand | null, models: readonly string[]): string[] {
  const ranked = models.map((model) => {
    const listed = listedModels.get(model)
    const isKnown = listed && (brand === null || listed.brand === brand.slug)
    return { model, rank: isKnown ? listed.rank : Infinity }
  })
  return ranked
    .sort((a, b) => (a.rank === b.rank ? a.model.localeCompare(b.model, 'en') : a.rank - b.rank))
    .map(({ model }) => model)
}

/** Splits a text at commas and line breaks. */
function namesIn(text: string): readonly string[] {
  return text
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

import type { BrandName, BrandSlug } from '#domain/catalogue/brands.ts'

/**
 * The brands that the footer names. Written out, because the table of brands comes with hundreds of
 * models that most pages have no use for; a test holds the two together.
 */
export const footerBrands = [
  { slug: 'iphone', name: 'iPhone' },
  { slug: 'samsung', name: 'Samsung Galaxy' },
  { slug: 'vivo', name: 'Vivo' },
] as const satisfies readonly { readonly slug: BrandSlug; readonly name: BrandName }[]

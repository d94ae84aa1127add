import type { BrandSlug } from '#domain/catalogue/brands.ts'
import type { PhoneRange } from '#studio/phones/range.ts'

/** Each brand's phones are a file of their own: a shopper fetches those of one. */
const ranges: Readonly<Partial<Record<BrandSlug, () => Promise<PhoneRange>>>> = {
  iphone: async () => (await import('#studio/phones/iphone.ts')).iphone,
  samsung: async () => (await import('#studio/phones/samsung.ts')).samsung,
  vivo: async () => (await import('#studio/phones/vivo.ts')).vivo,
  techno: async () => (await import('#studio/phones/tecno.ts')).tecno,
  infinix: async () => (await import('#studio/phones/infinix.ts')).infinix,
  googlepixel: async () => (await import('#studio/phones/pixel.ts')).pixel,
  xiaomi: async () => (await import('#studio/phones/xiaomi.ts')).xiaomi,
}

/** The phones of a brand; of one that nobody has drawn, plain ones. */
export async function phonesOf(brand: string): Promise<PhoneRange> {
  const fetched = ranges[brand as BrandSlug]?.()
  return fetched ?? (await import('#studio/phones/plain.ts')).plain
}

import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { infinix } from './infinix.ts'
import { iphone } from './iphone.ts'
import type { Phone } from './phone.ts'
import { pixel } from './pixel.ts'
import { plain } from './plain.ts'
import { type PhoneRange, phoneIn } from './range.ts'
import { samsung } from './samsung.ts'
import { tecno } from './tecno.ts'
import { vivo } from './vivo.ts'
import { xiaomi } from './xiaomi.ts'

/** The phones of the brands that are drawn. */
export const ranges: Readonly<Partial<Record<BrandSlug, PhoneRange>>> = {
  iphone,
  samsung,
  vivo,
  techno: tecno,
  infinix,
  googlepixel: pixel,
  xiaomi,
}

/**
 * The body and camera of a model. A model nobody listed looks like its brand's usual one, a brand
 * nobody has drawn has plain phones.
 */
export function phoneOfModel(brand: BrandSlug, model: string): Phone {
  return phoneIn(ranges[brand] ?? plain, model)
}

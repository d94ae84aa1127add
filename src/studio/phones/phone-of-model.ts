import type { BrandSlug } from '#domain/catalogue/brands.ts'
import infinix from './infinix.json' with { type: 'json' }
import iphone from './iphone.json' with { type: 'json' }
import type { Phone } from './phone.ts'
import { type PhoneTable, phoneIn } from './phone-table.ts'
import pixel from './pixel.json' with { type: 'json' }
import plain from './plain.json' with { type: 'json' }
import samsung from './samsung.json' with { type: 'json' }
import tecno from './tecno.json' with { type: 'json' }
import vivo from './vivo.json' with { type: 'json' }
import xiaomi from './xiaomi.json' with { type: 'json' }

/** The phones of the brands that are drawn. The compiler sees no rows in JSON; a test does. */
export const phoneTables = {
  iphone,
  samsung,
  vivo,
  techno: tecno,
  infinix,
  googlepixel: pixel,
  xiaomi,
} as unknown as Readonly<Partial<Record<BrandSlug, PhoneTable>>>

/** The phones of a brand that nobody has drawn: two lenses in an upright pill. */
export const plainPhones = plain as unknown as PhoneTable

/**
 * The body and camera of a model. A model nobody listed looks like its brand's usual one, a brand
 * nobody has drawn has plain phones.
 */
export function phoneOfModel(brand: BrandSlug, model: string): Phone {
  return phoneIn(phoneTables[brand] ?? plainPhones, model)
}

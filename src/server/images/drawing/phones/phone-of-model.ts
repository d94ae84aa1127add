import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { infinix } from './infinix.ts'
import { iphone } from './iphone.ts'
import type { Phone } from './phone.ts'
import { pixel } from './pixel.ts'
import { samsung } from './samsung.ts'
import { tecno } from './tecno.ts'
import { vivo } from './vivo.ts'
import { xiaomi } from './xiaomi.ts'

export type PhoneBrand = Exclude<BrandSlug, 'airpods'>

const byBrand: Readonly<Record<PhoneBrand, (model: string) => Phone>> = {
  iphone,
  samsung,
  vivo,
  techno: tecno,
  infinix,
  googlepixel: pixel,
  xiaomi,
}

/** The body and camera of a model; a model nobody listed looks like its brand's usual one. */
export function phoneOfModel(brand: PhoneBrand, model: string): Phone {
  return byBrand[brand](model)
}

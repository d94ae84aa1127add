import type { BrandSlug } from '#domain/catalogue/brands.ts'
import { airpods } from './airpods.ts'
import type { BrandFamilies } from './family.ts'
import { infinix } from './infinix.ts'
import { iphone } from './iphone.ts'
import { pixel } from './pixel.ts'
import { samsung } from './samsung.ts'
import { tecno } from './tecno.ts'
import { vivo } from './vivo.ts'
import { xiaomi } from './xiaomi.ts'

/** The brands that the demo shop stocks; it has nothing of any other. */
export const familiesOfBrand: Readonly<Partial<Record<BrandSlug, BrandFamilies>>> = {
  iphone,
  samsung,
  vivo,
  techno: tecno,
  infinix,
  googlepixel: pixel,
  xiaomi,
  airpods,
}

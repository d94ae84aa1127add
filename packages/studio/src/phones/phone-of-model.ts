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

/** Phones of the brands with drawings. JSON rows are not type-checked; a test validates them. */
export const phoneTables = {
  iphone,
  samsung,
  vivo,
  techno: tecno,
  infinix,
  googlepixel: pixel,
  xiaomi,
} as unknown as Readonly<Record<string, PhoneTable>>

/** Default phones of a brand without drawings: two lenses in a vertical pill. */
export const plainPhones = plain as unknown as PhoneTable

/**
 * Returns the body and camera of a model. An unlisted model has its brand's default; a brand
 * without drawings has plain phones.
 */
export function phoneOfModel(brand: string, model: string): Phone {
  return phoneIn(tableOf(brand) ?? plainPhones, model)
}

/** Models of a brand that have a row of their own; none for a brand without drawings. */
export function modelsOf(brand: string): readonly string[] {
  return tableOf(brand)?.models.map(([model]) => model) ?? []
}

/** Table of a brand (own properties only: a caller may send any name). */
function tableOf(brand: string): PhoneTable | undefined {
  return Object.hasOwn(phoneTables, brand) ? phoneTables[brand] : undefined
}

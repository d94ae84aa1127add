import type { PhoneTable } from '#studio/phones/phone-table.ts'

/** One chunk per brand: a shopper fetches the phones of one. */
const tables: Readonly<Partial<Record<string, () => Promise<{ readonly default: unknown }>>>> = {
  iphone: () => import('#studio/phones/iphone.json'),
  samsung: () => import('#studio/phones/samsung.json'),
  vivo: () => import('#studio/phones/vivo.json'),
  techno: () => import('#studio/phones/tecno.json'),
  infinix: () => import('#studio/phones/infinix.json'),
  googlepixel: () => import('#studio/phones/pixel.json'),
  xiaomi: () => import('#studio/phones/xiaomi.json'),
}

/** Phones of a brand; generic ones for a brand without drawings. */
export async function phonesOf(brand: string): Promise<PhoneTable> {
  const fetched = tables[brand]?.() ?? import('#studio/phones/plain.json')
  return (await fetched).default as PhoneTable
}

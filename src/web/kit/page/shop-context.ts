import { createContext, useContext, useEffect, useState } from 'react'
import type { Shop } from '#domain/contract/shop.ts'
import type { Language } from '#domain/languages.ts'

export interface PageShop extends Shop {
  /** Languages of its pages, where there are several. */
  readonly languages?: readonly Language[]
}

const ShopContext = createContext<PageShop | null>(null)

export const ShopProvider = ShopContext.Provider

/** The shop's public facts: name, handle, wallets. */
export function useShop(): PageShop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}

let show: (shop: Shop) => void = () => undefined

/** Re-renders the page with new facts: an admin sees saved ones without a reload. */
export function showShop(shop: Shop): void {
  show(shop)
}

/** The facts for the page’s provider: those of the document until `showShop` replaces them. */
export function useShownShop(ofDocument: PageShop): PageShop {
  const [shop, setShop] = useState(ofDocument)
  useEffect(() => {
    show = (facts) => setShop((before) => ({ ...before, ...facts }))
  }, [])
  return shop
}

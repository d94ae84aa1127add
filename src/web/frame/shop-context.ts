import { createContext, useContext, useEffect, useState } from 'react'
import type { Shop } from '#domain/contract/shop.ts'
import type { Language } from '#domain/languages.ts'

const ShopContext = createContext<Shop | null>(null)

export const ShopProvider = ShopContext.Provider

/** The shop's public facts: name, handle, wallets. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}

const Languages = createContext<readonly Language[]>([])

export const LanguagesProvider = Languages.Provider

/** Whether the shop's pages can be read in another language, too. */
export const useIsBilingual = () => useContext(Languages).length > 1

let show: (shop: Shop) => void = () => undefined

/** Re-renders the page with other facts: who has saved some sees them without a reload. */
export function showShop(shop: Shop): void {
  show(shop)
}

/** The facts for the page's provider: those of its document until `showShop` replaces them. */
export function useShownShop(ofDocument: Shop): Shop {
  const [shop, setShop] = useState(ofDocument)
  useEffect(() => {
    show = setShop
  }, [])
  return shop
}

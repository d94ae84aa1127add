import { createContext, useContext } from 'react'
import type { Shop } from '#domain/contract/shop.ts'

const ShopContext = createContext<Shop | null>(null)

export const ShopProvider = ShopContext.Provider

/** The shop's public facts: name, handle, wallets. */
export function useShop(): Shop {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}

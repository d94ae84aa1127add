import { useEffect, useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { MOST_AT_ONCE } from '#domain/orders/bulk/bulk.ts'
import { send } from '#web/kit/api/send.ts'

/** Packing slips to print. */
export interface Slips {
  readonly orders: readonly Order[]
  readonly hasPrices: boolean
  /** Opens the print dialog with a slip per order. Rejects with an `ApiError`. */
  readonly print: (ids: readonly string[], hasPrices: boolean) => Promise<void>
}

const none = { orders: [], hasPrices: true } as const

/** Loads the selected orders in batches, prints a slip for each, then removes the slips. */
export function useSlips(): Slips {
  const [slips, setSlips] = useState<Pick<Slips, 'orders' | 'hasPrices'>>(none)
  useEffect(() => {
    if (slips.orders.length === 0) return
    const forget = () => setSlips(none)
    addEventListener('afterprint', forget)
    print()
    return () => removeEventListener('afterprint', forget)
  }, [slips])
  return {
    ...slips,
    async print(ids, hasPrices) {
      const orders: Order[] = []
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
        const body = { ids: ids.slice(from, from + MOST_AT_ONCE) }
        orders.push(...(await send('listNamedOrders', { body })).orders)
      }
      setSlips({ orders, hasPrices })
    },
  }
}

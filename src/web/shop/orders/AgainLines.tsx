import { useState } from 'react'
import type { Cart, LineAgain } from '#domain/contract/cart.ts'
import { t } from '#messages'
import { failureOf } from '#web/kit/api/failure.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { isKnown } from '#web/kit/store/store.ts'
import { LinePhone } from '#web/shop/cart/LinePhone.tsx'
import { type LineState, lineStates, myCart } from '#web/shop/cart/my-cart.ts'
import { cartEntry } from '#web/shop/store/cart.ts'

/** Lines of the cart that an order has put there, each with a press that changes its phone (rule: order-again). */
export function AgainLines({ lines }: { readonly lines: readonly LineAgain[] }) {
  const entry = cartEntry()
  return isKnown(entry) && <OfCart cart={entry.use()} lines={lines} />
}

function OfCart({ cart, lines }: { readonly cart: Cart; readonly lines: readonly LineAgain[] }) {
  const all = lineStates(cart, null)
  const [keys, setKeys] = useState(() =>
    all.filter(({ line }) => lines.some((again) => isSame(again, line))).map(({ key }) => key),
  )
  const move = async ({ key, line }: LineState, to: Parameters<typeof myCart.move>[1]) => {
    try {
      const moved = await myCart.move(line, to)
      setKeys(keys.map((each) => (each === key ? moved : each)))
      announce(t.summary.lineOfModel({ product: line.product.name, model: to.selectedModel ?? '' }))
    } catch (error) {
      toast.failure(failureOf(error, t.cart.notMoved))
    }
  }
  return (
    <ul className="grid gap-2 text-ink text-sm">
      {all
        .filter(({ key }) => keys.includes(key))
        .map((state) => (
          <li key={state.key} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-1">
            <span className="font-semibold">{state.line.product.name}</span>
            <LinePhone line={state.line} onMove={(to) => void move(state, to)} />
          </li>
        ))}
    </ul>
  )
}

function isSame(again: LineAgain, { product, selectedModel, customName }: LineState['line']) {
  return (
    again.product === product._id &&
    again.selectedModel === selectedModel &&
    again.customName === customName
  )
}

import '#web/kit/order-ui/order-calls.ts'
import { useState } from 'react'
import type { LineAgain } from '#domain/contract/cart.ts'
import type { Order } from '#domain/contract/orders.ts'
import { formatMoney, paisaFromRupees } from '#domain/money.ts'
import { awaitsProof } from '#domain/orders/proof.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { proofOf } from '#web/kit/order-ui/order-proof.ts'
import { currentUser, ensureGuestSessionId, useSession } from '#web/kit/session/session.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { FailureText } from '#web/kit/ui/blocks/FailureText.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { Notice, type NoticeTone } from '#web/kit/ui/Notice.tsx'
import { cartEntry, changeCart } from '#web/shop/store/cart.ts'

const AgainLines = lazyComponent(async () => (await import('./AgainLines.tsx')).AgainLines, {
  sentences: ['cart', 'summary'],
})

/**
 * Button that puts an order into the cart, with the result of each line; none while the order still
 * has to be paid for (rule: order-again).
 */
export function OrderAgain({ order }: { readonly order: Order }) {
  const { _id: id, access } = order
  const user = useSession()
  const [lines, setLines] = useState<readonly LineAgain[] | null>(null)
  const { isPending, failure, run } = useAction({
    run: async () => {
      setLines(null)
      setLines(await orderAgain(id))
    },
    fallback: t.orders.againFailed,
  })
  if (access === 'masked' || user?.isAdmin || awaitsProof(order)) return null
  return (
    <>
      <Button
        kind="secondary"
        icon="refresh"
        busy={isPending}
        onClick={run}
        className="grow sm:grow-0"
      >
        <span>{t.orders.again({ number: shortOrderId(id), hidden: hiddenText })}</span>
      </Button>
      {failure && (
        <Notice tone="danger" isAlert className="basis-full">
          <FailureText {...failure} />
        </Notice>
      )}
      {lines && <Result lines={lines} />}
    </>
  )
}

/** Ref callback of stable identity: React would call an inline one at every render. */
export const focusElement = (element: HTMLElement | null) => element?.focus()

function Result({ lines }: { readonly lines: readonly LineAgain[] }) {
  const { tone, title, remarks, isInCart } = againWords(lines)
  return (
    <div ref={focusElement} tabIndex={-1} className="basis-full rounded-card">
      <Notice tone={tone} {...(isInCart && { icon: 'cart' })} title={title}>
        {remarks.length > 0 && (
          <ul className="grid gap-1 text-ink">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
        {isInCart && <AgainLines lines={lines} />}
        <div className="mt-2">
          <LinkButton to={isInCart ? paths.cart() : paths.products()}>
            {isInCart ? t.orders.viewCart : t.orders.allCases}
          </LinkButton>
        </div>
      </Notice>
    </div>
  )
}

/** @throws ApiError */
async function orderAgain(id: string): Promise<readonly LineAgain[]> {
  if (!currentUser()) ensureGuestSessionId()
  const entry = cartEntry()
  return changeCart(async () => {
    const { cart, lines } = await send('orderAgain', { params: { id } }, proofOf(id))
    entry.put(cart)
    return lines
  })
}

/** Text of the result of ordering again, line by line (rule: order-again). */
export function againWords(lines: readonly LineAgain[]) {
  const all = piecesOf(lines)
  const count = piecesOf(lines.filter(({ priceToday }) => priceToday !== null))
  const remarks = lines.flatMap((line) => remarkOn(line) ?? [])
  const result = (tone: NoticeTone, title: string) => ({
    tone,
    title,
    remarks,
    isInCart: count > 0,
  })
  if (count === 0) return result('warning', t.orders.nothingSold)
  if (count < all) return result('warning', t.orders.someInCart({ count, all }))
  return result(remarks.length > 0 ? 'info' : 'success', t.orders.inCart({ count }))
}

const piecesOf = (lines: readonly LineAgain[]) => lines.reduce((sum, { qty }) => sum + qty, 0)

function remarkOn({ name, selectedModel, fate, price, priceToday }: LineAgain): string | null {
  switch (fate) {
    case 'gone':
      return t.orders.gone({ name })
    case 'model-gone':
      return t.orders.againModelGone({ name, model: selectedModel })
    case 'repriced':
      return t.orders.repriced({ name, before: rupees(price), now: rupees(priceToday ?? price) })
    case 'same':
      return null
  }
}

/** Uses a no-break space, so that an amount never wraps. */
function rupees(amount: number): string {
  return formatMoney(paisaFromRupees(amount)).replaceAll(' ', '\u00A0')
}

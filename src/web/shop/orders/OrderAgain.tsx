import { useEffect, useRef, useState } from 'react'
import type { LineAgain } from '#domain/contract/again.ts'
import type { Order } from '#domain/contract/orders.ts'
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
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { cartEntry, changeCart } from '#web/shop/store/cart.ts'
import { againWords } from './again-words.ts'

/**
 * Button to order again, for a visitor with full access, unless the order still has to be paid for
 * (rule: order-again). Its result takes a line of its own.
 */
export function OrderAgain({ order }: { readonly order: Order }) {
  const user = useSession()
  if (order.access === 'masked' || user?.isAdmin || awaitsProof(order)) return null
  return <AgainButton id={order._id} />
}

/** Button that puts the order into the cart, with the result of each line. */
function AgainButton({ id }: { readonly id: string }) {
  const [lines, setLines] = useState<readonly LineAgain[] | null>(null)
  const { isPending, failure, run } = useAction({
    run: async () => {
      setLines(null)
      setLines(await orderAgain(id))
    },
    fallback: t.orders.againFailed,
  })
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

function Result({ lines }: { readonly lines: readonly LineAgain[] }) {
  const { tone, title, remarks, isInCart } = againWords(lines)
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div ref={result} tabIndex={-1} className="basis-full rounded-card">
      <Notice tone={tone} {...(isInCart && { icon: 'cart' })} title={title}>
        {remarks.length > 0 && (
          <ul className="grid gap-1 text-ink">
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        )}
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

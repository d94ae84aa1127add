import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { deliveryNudge, nudgeWords, totalsOf } from '#domain/cart/totals.ts'
import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import { piecePrices } from '#domain/catalogue/pricing.ts'
import type { Cart } from '#domain/contract/cart.ts'
import type { Product } from '#domain/contract/products.ts'
import { paths } from '#domain/paths.ts'
import { t } from '#messages'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { NameOnCase } from '#web/kit/ui/blocks/NameOnCase.tsx'
import { ProductName } from '#web/kit/ui/blocks/ProductName.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { piecesIn } from '#web/shop/store/cart.ts'

export interface AddedNoteProps {
  /** Title of its toast, by which it is dismissed. */
  readonly title: string
  readonly product: Product
  readonly model: string
  /** '' for a case without one. */
  readonly customName: string
  readonly quantity: number
  readonly cart: Cart
}

/**
 * The added case, the cart's subtotal, and the distance to free shipping. On a phone the toast is a sheet
 * from below with two buttons; Escape and a press beside the sheet close it. The focus doesn't move.
 */
export function AddedNote({ title, product, model, customName, quantity, cart }: AddedNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  const close = () => toast.dismiss(title)
  // The sheet's own button disappears with it; the focus returns to the pressed one.
  const [opener] = useState(() => document.activeElement)
  const keepShopping = () => {
    close()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  useLightDismiss(note, close)
  // Its picture has the name on it.
  const line = cart.items.find(
    (item) =>
      item.product._id === product._id &&
      item.selectedModel === model &&
      item.customName === customName.trim(),
  )
  const { quantity: pieces, subtotal } = totalsOf(
    cart.items
      .filter(({ unavailable }) => !unavailable)
      .map((item) => ({ ...piecePrices(item.product), quantity: item.qty })),
  )
  return (
    <div ref={note} className="grid gap-4">
      <div className="flex items-center gap-3 pb-1 max-sm:gap-4">
        <div className="w-14 shrink-0 max-sm:w-18">
          <Thumbnail path={line?.product.image[0] ?? pictureOf(product, model)} width={72} />
        </div>
        <div className="min-w-0 text-sm leading-tight">
          <p className="font-medium">
            <ProductName>{product.name}</ProductName>
          </p>
          <p className="text-muted">
            {model} · {t.cart.pieces({ count: quantity })}
          </p>
          <NameOnCase name={customName} caseType={product.caseType} />
          <p className="mt-2">
            {t.cart.inYourCart({
              count: pieces,
              amount: <Money amount={subtotal} />,
              strong: (content) => <span className="font-semibold">{content}</span>,
            })}
          </p>
          <p className="mt-1 font-medium text-save">
            {nudgeWords()[deliveryNudge(piecesIn(cart))]}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:hidden">
        <Button kind="secondary" onClick={keepShopping}>
          {t.cart.keepShopping}
        </Button>
        <LinkButton to={paths.cart()} onClick={close}>
          {t.product.viewCart}
        </LinkButton>
      </div>
    </div>
  )
}

/** Closes the toast on Escape, and on a press beside it where the stylesheet makes it a sheet (ToastLine). */
function useLightDismiss(note: RefObject<HTMLElement | null>, close: () => void): void {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const closeBeside = ({ target }: Event) => {
      const isBeside = target instanceof Node && !note.current?.closest('li')?.contains(target)
      if (isBeside && matchMedia('(width < 40rem)').matches) dismiss()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss()
    }
    addEventListener('pointerdown', closeBeside, { signal })
    addEventListener('keydown', closeOnEscape, { signal })
    return () => listening.abort()
  }, [note])
}

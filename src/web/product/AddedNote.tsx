import { useEffect, useRef } from 'react'
import { deliveryNudge, nudgeWords, totalsOf } from '#domain/cart/totals.ts'
import { pictureOf } from '#domain/catalogue/designs/pictures-of.ts'
import type { Cart } from '#domain/contract/cart.ts'
import type { Product } from '#domain/contract/products.ts'
import { paisaFromRupees } from '#domain/money.ts'
import { paths } from '#domain/paths.ts'
import { toast } from '#web/feedback/toast.ts'
import { piecesIn } from '#web/store/cart.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { NameOnCase } from '#web/ui/blocks/NameOnCase.tsx'
import { Money } from '#web/ui/Money.tsx'
import { Picture } from '#web/ui/Picture.tsx'

interface AddedNoteProps {
  readonly product: Product
  readonly model: string
  /** '' for a case without one. */
  readonly customName: string
  /** Pieces that were added. */
  readonly quantity: number
  /** As it is now. */
  readonly cart: Cart
}

/** The toast that the note belongs to. */
const ADDED = 'Added to cart!'

const close = () => toast.dismiss(ADDED)

/**
 * The added case, what the cart comes to, and the distance to free shipping. On a phone the toast is a sheet
 * from below with ways on, which Escape and a press beside it close; the focus stays where it was.
 */
export function AddedNote({ product, model, customName, quantity, cart }: AddedNoteProps) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      const sheet = note.current?.closest('li')
      if (isPhone() && target instanceof Node && !sheet?.contains(target)) close()
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close()
    }
    addEventListener('pointerdown', closeBeside)
    addEventListener('keydown', closeOnEscape)
    return () => {
      removeEventListener('pointerdown', closeBeside)
      removeEventListener('keydown', closeOnEscape)
    }
  }, [])
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
      .map((item) => ({ listPrice: paisaFromRupees(item.product.price), quantity: item.qty })),
  )
  return (
    <div ref={note} className="grid gap-4">
      <div className="flex items-center gap-3 pb-1 max-sm:gap-4">
        <Picture
          path={line?.product.image[0] ?? pictureOf(product, model)}
          alt=""
          sizes="72px"
          className="aspect-4/5 w-14 shrink-0 rounded-control border border-hairline object-cover max-sm:w-18"
        />
        <div className="min-w-0 text-sm leading-tight">
          <p className="font-medium">{product.name}</p>
          <p className="text-muted">
            {model} · {piecesWords(quantity)}
          </p>
          <NameOnCase name={customName} />
          <p className="mt-2">
            In your cart: {piecesWords(pieces)},{' '}
            <span className="font-semibold">
              <Money amount={subtotal} />
            </span>
          </p>
          <p className="mt-1 font-medium text-save">{nudgeWords[deliveryNudge(piecesIn(cart))]}</p>
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:hidden">
        <Button kind="secondary" onClick={close}>
          Keep shopping
        </Button>
        <LinkButton to={paths.cart()} onClick={close}>
          View cart
        </LinkButton>
      </div>
    </div>
  )
}

/** Whether the toast is a sheet, as the stylesheet makes it (ToastLine). */
const isPhone = () => matchMedia('(width < 40rem)').matches

const piecesWords = (pieces: number) => `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`

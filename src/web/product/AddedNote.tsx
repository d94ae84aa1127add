import { deliveryNudge, nudgeWords } from '#domain/cart/totals.ts'
import { pictureOf } from '#domain/catalogue/designs/pictures-of.ts'
import type { Cart } from '#domain/contract/cart.ts'
import type { Product } from '#domain/contract/products.ts'
import { piecesIn } from '#web/store/cart.ts'
import { NameOnCase } from '#web/ui/blocks/NameOnCase.tsx'
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

/** The added case, and the distance to free shipping. */
export function AddedNote({ product, model, customName, quantity, cart }: AddedNoteProps) {
  // Its picture has the name on it.
  const line = cart.items.find(
    (item) =>
      item.product._id === product._id &&
      item.selectedModel === model &&
      item.customName === customName.trim(),
  )
  return (
    <div className="flex items-center gap-3 pb-1">
      <Picture
        path={line?.product.image[0] ?? pictureOf(product, model)}
        alt=""
        sizes="56px"
        className="aspect-4/5 w-14 shrink-0 rounded-control border border-hairline object-cover"
      />
      <div className="min-w-0 text-sm leading-tight">
        <p className="font-medium">{product.name}</p>
        <p className="text-muted">
          {model} · {quantity} {quantity === 1 ? 'piece' : 'pieces'}
        </p>
        <NameOnCase name={customName} />
        <p className="mt-1 font-medium text-save">{nudgeWords[deliveryNudge(piecesIn(cart))]}</p>
      </div>
    </div>
  )
}

import { deliveryNudge } from '#domain/cart/totals.ts'
import { pictureOf } from '#domain/catalogue/designs/drawn-picture.ts'
import type { Prices } from '#domain/catalogue/pricing.ts'
import { nameParts } from '#domain/catalogue/shelves.ts'
import type { CartLine } from '#domain/contract/cart.ts'
import type { Product } from '#domain/contract/products.ts'
import { paths, productAddress } from '#domain/paths.ts'
import { t } from '#messages'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useRead } from '#web/kit/store/use-read.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { Price } from '#web/kit/ui/blocks/Price.tsx'
import { Thumbnail } from '#web/kit/ui/blocks/Thumbnail.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { useIsOnline } from '#web/shop/frame/OfflineBanner.tsx'
import { changeCart, sendCart } from '#web/shop/store/cart.ts'
import type { LineState } from './my-cart.ts'

/** Suggested cases, online, if one more piece makes shipping free. Their space is reserved. */
export function CartSuggestions({ lines }: { readonly lines: readonly LineState[] }) {
  const isOnline = useIsOnline()
  const [only, ...others] = lines.filter(({ line }) => !line.unavailable)
  if (!isOnline || !only || others.length > 0 || deliveryNudge(only.quantity) !== 'add-one-more')
    return null
  return <SuggestedCases key={only.key} {...only.line} />
}

/** Positions of the suggestions: two are a choice, more would be a list. */
const positions = ['first', 'second'] as const

type Suggestion = Prices &
  Pick<Product, '_id' | 'slug' | 'name' | 'image' | 'imageModels' | 'takesName'>

/**
 * Two cases for the phone of the only line, added by one press, or linked if they take a name; a
 * link to the brand without any.
 */
function SuggestedCases({ product, selectedModel }: CartLine) {
  const found = useOthersFor(product._id, selectedModel)
  if (found?.length === 0) {
    return (
      <Link
        to={paths.brand(product.brandSlug)}
        className="flex min-h-11 items-center font-semibold text-plum underline-offset-4 hover:underline"
      >
        {t.cart.moreOfBrand({ brand: product.brand })}
      </Link>
    )
  }
  return (
    <div className="grid gap-2">
      <p id="suggested" className="heading font-bold text-lg tracking-tight">
        {t.cart.moreForModel({ model: selectedModel })}
      </p>
      <ul
        aria-labelledby="suggested"
        aria-busy={found === null || undefined}
        className="grid gap-2 sm:grid-cols-2"
      >
        {found?.map((suggestion) => (
          <SuggestionRow key={suggestion._id} suggestion={suggestion} model={selectedModel} />
        )) ?? positions.map((position) => <li key={position} className={row} />)}
      </ul>
    </div>
  )
}

const row =
  'flex min-h-21 flex-wrap items-center gap-3 rounded-card border border-hairline bg-white p-2'

function SuggestionRow({
  suggestion,
  model,
}: {
  readonly suggestion: Suggestion
  readonly model: string
}) {
  const { _id, slug, name, takesName } = suggestion
  const { isPending, failure, run } = useAction({
    run: async () => {
      const body = { productId: _id, quantity: 1, selectedModel: model }
      await changeCart(() => sendCart('addToCart', { body }))
      toast.success(t.cart.added)
      // Shipping is free now, so the button disappears with the suggestions.
      focusHeading()
    },
    fallback: t.cart.notAdded,
  })
  return (
    <li className={row}>
      {/* A fixed width avoids a layout shift when the picture arrives. */}
      <div className="w-12 shrink-0">
        <Thumbnail path={pictureOf(suggestion, model)} width={48} />
      </div>
      <div className="grid flex-[1_1_7rem] gap-0.5 text-sm leading-tight">
        <Link
          to={productAddress(slug, model)}
          className="font-semibold underline-offset-4 hover:text-plum hover:underline"
        >
          {nameParts(name).design}
        </Link>
        <Price product={suggestion} layout="suggestion" />
        <ActionFailure id={`add-${_id}`} failure={failure} />
      </div>
      {takesName ? (
        <LinkButton kind="secondary" to={productAddress(slug, model)} className="px-4">
          {t.cart.nameIt({ name, model, rest: hiddenText })}
        </LinkButton>
      ) : (
        <Button kind="secondary" busy={isPending} onClick={() => run()} className="px-4">
          {t.cart.add({ name, model, rest: hiddenText })}
        </Button>
      )}
    </li>
  )
}

/** Other products that fit the model; null until they are read, none after a failure. */
function useOthersFor(id: string, model: string): readonly Suggestion[] | null {
  const reading = useRead(`${id} ${model}`, async (signal) => {
    const request = { params: { id }, query: { model } }
    const { products } = await send('listRelatedProducts', request, { signal })
    const fitting = products.filter(({ deviceModels }) => deviceModels.includes(model))
    return fitting.slice(0, positions.length)
  })
  if (reading === null) return null
  return 'value' in reading ? reading.value : []
}

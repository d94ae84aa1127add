import { deliveryNudge } from '#domain/cart/totals.ts'
import { caseTypes } from '#domain/catalogue/brands.ts'
import { caseTypeLabel } from '#domain/catalogue/case-types.ts'
import { terms } from '#domain/terms.ts'
import { currentLanguage, t } from '#messages'
import font from '#web/kit/styles/figtree-english.woff2?url'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { lineLook } from '#web/shop/cart/CartLineRow.tsx'
import { suggestionsRoom } from '#web/shop/cart/CartSuggestions.tsx'
import { DeliveryNudge } from '#web/shop/cart/DeliveryNudge.tsx'

/** Labels of the case types by their stored words, as JSON; English pages show these words. */
function caseTypeLabels(): string | undefined {
  if (currentLanguage() === 'en') return undefined
  return JSON.stringify(Object.fromEntries(caseTypes.map((type) => [type, caseTypeLabel(type)])))
}

/**
 * Skeleton of a cart, which fill-cart-skeleton.ts fills with names and quantities before scripts
 * are loaded. Prices and buttons come with hydration.
 */
export function SkeletonContent() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10">
      {/*
       * Preloads the font: the text is inserted late enough for it to have loaded, and then doesn't
       * shift.
       */}
      <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
      <div className="grid gap-4">
        {[1, terms.freeDeliveryFrom].map((pieces) => (
          <div key={pieces} data-pieces={pieces} hidden className="grid gap-4">
            <DeliveryNudge quantity={pieces} />
            {deliveryNudge(pieces) === 'add-one-more' && <Skeleton className={suggestionsRoom} />}
          </div>
        ))}
        <template id="skeleton-line" data-case-types={caseTypeLabels()}>
          <li className={`${lineLook} border-hairline`}>
            <Skeleton className="row-span-2 aspect-4/5" />
            <div className="grid content-start gap-0.5 pb-9">
              <p className="me-12 text-balance font-semibold text-base" data-of="name" />
              <p className="text-sm" data-of="model" />
              <p className="wrap-anywhere text-sm" data-of="customName">
                {t.common.nameOnCase({
                  name: '',
                  printed: () => <bdi className="font-semibold" />,
                })}
              </p>
              <p className="text-muted text-xs" data-of="caseType" />
            </div>
            <Skeleton className="col-start-2 h-11" />
          </li>
        </template>
        <ul className="grid gap-3" />
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  )
}

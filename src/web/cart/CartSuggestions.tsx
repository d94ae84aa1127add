import { Suspense } from 'react'
import { deliveryNudge } from '#domain/cart/totals.ts'
import { useIsOnline } from '#web/frame/OfflineBanner.tsx'
import { optionalPart } from '#web/ui/optional-part.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ShownLine } from './cart-lines.ts'

/** Only a cart with a single piece has them, so that they come for it alone. */
const SuggestedCases = optionalPart(
  async () => (await import('./SuggestedCases.tsx')).SuggestedCases,
)

/** As high as two cases are. */
export const suggestionsRoom = 'min-h-58 sm:min-h-35'

/**
 * What would make shipping free, while one more piece would; in room of its own from the beginning. A
 * cart that is read without a network is whole without them.
 */
export function CartSuggestions({ lines }: { readonly lines: readonly ShownLine[] }) {
  const isOnline = useIsOnline()
  const [only, ...others] = lines.filter(({ line }) => !line.unavailable)
  if (!isOnline || !only || others.length > 0 || deliveryNudge(only.quantity) !== 'add-one-more')
    return null
  return (
    <Suspense fallback={<Skeleton className={suggestionsRoom} />}>
      <SuggestedCases key={only.key} line={only.line} />
    </Suspense>
  )
}

import { deliveryNudge } from '#domain/cart/totals.ts'
import { useIsOnline } from '#web/frame/OfflineBanner.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ShownLine } from './cart-lines.ts'

/** As high as two cases are. */
export const suggestionsRoom = 'min-h-58 sm:min-h-35'

/** Only a cart with a single piece has them. */
const SuggestedCases = lazyComponent(
  async () => (await import('./SuggestedCases.tsx')).SuggestedCases,
  { fallback: <Skeleton className={suggestionsRoom} />, failed: () => null },
)

/**
 * What would make shipping free, while one more piece would; in room of its own from the beginning. A
 * cart that is read without a network is whole without them.
 */
export function CartSuggestions({ lines }: { readonly lines: readonly ShownLine[] }) {
  const isOnline = useIsOnline()
  const [only, ...others] = lines.filter(({ line }) => !line.unavailable)
  if (!isOnline || !only || others.length > 0 || deliveryNudge(only.quantity) !== 'add-one-more')
    return null
  return <SuggestedCases key={only.key} line={only.line} />
}

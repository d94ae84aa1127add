import { deliveryNudge } from '#domain/cart/totals.ts'
import { useIsOnline } from '#web/frame/OfflineBanner.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { ShownLine } from './cart-lines.ts'

/** Reserves the height of two cases. */
export const suggestionsRoom = 'min-h-58 sm:min-h-35'

const SuggestedCases = lazyComponent(
  async () => (await import('./SuggestedCases.tsx')).SuggestedCases,
  { fallback: <Skeleton className={suggestionsRoom} />, failed: () => null },
)

/**
 * Cases to add where one more piece makes shipping free; their space is reserved. Not shown offline.
 */
export function CartSuggestions({ lines }: { readonly lines: readonly ShownLine[] }) {
  const isOnline = useIsOnline()
  const [only, ...others] = lines.filter(({ line }) => !line.unavailable)
  if (!isOnline || !only || others.length > 0 || deliveryNudge(only.quantity) !== 'add-one-more')
    return null
  return <SuggestedCases key={only.key} line={only.line} />
}

import { deliveryNudge } from '#domain/cart/totals.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useIsOnline } from '#web/shop/frame/OfflineBanner.tsx'
import type { ShownLine } from './cart-lines.ts'

/** Reserves the height of two suggestions, to avoid a layout shift. */
export const suggestionsRoom = 'min-h-58 sm:min-h-35'

const SuggestedCases = lazyComponent(
  async () => (await import('./SuggestedCases.tsx')).SuggestedCases,
  { fallback: <Skeleton className={suggestionsRoom} />, failed: () => null },
)

/**
 * Suggested cases if one more piece makes shipping free. Their space is reserved; offline they are
 * not shown.
 */
export function CartSuggestions({ lines }: { readonly lines: readonly ShownLine[] }) {
  const isOnline = useIsOnline()
  const [only, ...others] = lines.filter(({ line }) => !line.unavailable)
  if (!isOnline || !only || others.length > 0 || deliveryNudge(only.quantity) !== 'add-one-more')
    return null
  return <SuggestedCases key={only.key} line={only.line} />
}

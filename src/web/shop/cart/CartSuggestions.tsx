import { deliveryNudge } from '#domain/cart/totals.ts'
import { useIsOnline } from '#web/shop/frame/OfflineBanner.tsx'
import type { ShownLine } from './cart-lines.ts'
import { SuggestedCases } from './SuggestedCases.tsx'

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

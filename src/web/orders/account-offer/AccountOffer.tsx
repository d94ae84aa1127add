import { useState } from 'react'
import type { Order } from '#domain/contract/orders.ts'
import { currentUser } from '#web/session/session.ts'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'

const AccountForm = lazyComponent(async () => (await import('./AccountForm.tsx')).AccountForm, {
  fallback: <Skeleton className="h-100 rounded-card sm:h-80" />,
  failed: () => null,
})

/** Offers a guest who sees their order whole to keep it in an account (rule: account-from-order). */
export function AccountOffer({ order }: { readonly order: Order }) {
  const [isGuest] = useState(() => currentUser() === null)
  if (!isGuest || !order.guestInfo || order.access === 'masked') return null
  return <AccountForm orderId={order._id} email={order.guestInfo.email} />
}

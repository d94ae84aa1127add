import { Link } from 'react-router'
import type { Insights } from '#domain/contract/insights.ts'
import { paths } from '#domain/paths.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { ShareBar } from '#web/kit/ui/ratings/ShareBar.tsx'
import { count } from '../frame/count.ts'
import { ordersWith } from '../frame/list-address.ts'
import { Change } from './Change.tsx'
import { PRODUCT_FIGURES_ID } from './ProductFigures.tsx'

type PurchaseFunnelProps = Pick<Insights, 'funnel' | 'isComparable'>

/** Funnel of a purchase: number of carts that reach each step, with advice for abandoned ones. */
export function PurchaseFunnel({ funnel, isComparable }: PurchaseFunnelProps) {
  const { carts, checkouts, orders, unpaid } = funnel
  const settled = { now: Math.max(0, orders.now - unpaid), before: 0 }
  const steps = [
    {
      name: 'Carts started',
      figure: carts,
      ended: Math.max(0, carts.now - checkouts.now),
      where: 'ended in the cart',
      to: `#${PRODUCT_FIGURES_ID}`,
      help: 'See which cases',
    },
    {
      name: 'Checkouts opened',
      figure: checkouts,
      ended: Math.max(0, checkouts.now - orders.now),
      where: 'ended at the checkout',
      to: paths.adminSettings(),
      help: 'Check what it says about payment and delivery',
    },
    {
      name: 'Orders placed',
      figure: orders,
      ended: unpaid,
      where: unpaid === 1 ? 'waits for its transfer' : 'wait for their transfer',
      to: ordersWith('Payment Pending', 'Payment Rejected'),
      help: 'See these orders',
    },
    { name: 'Paid, or cash on delivery', figure: settled, ended: 0, where: '', to: '', help: '' },
  ]
  const most = Math.max(1, ...steps.map(({ figure }) => figure.now))
  return (
    <Section card="usual" title="Where carts end">
      <ol className="grid gap-4">
        {steps.map(({ name, figure, ended, where, to, help }) => (
          <li key={name} className="grid gap-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="grow">{name}</span>
              {figure !== settled && <Change count={figure} isComparable={isComparable} />}
              <strong className="font-semibold tabular-nums">{count(figure.now)}</strong>
            </p>
            <ShareBar value={figure.now} of={most} className="h-2 bg-processing-tint text-plum" />
            {ended > 0 && (
              <p className="text-muted text-sm">
                {count(ended)} {where}.{' '}
                <Link
                  to={to}
                  className="inline-block min-h-6 font-semibold text-plum underline underline-offset-4"
                >
                  {help}
                </Link>
              </p>
            )}
          </li>
        ))}
      </ol>
    </Section>
  )
}

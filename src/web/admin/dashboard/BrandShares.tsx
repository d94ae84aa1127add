import { paisaFromRupees } from '#domain/money.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Money } from '#web/ui/Money.tsx'
import { ShareBar } from '#web/ui/ratings/ShareBar.tsx'
import { counted } from '../frame/count.ts'
import { NOTHING_SOLD } from './TopModels.tsx'

interface BrandSharesProps {
  readonly brands: readonly {
    readonly brand: string
    readonly quantity: number
    /** Revenue in rupees. */
    readonly revenue: number
  }[]
}

/** Sales by brand, as shares of all cases sold. */
export function BrandShares({ brands }: BrandSharesProps) {
  const sold = brands.filter(({ quantity }) => quantity > 0)
  const all = sold.reduce((sum, { quantity }) => sum + quantity, 0)
  const ranked = [...sold].sort((a, b) => b.quantity - a.quantity)
  return (
    <Section card="usual" title="Sales by brand">
      {all === 0 ? (
        <p className="text-muted">{NOTHING_SOLD}</p>
      ) : (
        <ul className="grid gap-3">
          {ranked.map(({ brand, quantity, revenue }) => (
            <li
              key={brand}
              className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1"
            >
              <span>
                <strong className="font-semibold">{brand}</strong>{' '}
                <span className="text-muted text-sm tabular-nums">{share(quantity / all)}</span>
              </span>
              <span className="text-muted text-sm">
                {counted(quantity, 'case')}, <Money amount={paisaFromRupees(revenue)} />
              </span>
              <ShareBar value={quantity} of={all} className="h-1.5 bg-plum-tint text-plum" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const share = new Intl.NumberFormat('en-PK', { style: 'percent' }).format

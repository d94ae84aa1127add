import { paisaFromRupees } from '#domain/money.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Money } from '#web/kit/ui/Money.tsx'
import { ShareBar } from '#web/kit/ui/ratings/ShareBar.tsx'
import { count, counted } from '../frame/count.ts'

const NOTHING_SOLD = 'No cases have been sold yet.'

const SHOWN = 6

interface TopModelsProps {
  /** Models by pieces sold, highest first; cancelled orders are excluded (rule: owner-figures). */
  readonly models: readonly { readonly model: string; readonly quantity: number }[]
}

/** List of the phone and earphone models with the most cases sold. */
export function TopModels({ models }: TopModelsProps) {
  const most = models[0]?.quantity ?? 0
  return (
    <Section card="usual" title="Top selling models">
      {models.length === 0 ? (
        <p className="text-muted">{NOTHING_SOLD}</p>
      ) : (
        <ol className="grid gap-3">
          {models.slice(0, SHOWN).map(({ model, quantity }, index) => (
            <li key={model} className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
              <span className="min-w-5 text-muted tabular-nums">{index + 1}.</span>
              <span className="flex-[1_1_7rem] font-semibold">{model}</span>
              <span className="text-end text-muted text-sm tabular-nums">
                {count(quantity)} sold
              </span>
              <ShareBar value={quantity} of={most} className="h-1.5 bg-plum-tint text-plum" />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

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

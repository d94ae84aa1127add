import { Section } from '#web/ui/blocks/Section.tsx'
import { ShareBar } from '#web/ui/ratings/ShareBar.tsx'
import { count } from '../frame/count.ts'

/** Text shown before the first sale. */
export const NOTHING_SOLD = 'No cases have been sold yet.'

/** Number of models shown, out of the ten ranked. */
const SHOWN = 6

interface TopModelsProps {
  /** Models by pieces sold, highest first; cancelled orders are excluded (rule: owner-figures). */
  readonly models: readonly { readonly model: string; readonly quantity: number }[]
}

/** List of the phone models with the most cases sold. */
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

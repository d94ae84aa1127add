import { count } from '../frame/count.ts'
import { Panel } from './Panel.tsx'
import { ShareMeter } from './ShareMeter.tsx'

/** Of the ten that are ranked, the dashboard shows six (spec section 9). */
const SHOWN = 6

interface TopModelsProps {
  /** Most sold first; cancelled orders are left out (D49). */
  readonly models: readonly { readonly model: string; readonly quantity: number }[]
}

/** The phones that most cases are sold for. */
export function TopModels({ models }: TopModelsProps) {
  const most = models[0]?.quantity ?? 0
  return (
    <Panel title="Top selling models">
      {models.length === 0 ? (
        <p className="text-muted">No cases have been sold yet.</p>
      ) : (
        <ol className="grid gap-3">
          {models.slice(0, SHOWN).map(({ model, quantity }, index) => (
            <li
              key={model}
              className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-1"
            >
              <span className="text-muted tabular-nums">{index + 1}.</span>
              <span className="font-semibold">{model}</span>
              <span className="text-end text-muted text-sm tabular-nums">
                {count(quantity)} sold
              </span>
              <ShareMeter value={quantity} of={most} className="col-start-2 -col-end-1" />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  )
}

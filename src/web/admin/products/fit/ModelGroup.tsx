import { useId } from 'react'

interface ModelGroupProps {
  readonly name: string
  readonly models: readonly string[]
  readonly chosen: readonly string[]
  readonly onAdd: (models: readonly string[]) => void
  readonly onRemove: (models: readonly string[]) => void
}

/** Checkboxes for the models of one series, together or one by one. */
export function ModelGroup({ name, models, chosen, onAdd, onRemove }: ModelGroupProps) {
  const id = useId()
  const ticked = models.filter((model) => chosen.includes(model)).length
  const isWhole = ticked === models.length
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <div className="sticky top-0 flex items-center justify-between gap-2 border-hairline border-b bg-paper ps-4 pe-1">
        <h3 id={id} className="font-semibold text-xs">
          {name}{' '}
          <span className="font-normal text-muted tabular-nums">
            {ticked} of {models.length}
          </span>
        </h3>
        <button
          type="button"
          onClick={() => (isWhole ? onRemove(models) : onAdd(models))}
          className="min-h-10 rounded-control px-3 font-semibold text-plum text-xs hover:bg-plum-tint"
        >
          {isWhole ? 'None' : 'All'}
          <span className="sr-only"> of {name}</span>
        </button>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-2 p-1.5">
        {models.map((model) => (
          <li key={model}>
            <label className="flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-sm hover:bg-paper has-checked:font-semibold has-checked:text-plum-deep">
              <input
                type="checkbox"
                checked={chosen.includes(model)}
                onChange={({ currentTarget }) =>
                  currentTarget.checked ? onAdd([model]) : onRemove([model])
                }
                className="size-5 shrink-0 accent-plum"
              />
              {model}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Brand, brandBySlug } from '#domain/catalogue/brands.ts'
import { inBrandTableOrder } from '#domain/catalogue/models/brand-models.ts'
import { modelSeries } from '#domain/catalogue/models/model-series.ts'
import { modelsFound } from '#domain/catalogue/models/models-found.ts'
import {
  type ChoosableModels,
  choosableModels,
  type SavedCompatibility,
} from '#domain/catalogue/product-rules.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { CheckboxList } from '../../frame/choices.tsx'
import { SearchInput } from '../../frame/ListSearch.tsx'
import type { ProductFormHandle } from '../use-product-form.ts'

export interface ModelChoiceProps {
  readonly form: ProductFormHandle
  /** Brand and models as saved; null of a new product. */
  readonly before: SavedCompatibility | null
}

/** Selection of a case's models by search, checkboxes and removable chips. */
export function ModelChoice({ form, before }: ModelChoiceProps) {
  const brand = brandBySlug(form.typed.brand)
  const error = form.mistakes.deviceModels
  const errorId = useId()
  return (
    <fieldset className="grid min-w-0 gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 font-semibold text-sm">Compatible device models</legend>
      {brand ? (
        <ModelPicker {...{ form, before, brand }} errorId={error ? errorId : undefined} />
      ) : (
        <p id={form.fieldId('deviceModels')} tabIndex={-1} className="text-muted text-sm">
          Choose a brand first: its models appear here.
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}

interface ModelPickerProps extends ModelChoiceProps {
  readonly brand: Brand
  readonly errorId: string | undefined
}

function ModelPicker({ form, before, brand, errorId }: ModelPickerProps) {
  const { offered, retired } = choosableModels(brand, before)
  const chosen = form.typed.deviceModels
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  const visible = modelsFound([...offered, ...retired], typed)
  const put = (models: Iterable<string>) =>
    form.set('deviceModels', inBrandTableOrder(brand, [...new Set(models)]))
  const add = (models: readonly string[]) => put([...chosen, ...models])
  const remove = (models: readonly string[]) =>
    put(chosen.filter((model) => !models.includes(model)))
  const isSearch = typed.trim() !== ''
  return (
    <>
      <ChosenModels
        models={chosen}
        retired={retired}
        onRemove={(model) => remove([model])}
        onLastGone={() => search.current?.focus()}
      />
      <SearchInput
        ref={search}
        id={form.fieldId('deviceModels')}
        aria-label={`Search ${brand.displayName} models`}
        aria-describedby={errorId}
        aria-invalid={errorId ? true : undefined}
        placeholder={`Search ${offered.length} models`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter must not submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="me-auto text-muted text-sm tabular-nums max-sm:basis-full">
          {chosen.length} of {offered.length + retired.length} chosen
          {isSearch && `, ${visible.length} shown`}
        </p>
        <Button kind="quiet" size="small" onClick={() => add(visible)}>
          {isSearch ? 'Select shown' : `Select all ${offered.length}`}
        </Button>
        <Button kind="quiet" size="small" onClick={() => remove(visible)}>
          {isSearch ? 'Clear shown' : 'Clear all'}
        </Button>
      </div>
      {visible.length === 0 ? (
        <p className="rounded-control border border-hairline px-4 py-6 text-center text-muted text-sm">
          No {brand.displayName} model matches “{typed.trim()}”.
        </p>
      ) : (
        <div className="max-h-88 overflow-y-auto overscroll-contain rounded-control border border-hairline">
          {seriesWithin(visible, brand, { offered, retired }).map((series) => (
            <ModelGroup key={series.name} {...series} chosen={chosen} onChange={put} />
          ))}
        </div>
      )}
    </>
  )
}

/** Series of a brand's models, each reduced to its `visible` models; those without any are left out. */
function seriesWithin(
  visible: readonly string[],
  { displayName }: Brand,
  { offered, retired }: ChoosableModels,
) {
  return [...modelSeries(offered, displayName), { name: 'No longer offered', models: retired }]
    .map(({ name, models }) => ({
      name,
      models: models.filter((model) => visible.includes(model)),
    }))
    .filter(({ models }) => models.length > 0)
}

interface ModelGroupProps {
  readonly name: string
  readonly models: readonly string[]
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}

function ModelGroup({ name, models, chosen, onChange }: ModelGroupProps) {
  const id = useId()
  const others = chosen.filter((model) => !models.includes(model))
  const ticked = chosen.length - others.length
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
          onClick={() => onChange(isWhole ? others : [...others, ...models])}
          className="min-h-10 rounded-control px-3 font-semibold text-plum text-xs hover:bg-plum-tint"
        >
          {isWhole ? 'None' : 'All'}
          <span className="sr-only"> of {name}</span>
        </button>
      </div>
      <CheckboxList
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-x-2 p-1.5"
        choices={models.map((model) => [model, model])}
        chosen={chosen}
        onChange={onChange}
      />
    </fieldset>
  )
}

const COLLAPSED_COUNT = 8

interface ChosenModelsProps {
  readonly models: readonly string[]
  readonly retired: readonly string[]
  readonly onRemove: (model: string) => void
  readonly onLastGone: () => void
}

/** Chosen models as removable chips. After a removal the focus moves to the neighbour. */
export function ChosenModels({ models, retired, onRemove, onLastGone }: ChosenModelsProps) {
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const remove = (model: string, index: number) => {
    flushSync(() => onRemove(model))
    const left = list.current?.querySelectorAll('button') ?? []
    const next = left[Math.min(index, left.length - 1)]
    if (next) next.focus()
    else onLastGone()
  }
  if (models.length === 0) return null
  const isLong = models.length > COLLAPSED_COUNT + 1
  const visible = isLong && !isUnfolded ? models.slice(0, COLLAPSED_COUNT) : models
  return (
    <ul ref={list} aria-label="Chosen models" className="flex flex-wrap gap-2">
      {visible.map((model, index) => (
        <li key={model}>
          <button
            type="button"
            onClick={() => remove(model, index)}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-chip border border-plum bg-plum-tint ps-3 pe-2 text-start font-semibold text-plum-deep text-xs transition-colors hover:bg-white"
          >
            <span className="sr-only">Remove </span>
            {model}
            {retired.includes(model) && (
              <span className="font-normal text-muted">no longer offered</span>
            )}
            <Icon name="close" className="size-4" />
          </button>
        </li>
      ))}
      {isLong && (
        <li>
          <button
            type="button"
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            className="min-h-9 px-2 font-semibold text-plum text-xs underline underline-offset-4 hover:text-plum-deep"
          >
            {isUnfolded ? 'Show fewer' : `and ${models.length - COLLAPSED_COUNT} more`}
          </button>
        </li>
      )}
    </ul>
  )
}

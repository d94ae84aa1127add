import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { ModelSeries } from '#domain/catalogue/models/model-series.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'

/** State of the search of a dialog with models, and the props that focus it. */
export function useModelSearch() {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // Focused at first only with a mouse: a phone's on-screen keyboard would cover the list. The title has
  // it there, since a typed space would press the first control, which closes the dialog.
  const [isFocused] = useState(() => matchMedia('(pointer: fine)').matches)
  const dialogProps = { initialFocus: isFocused ? field : ('title' as const) }
  return { typed, setTyped, field, dialogProps }
}

interface ModelSearchProps extends Pick<ComponentProps<typeof TextField>, 'label' | 'placeholder'> {
  readonly search: ReturnType<typeof useModelSearch>
  /** Models that match; Enter chooses the shortest, which is the closest: '16 pro' is no Pro Max. */
  readonly found: readonly string[]
  readonly status: string
  readonly onChoose: (model: string) => void
}

/** Search over the models of a dialog. */
export function ModelSearch({ search, found, status, onChoose, ...control }: ModelSearchProps) {
  const { typed, setTyped, field } = search
  const chooseShortest = (event: FormEvent) => {
    event.preventDefault()
    const [shortest] = [...found].sort((one, other) => one.length - other.length)
    if (typed && shortest) onChoose(shortest)
  }
  return (
    <form onSubmit={chooseShortest}>
      <TextField
        {...control}
        ref={field}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p role="status" className="sr-only">
        {typed && status}
      </p>
    </form>
  )
}

export const choiceLook =
  'flex w-full items-center justify-between gap-2 rounded-control px-3 text-start font-medium hover:bg-plum-tint'

interface ModelListsProps {
  readonly series: readonly ModelSeries[]
  readonly row: (model: string) => ReactNode
}

/** Models by series, each below its name. */
export function ModelLists({ series, row }: ModelListsProps) {
  return series.map(({ name, models }) => (
    <section key={name} aria-label={name}>
      {series.length > 1 && <h3 className="mb-1 font-semibold text-muted text-sm">{name}</h3>}
      <ul className="grid gap-1">{models.map(row)}</ul>
    </section>
  ))
}

/** A model to choose, as an item of a list; the current one is marked. */
export function ModelChoice({
  children,
  className,
  ...button
}: Omit<ComponentProps<'button'>, 'type'>) {
  const isCurrent = button['aria-current'] === true
  return (
    <li>
      <button
        {...button}
        type="button"
        className={classNames(choiceLook, className, isCurrent && 'bg-plum-tint text-plum')}
      >
        {children}
        {isCurrent && <Icon name="check" />}
      </button>
    </li>
  )
}

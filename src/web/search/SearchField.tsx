import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { paths } from '#domain/paths.ts'
import { Icon } from '#web/ui/Icon.tsx'

interface SearchFieldProps {
  /** Of the field. */
  readonly id: string
  readonly label: string
  /** What is being searched for now. */
  readonly q: string
  /** Where it stands, which styles/search.css lays out; the bar's is the landmark. */
  readonly place: 'bar' | 'page'
  /** What travels along: the filters that are on. */
  readonly children?: ReactNode
}

/**
 * A form that searches all cases, without any script too. What helps while typing is fetched when
 * the field is first touched; where that fails, the form is as it was.
 */
export function SearchField({ id, label, q, place, children }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [help, setHelp] = useState<ReactNode>()
  const touch = () => {
    import('./Suggestions.tsx').then(
      ({ Suggestions }) => field.current && setHelp(<Suggestions field={field.current} />),
      () => undefined,
    )
  }
  // Somebody may have begun to type before the page was alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once
  useEffect(() => {
    if (document.activeElement === field.current) touch()
  }, [])
  return (
    <Form
      action={paths.products()}
      role={place === 'bar' ? 'search' : undefined}
      onFocus={touch}
      onSubmit={() => field.current?.blur()}
      className={`${place}-search`}
    >
      <label htmlFor={id}>
        <Icon name="search" label={label} />
      </label>
      <div>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          dir="auto"
          defaultValue={q}
          maxLength={100}
          placeholder="Model, design or type"
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit">
          <Icon name="arrow" label="Search" />
        </button>
        {children}
        {help}
      </div>
    </Form>
  )
}

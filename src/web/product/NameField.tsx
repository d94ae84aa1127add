import { useState } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { TextField } from '#web/ui/Field.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'

export const NAME_FIELD = 'customName'

const LiveName = lazyComponent(async () => (await import('#web/names/LiveName.tsx')).LiveName)

interface NameFieldProps {
  readonly product: Product
  readonly model: string
}

/**
 * The name that a case is made with (rule: name-on-the-case). A plain field of its form, until it is
 * touched: then what counts, refuses and draws is fetched.
 */
export function NameField({ product, model }: NameFieldProps) {
  const [mistake, setMistake] = useState('')
  const [isTouched, setTouched] = useState(false)
  const touch = () =>
    void LiveName.preload().then(
      () => setTouched(true),
      () => undefined,
    )
  return (
    <div className="relative max-md:has-data-close-up:pe-[min(7rem,34%)]">
      <TextField
        id={NAME_FIELD}
        name={NAME_FIELD}
        label="Your name on it"
        optional
        autoComplete="off"
        hint="In English or Urdu. Left empty, send it to us after ordering."
        error={mistake}
        onFocus={touch}
        onInput={touch}
      />
      {isTouched && (
        <LiveName field={NAME_FIELD} product={product} model={model} onMistake={setMistake} />
      )}
    </div>
  )
}

import { useState } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { t } from '#messages'
import { TextField } from '#web/kit/ui/Field.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { useLazy } from '#web/kit/ui/use-lazy.ts'

export const NAME_FIELD = 'customName'

const LiveName = lazyComponent(
  async () => (await import('#web/shop/names/LiveName.tsx')).LiveName,
  { sentences: ['cart'] },
)

interface NameFieldProps {
  readonly product: Product
  readonly model: string
}

/**
 * Field of the name that is printed on a case (rule: name-on-the-case). The first focus loads the script
 * that counts letters, validates and previews the name.
 */
export function NameField({ product, model }: NameFieldProps) {
  const [mistake, setMistake] = useState('')
  const liveName = useLazy(LiveName)
  const preview = () => liveName.open(true)
  return (
    <div className="relative max-md:has-data-close-up:pe-[min(7rem,34%)]">
      <TextField
        id={NAME_FIELD}
        name={NAME_FIELD}
        label={t.product.nameLabel}
        optional
        autoComplete="off"
        hint={t.product.nameHint}
        error={mistake}
        onFocus={preview}
        onInput={preview}
      />
      {liveName.opened && (
        <LiveName field={NAME_FIELD} product={product} model={model} onMistake={setMistake} />
      )}
    </div>
  )
}

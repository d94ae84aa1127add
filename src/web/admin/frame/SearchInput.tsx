import type { ComponentProps } from 'react'
import { controlBorder, controlLook } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** Search field for names and ids, without completion, capitalization or spell checking. */
export function SearchInput(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <div className="relative">
      <Icon
        name="search"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-muted"
      />
      <input
        {...input}
        type="search"
        dir="auto"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        className={`${controlLook} ${controlBorder(input['aria-invalid'] === true)} ps-11`}
      />
    </div>
  )
}

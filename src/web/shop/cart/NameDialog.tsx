import { type FormEvent, useRef, useState } from 'react'
import { customNameField } from '#domain/cart/custom-name.ts'
import { t } from '#messages'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'

interface NameDialogProps {
  /** Called with the name as it is printed. */
  readonly onSave: (name: string) => void
  readonly onClose: () => void
}

/** Asks for the name of a case that has none yet (rule: name-on-the-case). */
export function NameDialog({ onSave, onClose }: NameDialogProps) {
  const [typed, setTyped] = useState('')
  const [mistake, setMistake] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = customNameField.read(typed)
    if ('value' in read && read.value !== '') {
      onClose()
      return onSave(read.value)
    }
    setMistake('mistake' in read ? read.mistake : t.cart.whichName)
    field.current?.focus()
  }
  return (
    <Dialog isOpen isSheet onClose={onClose} title={t.cart.nameTitle} initialFocus={field}>
      <form onSubmit={save} className="grid gap-4">
        <TextField
          ref={field}
          label={t.product.nameLabel}
          autoComplete="off"
          value={typed}
          error={mistake || undefined}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setMistake('')
          }}
        />
        <Button type="submit">{t.cart.saveName}</Button>
      </form>
    </Dialog>
  )
}

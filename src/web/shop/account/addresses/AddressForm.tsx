import { useEffect } from 'react'
import type { SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { addressFields } from '#domain/orders/checkout-fields.ts'
import { t } from '#messages'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { AddressFields } from './AddressFields.tsx'

interface AddressFormProps {
  /** Accessible name of the form. */
  readonly label: string
  /** Initial values; none for a new address. */
  readonly begun?: SavedAddress | undefined
  readonly onSave: (address: SavedAddress) => Promise<unknown>
  readonly onCancel: () => void
}

const nothing: SavedAddress = { address: '', city: '', postalCode: '' }

/** Form of one address of an account, new or changed. */
export function AddressForm({ label, begun = nothing, onSave, onCancel }: AddressFormProps) {
  const form = useForm('kept-address', { ...begun }, addressFields)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: () => onSave(form.sent()),
    success: t.account.addressSaved,
    fallback: t.account.addressNotSaved,
  })
  // The form has replaced the pressed button.
  const first = form.fieldId('address')
  useEffect(() => document.getElementById(first)?.focus(), [first])
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      aria-label={label}
      submit={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {isPending ? t.account.saving : t.account.addressSave}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {t.account.cancel}
          </Button>
        </div>
      }
    >
      <AddressFields form={form} />
    </Form>
  )
}

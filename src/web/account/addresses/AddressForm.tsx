import { useEffect } from 'react'
import type { KeptAddress } from '#domain/accounts/kept-addresses.ts'
import { addressFields } from '#domain/orders/checkout-fields.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { AddressFields } from './AddressFields.tsx'

interface AddressFormProps {
  /** What the form is called. */
  readonly label: string
  /** What it begins with; nothing for a new one. */
  readonly begun?: KeptAddress | undefined
  readonly onSave: (address: KeptAddress) => Promise<unknown>
  readonly onCancel: () => void
}

const nothing: KeptAddress = { address: '', city: '', postalCode: '' }

/** One address of an account, new or changed. */
export function AddressForm({ label, begun = nothing, onSave, onCancel }: AddressFormProps) {
  const form = useForm('kept-address', { ...begun }, addressFields)
  const { isPending, failure, submit } = useSubmit({
    form,
    send: () => onSave(form.sent()),
    success: 'Address saved',
    fallback: 'Failed to save the address',
  })
  // What was pressed has given way to the form.
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
            {isPending ? 'Saving…' : 'Save Address'}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      }
    >
      <AddressFields form={form} />
    </Form>
  )
}

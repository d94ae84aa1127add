import { useRevalidator } from 'react-router'
import { requiredPhone } from '#domain/forms/rules.ts'
import { t } from '#messages'
import { ApiError } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { proveOrder } from '#web/kit/order-ui/order-proof.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'

const rules = { phone: requiredPhone(() => t.orders.phoneMissing) }

/**
 * Form for the phone number, which gives access to a guest order on a device it was not placed on
 * (rules: guest-order-access, cancel-needs-proof).
 */
export function ProveOrder({ orderId }: { readonly orderId: string }) {
  const form = useForm('prove', { phone: '' }, rules)
  const { revalidate } = useRevalidator()
  const { submit, ...state } = useSubmit({
    form,
    send: async () => {
      try {
        await proveOrder(orderId, form.sent().phone)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'PROOF_FAILED') throw error
        // A wrong number is reported at its field alone.
        return form.refuse({ phone: error.message })
      }
      await revalidate()
      focusHeading()
    },
    fallback: t.orders.notFound,
  })

  return (
    <Card as="section" aria-label={t.orders.provingHeading}>
      <Form
        form={form}
        {...state}
        onSubmit={submit}
        className="max-w-form"
        submit={
          <Button type="submit" busy={state.isPending} className="justify-self-start">
            {state.isPending ? t.orders.provingChecking : t.orders.show}
          </Button>
        }
      >
        <TextField
          label={t.orders.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="0300 1234567"
          required
          {...form.field('phone')}
        />
      </Form>
    </Card>
  )
}

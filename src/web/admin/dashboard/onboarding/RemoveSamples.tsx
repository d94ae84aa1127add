import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Samples, samplesInWords } from '#domain/catalogue/samples.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { FormDialog } from '../../frame/FormDialog.tsx'

/** Button that removes the sample products and reviews, after a confirmation (rule: samples). */
export function RemoveSamples({ samples }: { readonly samples: Samples }) {
  const [isOpen, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const close = () => {
    clear()
    setOpen(false)
  }
  const { isPending, failure, run, clear } = useAction({
    run: async () => {
      const { message } = await send('removeSamples', {})
      toast.success(message)
      close()
      await revalidate()
      focusHeading()
    },
    fallback: 'Failed to remove the samples',
  })
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        Remove samples
      </Button>
      {isOpen && (
        <FormDialog
          title="Remove all samples?"
          confirmLabel="Remove samples"
          isDangerous
          isPending={isPending}
          failure={failure}
          onSubmit={run}
          onClose={close}
        >
          <p>
            {samplesInWords(samples)} leave the shop at once and can’t be brought back. Placed
            orders keep what they sold; carts that hold a sample show that it is gone.
          </p>
        </FormDialog>
      )}
    </>
  )
}

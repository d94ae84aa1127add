import { useState } from 'react'
import { ApiError } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { controlBorder, controlLook, Field } from '#web/kit/ui/Field.tsx'
import { RadioGroup } from '#web/kit/ui/RadioGroup.tsx'
import { counted } from '../../frame/count.ts'
import { FailureNotice } from '../../frame/FailureNotice.tsx'
import { savePrintFiles } from '../../order/print-files.ts'

interface PrintFilesDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Millimetres of an A3 sheet, and the distance between pieces. */
const A3 = { width: '297', height: '420', gap: '8' }

const sizes = { width: 'Width', height: 'Height', gap: 'Gap' } as const

/** Saves the print files of orders: one for each line, or plates with all of them. */
export function PrintFilesDialog({ ids, onClose }: PrintFilesDialogProps) {
  const [form, setForm] = useState<'lines' | 'plates'>('lines')
  const [plate, setPlate] = useState(A3)
  const [mistakes, setMistakes] = useState<ApiError['fields']>({})
  const { isPending, failure, run } = useAction({
    run: async () => {
      const { width, height, gap } = plate
      const millimetres = { width: Number(width), height: Number(height), gap: Number(gap) }
      await savePrintFiles({ ids: [...ids], ...(form === 'plates' && { plate: millimetres }) })
      onClose()
    },
    fallback: 'Failed to write the print files',
    onRefusal(error) {
      const fields = error instanceof ApiError ? error.fields : {}
      setMistakes(fields)
      return Object.keys(fields).length > 0 ? null : undefined
    },
  })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Print files of ${counted(ids.length, 'order')}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button icon="print" busy={isPending} onClick={run}>
            Save
          </Button>
        </>
      }
    >
      <p>Drawn cases only, each as often as it was ordered.</p>
      <RadioGroup
        legend="Files"
        name="print-files"
        choices={[
          { value: 'lines', label: 'One for each line', note: 'A ZIP, named by order and line.' },
          { value: 'plates', label: 'All on plates', note: 'A PDF for a flatbed printer.' },
        ]}
        value={form}
        onChange={setForm}
      />
      {form === 'plates' && (
        <fieldset className="grid grid-cols-3 gap-3">
          <legend className="mb-2 font-semibold text-sm">Plate, in millimetres</legend>
          {Object.entries(sizes).map(([name, label]) => (
            <Field key={name} label={label} error={mistakes[`plate.${name}`]}>
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  value={plate[name as keyof typeof sizes]}
                  onChange={({ currentTarget: { value } }) => {
                    setPlate({ ...plate, [name]: value })
                    setMistakes({})
                  }}
                  className={`${controlLook} ${controlBorder(`plate.${name}` in mistakes)}`}
                />
              )}
            </Field>
          ))}
        </fieldset>
      )}
      <FailureNotice failure={failure} />
    </Dialog>
  )
}

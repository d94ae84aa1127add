import { useState } from 'react'
import { useAction } from '#web/kit/feedback/action.ts'
import { TextField } from '#web/kit/ui/Field.tsx'
import { RadioGroup } from '#web/kit/ui/RadioGroup.tsx'
import { counted } from '../../frame/count.ts'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { savePrintFiles } from '../../order/PrintedItem.tsx'

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
  const { isPending, failure, run } = useAction({
    run: async () => {
      const { width, height, gap } = plate
      const millimetres = { width: Number(width), height: Number(height), gap: Number(gap) }
      await savePrintFiles({ ids: [...ids], ...(form === 'plates' && { plate: millimetres }) })
      onClose()
    },
    fallback: 'Failed to write the print files',
  })
  return (
    <FormDialog
      title={`Print files of ${counted(ids.length, 'order')}`}
      confirmLabel="Save"
      icon="print"
      role="dialog"
      isPending={isPending}
      failure={failure}
      onSubmit={run}
      onClose={onClose}
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
            <TextField
              key={name}
              label={label}
              inputMode="numeric"
              value={plate[name as keyof typeof sizes]}
              onChange={({ currentTarget: { value } }) => setPlate({ ...plate, [name]: value })}
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}

import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Order } from '#domain/contract/orders.ts'
import { type BulkAction, bulkActions, MOST_AT_ONCE } from '#domain/orders/bulk/bulk.ts'
import { paths } from '#domain/paths.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Button, type ButtonProps } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import type { IconName } from '#web/kit/ui/Icon.tsx'
import { RadioGroup } from '#web/kit/ui/RadioGroup.tsx'
import { count, counted } from '../../frame/count.ts'
import { FormDialog } from '../../frame/FormDialog.tsx'
import { savePrintFiles } from '../../order/PrintedItem.tsx'
import { LeaveOutPrices } from '../../order/slip/PackingSlip.tsx'
import { BulkDialog, bulkLabel } from './BulkDialog.tsx'
import type { ListSelection } from './ChoosePage.tsx'

type Choice = BulkAction | 'numbers' | 'print' | 'files'

const choices: Readonly<Record<Choice, { label: string; icon: IconName }>> = {
  process: { label: bulkLabel('process'), icon: 'box' },
  ship: { label: bulkLabel('ship'), icon: 'truck' },
  deliver: { label: bulkLabel('deliver'), icon: 'cash' },
  numbers: { label: 'Ship with numbers', icon: 'tag' },
  print: { label: 'Print slips', icon: 'print' },
  files: { label: 'Print files', icon: 'phone' },
}

interface ChosenBarProps {
  readonly choosing: ListSelection
  /** Totals in rupees of the orders on the page, by id. */
  readonly totals: ReadonlyMap<string, number>
  readonly slips: Slips
}

/** Actions on the selected orders: side by side where there is room, in a menu on a phone. */
export function ChosenBar({ choosing, slips, totals }: ChosenBarProps) {
  const navigate = useNavigate()
  const [openDialog, setOpenDialog] = useState<Exclude<Choice, 'numbers'> | 'menu' | null>(null)
  const ids = [...choosing.ids]
  const isShown = ids.length > 0
  const bulkAction = bulkActions.find((action) => action === openDialog)
  const close = () => setOpenDialog(null)
  const choose = (choice: Choice) => {
    if (choice === 'numbers') void navigate(`${paths.adminParcels()}?of=selected`)
    else setOpenDialog(choice)
  }
  return (
    <>
      <section
        aria-label="Selected orders"
        className={
          isShown
            ? 'chosen-bar raised fixed inset-x-0 bottom-0 z-20 border-hairline border-t bg-white pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]'
            : 'sr-only'
        }
        data-screen-only
      >
        <div className={isShown ? 'page-gutter flex items-center gap-2' : undefined}>
          <p role="status" className="grow whitespace-nowrap font-semibold tabular-nums">
            {isShown && `${count(ids.length)} selected`}
          </p>
          {isShown && (
            <>
              <Button
                kind="quiet"
                size="small"
                className="min-h-11"
                onClick={() => choosing.keep([])}
              >
                Clear<span className="sr-only"> selection</span>
              </Button>
              <div className="hidden gap-2 lg:flex">
                <Choices onChoose={choose} size="small" className="min-h-11" />
              </div>
              <Button className="lg:hidden" onClick={() => setOpenDialog('menu')}>
                Actions
              </Button>
            </>
          )}
        </div>
      </section>
      {openDialog === 'menu' && (
        <Dialog isOpen onClose={close} title={`${counted(ids.length, 'order')} selected`}>
          <div className="grid gap-2">
            <Choices onChoose={choose} className="min-h-12 justify-start" wide />
          </div>
        </Dialog>
      )}
      {openDialog === 'print' && <PrintDialog ids={ids} slips={slips} onClose={close} />}
      {openDialog === 'files' && <PrintFilesDialog ids={ids} onClose={close} />}
      {bulkAction && (
        <BulkDialog
          action={bulkAction}
          ids={ids}
          totals={totals}
          onLeft={choosing.keep}
          onClose={close}
        />
      )}
    </>
  )
}

function Choices({
  onChoose,
  ...look
}: Pick<ButtonProps, 'size' | 'wide' | 'className'> & { readonly onChoose: (to: Choice) => void }) {
  return Object.entries(choices).map(([choice, { label, icon }]) => (
    <Button
      {...look}
      key={choice}
      kind="secondary"
      icon={icon}
      onClick={() => onChoose(choice as Choice)}
    >
      {label}
    </Button>
  ))
}

interface PrintDialogProps extends PrintFilesDialogProps {
  readonly slips: Slips
}

function PrintDialog({ ids, slips, onClose }: PrintDialogProps) {
  const [hasPrices, setHasPrices] = useState(true)
  const { run, ...state } = useAction({
    run: async () => {
      await slips.print(ids, hasPrices)
      onClose()
    },
    fallback: 'Failed to load the packing slips',
  })
  return (
    <FormDialog
      title={`Print ${counted(ids.length, 'packing slip')}?`}
      confirmLabel="Print"
      icon="print"
      role="dialog"
      {...state}
      onSubmit={run}
      onClose={onClose}
    >
      <p>One page each, in the order in which they were selected.</p>
      <LeaveOutPrices hasPrices={hasPrices} onHasPrices={setHasPrices} />
    </FormDialog>
  )
}

const none = { orders: [] as readonly Order[], hasPrices: true }

/** Loads the selected orders in batches, prints a slip for each, then removes the slips. */
export function useSlips() {
  const [slips, setSlips] = useState(none)
  useEffect(() => {
    if (slips.orders.length === 0) return
    const forget = () => setSlips(none)
    addEventListener('afterprint', forget)
    print()
    return () => removeEventListener('afterprint', forget)
  }, [slips])
  return {
    ...slips,
    /** Opens the print dialog with a slip per order. Rejects with an `ApiError`. */
    async print(ids: readonly string[], hasPrices: boolean) {
      const orders: Order[] = []
      for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
        const body = { ids: ids.slice(from, from + MOST_AT_ONCE) }
        orders.push(...(await send('listNamedOrders', { body })).orders)
      }
      setSlips({ orders, hasPrices })
    },
  }
}

type Slips = ReturnType<typeof useSlips>

interface PrintFilesDialogProps {
  readonly ids: readonly string[]
  readonly onClose: () => void
}

/** Millimetres of an A3 sheet, and the distance between pieces. */
const A3 = { width: '297', height: '420', gap: '8' }

const sizes = { width: 'Width', height: 'Height', gap: 'Gap' } as const

/** Saves the print files of orders: one for each line, or plates with all of them. */
function PrintFilesDialog({ ids, onClose }: PrintFilesDialogProps) {
  const [form, setForm] = useState<'lines' | 'plates'>('lines')
  const [plate, setPlate] = useState(A3)
  const [mistakes, setMistakes] = useState<ApiError['fields']>({})
  const { run, ...state } = useAction({
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
    <FormDialog
      title={`Print files of ${counted(ids.length, 'order')}`}
      confirmLabel="Save"
      icon="print"
      role="dialog"
      {...state}
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
              error={mistakes[`plate.${name}`]}
              onChange={({ currentTarget: { value } }) => {
                setPlate({ ...plate, [name]: value })
                setMistakes({})
              }}
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}

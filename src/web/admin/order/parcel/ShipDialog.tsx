import { useId, useRef, useState } from 'react'
import { orderFlagLabels } from '#domain/orders/flags.ts'
import { NAME_NEEDED, needsName } from '#domain/orders/name-needed.ts'
import { courierNamed, couriers } from '#domain/orders/parcels/couriers.ts'
import type { Parcel } from '#domain/orders/parcels/parcel.ts'
import { otherCourier, parcelFields } from '#domain/orders/parcels/parcel-fields.ts'
import { shortOrderId } from '#domain/orders/status.ts'
import { statusWarning } from '#domain/orders/transitions.ts'
import { stored } from '#web/kit/device/stored.ts'
import { phoneOf } from '#web/kit/order-ui/order-facts.ts'
import { SelectField, TextField } from '#web/kit/ui/Field.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { ActionDialog } from '../dialogs/ActionDialog.tsx'
import { NameMissing } from '../NameMissing.tsx'
import type { AdminOrder } from '../use-admin-order.ts'

/** Courier of the last order shipped on this device: most owners use one for months. */
const lastCourier = stored<string>(
  'khol.courier',
  (text) => text,
  (name) => name,
)

/** Marks an order as shipped, or corrects the parcel of a shipped one (rule: parcels). */
export function ShipDialog(
  dialog: Pick<Parameters<typeof ActionDialog>[0], 'adminOrder' | 'onClose'>,
) {
  const { adminOrder } = dialog
  const { order } = adminOrder
  const form = useForm('ship', typedParcel(order, lastCourier.get()), parcelRules)
  const number = useRef<HTMLInputElement>(null)
  const parcel = parcelOf(form.typed)
  const warning = statusWarning(order, 'Shipped')
  const [isWithoutName, setWithoutName] = useState(false)
  const isNameMissing = needsName(order)
  return (
    <ActionDialog
      {...dialog}
      action={{ kind: 'set-status', to: 'Shipped' }}
      {...wordsOf(adminOrder)}
      form={form}
      values={{ parcel }}
      disabled={isNameMissing && !isWithoutName && NAME_NEEDED}
      field={number}
      onDone={() => parcel.courier && lastCourier.set(parcel.courier)}
    >
      {warning && <Notice tone="warning">{warning}</Notice>}
      {isNameMissing && (
        <Notice tone="offer" icon="edit" title={orderFlagLabels['name-needed']}>
          <p>{NAME_NEEDED}</p>
          <NameMissing
            order={order}
            phone={phoneOf(order)}
            isConfirmed={isWithoutName}
            onConfirm={setWithoutName}
          />
        </Notice>
      )}
      <p>
        The customer follows the parcel by its courier and number. You can correct both until it is
        delivered.
      </p>
      <SelectField label="Courier" optional {...form.field('choice')}>
        <option value="">Not said</option>
        {couriers.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
        <option value={OTHER}>Another courier</option>
      </SelectField>
      {form.typed.choice === OTHER && (
        <TextField label="Courier’s name" required autoComplete="off" {...form.field('courier')} />
      )}
      <TextField
        ref={number}
        label="Tracking number"
        optional
        maxLength={60}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.field('trackingNumber')}
      />
    </ActionDialog>
  )
}

/** Title and button of the dialog: to ship, to reopen, or to correct the parcel. */
function wordsOf({ order: { _id, orderStatus } }: AdminOrder) {
  const shortId = shortOrderId(_id)
  if (orderStatus === 'Shipped') {
    return { title: `Parcel of order ${shortId}`, confirmLabel: 'Save parcel' }
  }
  return orderStatus === 'Cancelled'
    ? { title: `Revive order ${shortId}?`, confirmLabel: 'Revive order' }
    : { title: `Mark order ${shortId} as Shipped?`, confirmLabel: 'Mark as Shipped' }
}

/** Option of the courier dropdown that requires a typed name. */
export const OTHER = 'other'

/** Values of the parcel form; `choice` is the name of a known courier, `OTHER`, or '' for none. */
type TypedParcel = Readonly<Record<'choice' | 'courier' | 'trackingNumber', string>>

/** Initial form values: those of the stored parcel; for an empty one, the courier used last. */
export function typedParcel(
  { courier, trackingNumber }: Parcel,
  lastCourier: string | null,
): TypedParcel {
  const name = courier || (trackingNumber === '' && lastCourier) || ''
  const known = courierNamed(name)
  if (known || name === '') return { choice: known?.name ?? '', courier: '', trackingNumber }
  return { choice: OTHER, courier: name, trackingNumber }
}

/** Rules of the form; the courier's name is required only for `OTHER`. */
export function parcelRules({ choice }: TypedParcel) {
  return {
    courier: choice === OTHER ? otherCourier : undefined,
    trackingNumber: parcelFields.trackingNumber,
  }
}

/** Parcel from the values of the form. */
export function parcelOf({ choice, courier, trackingNumber }: TypedParcel): Parcel {
  return { courier: choice === OTHER ? courier : choice, trackingNumber }
}

interface CourierFieldProps {
  readonly value: string
  readonly onChange: (courier: string) => void
}

/** Courier of all parcels, with suggestions; any name is accepted. */
export function CourierField({ value, onChange }: CourierFieldProps) {
  const list = useId()
  const read = parcelFields.courier.read(value)
  return (
    <>
      <TextField
        label="Courier"
        optional
        list={list}
        autoComplete="off"
        value={value}
        error={'mistake' in read ? read.mistake : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <datalist id={list}>
        {couriers.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

import { useId } from 'react'
import { couriers } from '#domain/orders/parcels/couriers.ts'
import { parcelFields } from '#domain/orders/parcels/parcel-fields.ts'
import { TextField } from '#web/kit/ui/Field.tsx'

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

import { t } from '#messages'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { addressWords } from '#web/shop/account/addresses/AddressFields.tsx'
import { personFields } from '#web/shop/account/person-fields.ts'
import { guestEmail } from '#web/shop/checkout/CustomerDetails.tsx'

interface Words {
  readonly label: string
  readonly hint?: string
}

/** Skeleton of a guest's checkout with the labels of its fields. */
export function SkeletonContent() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(22rem,1fr)] lg:gap-16">
      <div className="flex flex-col gap-6">
        <Skeleton className="h-14.5 rounded-card" />
        <div className="flex flex-col gap-8">
          <Part
            title={t.checkout.yourDetails}
            asks={[personFields().name, guestEmail(), personFields().phone]}
          />
          <Part title={t.checkout.shippingAddress} asks={Object.values(addressWords())} />
        </div>
      </div>
      <Skeleton className="hidden h-72 rounded-card lg:block" />
    </div>
  )
}

function Part({ title, asks }: { readonly title: string; readonly asks: readonly Words[] }) {
  return (
    <div className="grid gap-4">
      <p className="font-bold text-lg">{title}</p>
      {asks.map(({ label, hint }) => (
        <div key={label} className="grid gap-1.5">
          <p className="font-semibold text-sm">{label}</p>
          {hint && <p className="text-muted text-sm">{hint}</p>}
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}

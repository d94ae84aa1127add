import { useState } from 'react'
import { MAX_GIFT_NOTE } from '#domain/orders/checkout-fields.ts'
import { t } from '#messages'
import { TextAreaField } from '#web/kit/ui/Field.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import type { CheckoutForm } from './checkout-entries.ts'

/**
 * Note for the recipient of the parcel, and a slip without prices (rule: gifts); collapsed at
 * first.
 */
export function GiftOptions({ form }: { readonly form: CheckoutForm }) {
  const note = form.field('giftNote')
  const { giftNote, hidePrices } = form.typed
  /** Open for restored entries. */
  const [isOpen, setIsOpen] = useState(giftNote !== '' || hidePrices)
  return (
    <details
      // Also for a mistake in the note.
      open={isOpen || note.error !== undefined}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="group/gift"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-2 font-semibold text-plum">
        <Icon name="tag" />
        {t.checkout.isGift}
        <Icon name="down" className="size-4 transition-transform group-open/gift:turned" />
      </summary>
      <div className="mt-2 grid gap-3">
        <TextAreaField
          label={t.checkout.giftNote}
          optional
          hint={t.checkout.giftNoteHint({ count: MAX_GIFT_NOTE })}
          rows={3}
          {...note}
        />
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            name="hidePrices"
            checked={hidePrices}
            onChange={(event) => form.set('hidePrices', event.currentTarget.checked)}
            className="mt-0.5 size-5 shrink-0 accent-plum"
          />
          <span>
            {t.checkout.noPrices}
            <span className="block text-muted text-sm">{t.checkout.courierNamesAmount}</span>
          </span>
        </label>
      </div>
    </details>
  )
}

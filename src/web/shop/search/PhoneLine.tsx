import type { ReactNode } from 'react'
import { t } from '#messages'
import { type MyPhone, rememberPhone } from '#web/kit/device/my-phone.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { lazyComponent, useLazy } from '#web/kit/ui/lazy-component.tsx'

const PhoneDialog = lazyComponent(async () => (await import('./PhoneDialog.tsx')).PhoneDialog, {
  sentences: ['modelDialogs'],
})

/** Look of a line about the phone that this device remembers, 36 px high. */
export const phoneLineLook =
  'flex min-h-9 w-full items-center gap-x-2 rounded-control bg-plum-tint px-3 text-plum-deep text-xs leading-tight sm:w-fit sm:text-sm'

interface PhoneLineProps {
  readonly phone: MyPhone
  /** Designs of the list that fit it, and all; undefined before they are counted. */
  readonly count: { readonly fitting: number; readonly all: number } | undefined
  /** Another phone was chosen, or null for all phones; the device remembers it by then. */
  readonly onChange?: (phone: MyPhone | null) => void
  readonly children?: ReactNode
}

/** The phone that a list is shown for (rule: my-phone), with the number of its cases; a press changes it. */
export function PhoneLine({ phone, count, onChange, children }: PhoneLineProps) {
  const dialog = useLazy(PhoneDialog)
  const change = (next: MyPhone | null) => {
    rememberPhone(next)
    onChange?.(next)
  }
  return (
    <div className={phoneLineLook}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={dialog.prepare}
        onClick={() => dialog.open(true)}
        className="-my-1 flex min-h-11 min-w-0 items-center gap-1 font-semibold underline-offset-4 hover:underline"
      >
        <Icon name="phone" className="me-1 size-4 shrink-0" />
        <span className="truncate">{t.common.forYour({ model: phone.model })}</span>
        <Icon name="down" className="size-4 shrink-0" />
      </button>
      {count && <span className="whitespace-nowrap">{t.common.fittingOfAll(count)}</span>}
      {children}
      {dialog.opened && (
        <PhoneDialog
          phone={phone}
          onChoose={change}
          onAllPhones={() => change(null)}
          onClose={dialog.close}
        />
      )}
    </div>
  )
}

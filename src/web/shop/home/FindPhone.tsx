import { useState } from 'react'
import { t } from '#messages'
import type { MyPhone } from '#web/kit/device/my-phone.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'

const PhoneDialog = lazyComponent(async () => (await import('./PhoneDialog.tsx')).PhoneDialog)

/**
 * Button of the dialog for brand and model; it names a remembered phone. Without scripts it is a link to
 * the brands of the page.
 */
export function FindPhone({ phone }: { readonly phone: MyPhone | null }) {
  const [isOpen, setOpen] = useState(false)
  const prepare = () => void PhoneDialog.load().catch(() => undefined)
  return (
    <>
      <LinkButton
        to="#brands"
        kind="inverse"
        size="large"
        wide
        aria-haspopup="dialog"
        onPointerDown={prepare}
        onClick={(event) => {
          event.preventDefault()
          PhoneDialog.load().then(
            () => setOpen(true),
            () => document.getElementById('brands')?.scrollIntoView(),
          )
        }}
        className="stage-button"
      >
        <Icon name="phone" />
        {phone ? (
          <>
            <span className="truncate">
              {t.home.shoppingFor({
                model: phone.model,
                hidden: hiddenText,
              })}
            </span>
            <Icon name="down" className="ms-auto size-4" />
          </>
        ) : (
          t.home.findYourPhone
        )}
      </LinkButton>
      {isOpen && <PhoneDialog phone={phone} onClose={() => setOpen(false)} />}
    </>
  )
}

import { t } from '#messages'
import type { MyPhone } from '#web/kit/device/my-phone.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import { useLazy } from '#web/kit/ui/use-lazy.ts'

const PhoneDialog = lazyComponent(async () => (await import('./PhoneDialog.tsx')).PhoneDialog, {
  sentences: ['modelDialogs', 'shelves'],
})

/**
 * Button of the dialog for brand and model; it names a remembered phone. Without scripts it is a link to
 * the brands of the page.
 */
export function FindPhone({ phone }: { readonly phone: MyPhone | null }) {
  const dialog = useLazy(PhoneDialog, () => document.getElementById('brands')?.scrollIntoView())
  return (
    <>
      <LinkButton
        to="#brands"
        kind="inverse"
        size="large"
        wide
        aria-haspopup="dialog"
        onPointerDown={dialog.prepare}
        onClick={(event) => {
          event.preventDefault()
          dialog.open(true)
        }}
        className="stage-button"
      >
        <Icon name="phone" />
        {phone ? (
          <>
            <span className="truncate">
              {t.home.shoppingFor({ model: phone.model, hidden: hiddenText })}
            </span>
            <Icon name="down" className="ms-auto size-4" />
          </>
        ) : (
          t.home.findYourPhone
        )}
      </LinkButton>
      {dialog.opened && <PhoneDialog phone={phone} onClose={dialog.close} />}
    </>
  )
}

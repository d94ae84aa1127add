import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { modelAddress, paths } from '#domain/paths.ts'
import { t } from '#messages'
import { type MyPhone, rememberPhone } from '#web/kit/device/my-phone.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { hiddenText } from '#web/kit/ui/hidden-text.tsx'
import { BarMenu, menuLine } from './BarMenu.tsx'

interface PhoneMenuProps {
  readonly phone: MyPhone
  /** Rendered expanded in the menu of a small screen, instead of as a menu of the bar. */
  readonly isFolded?: boolean
}

/** Menu of the remembered phone: its cases, another phone, none (rule: my-phone). */
export function PhoneMenu({ phone: { brand, model }, isFolded = false }: PhoneMenuProps) {
  const forget = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button is removed with the phone: the focus moves to a link first.
    currentTarget.closest('nav')?.querySelector('a')?.focus()
    rememberPhone(null)
    announce(t.common.isForgotten({ model }))
  }
  const look = isFolded
    ? 'flex min-h-11 items-center font-semibold text-plum text-sm underline underline-offset-4'
    : menuLine
  const choices = (
    <>
      <li>
        <Link to={modelAddress(brand, model)} className={look}>
          {t.common.showItsCases}
        </Link>
      </li>
      <li>
        <Link to={paths.home()} className={look}>
          {t.common.chooseAnother}
        </Link>
      </li>
      <li>
        <button type="button" onClick={forget} className={look}>
          {t.common.forgetIt}
        </button>
      </li>
    </>
  )
  if (isFolded) {
    return (
      <>
        <p className="pt-4">{t.common.shoppingFor({ model })}</p>
        <ul className="flex flex-wrap gap-x-5">{choices}</ul>
      </>
    )
  }
  const label = (
    <span className="truncate max-lg:sr-only">
      {t.common.shoppingForUnseen({ model, unseen: hiddenText })}
    </span>
  )
  return (
    <BarMenu icon="phone" label={label} className="start-0">
      {choices}
    </BarMenu>
  )
}

import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { pageAddress } from '#web/kit/device/page-address.ts'
import { classNames } from './class-names.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** English address of a page, which begins with its path, or a query of the shown page. */
  readonly to: string
  /** Takes the place of the shown page in the history. */
  readonly replace?: boolean
  /** The next page keeps the scroll position. */
  readonly preventScrollReset?: boolean
  /** Loads the page as a document, with its fragment. */
  readonly reloadDocument?: boolean
}

/**
 * Link to a page of the shop; `web/boot/in-place.ts` opens it without another document. It reads no
 * context: a link of the router renders again at each step of a navigation.
 */
export function Link({ to, replace, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  const options = classNames(replace && 'replace', preventScrollReset && 'keep-scroll')
  return <a {...rest} href={pageAddress(to)} data-in-place={reloadDocument ? undefined : options} />
}

interface NavLinkProps extends LinkProps {
  /** Whether only the page itself is current, none below it. */
  readonly end?: boolean
}

/** Link of a menu, `aria-current` on its page and on those below it. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const { pathname } = useLocation()
  const isCurrent = pathname === link.to || (!end && pathname.startsWith(`${link.to}/`))
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />
}

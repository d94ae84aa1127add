import type { MouseEvent } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { routedAddress } from '#web/kit/device/page-address.ts'

/**
 * Click handler for the element around a long list of plain links, which work before any script has
 * loaded and need no component each. Clicks with a modifier key open a new tab as usual. `onFollow` is
 * called with the followed link.
 */
export function useFollowLinks(
  options: NavigateOptions = {},
  onFollow?: (link: HTMLAnchorElement) => void,
): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.target === '_blank') return
    event.preventDefault()
    onFollow?.(link)
    navigate(routedAddress(`${link.pathname}${link.search}`), options)
  }
}

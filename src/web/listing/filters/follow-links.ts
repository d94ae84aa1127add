import type { MouseEvent } from 'react'
import { type NavigateOptions, useNavigate } from 'react-router'
import { routedAddress } from '#web/device/page-address.ts'

/**
 * One click handler for a long list of plain links: they work before any script has loaded, and
 * cost the renderer nothing. Give it to the element around them; presses that mean a new tab are
 * left alone. `onFollow` hears of the link that is followed.
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

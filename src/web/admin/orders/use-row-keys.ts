import { type RefObject, useEffect } from 'react'

/**
 * Keyboard shortcuts of a list: j and k move the focus to the link of the next or previous row;
 * Enter opens it. Active only while the focus is in the list, on a heading or on nothing, so that
 * no text field, button or speech input is affected.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      const focused = document.activeElement
      if (!isOutsideControls(focused, list.current)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
      const row = focused?.closest('tr')
      const at = links.findIndex((link) => row?.contains(link))
      const next = links[at < 0 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [list])
}

function isOutsideControls(focused: Element | null, list: HTMLElement | null): boolean {
  if (focused === null || focused === document.body) return true
  return focused.matches('h1, h2') || (list?.contains(focused) ?? false)
}

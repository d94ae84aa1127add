import type { DataRouter } from 'react-router'
import { splitAddress } from '#domain/languages.ts'

/**
 * Opens pressed links (`kit/ui/Link.tsx`) and submitted searches without another document, after the
 * frame that answers the press. Both carry `data-in-place` with their options: `replace` takes the place
 * of the shown page in the history, `keep-scroll` keeps the scroll position. One listener serves all of
 * them. A press that opens a tab or saves a file keeps its meaning, and so does one that a component
 * handled. Returns a function that stops it.
 */
export function openInPlace(router: DataRouter): () => void {
  const open = (event: Event, url: URL | HTMLAnchorElement, options: string) => {
    event.preventDefault()
    const { pathname, search, hash, href } = url
    const { address } = splitAddress(pathname + search + hash)
    requestAnimationFrame(() =>
      setTimeout(() => {
        void router.navigate(address, {
          replace: options.includes('replace') || href === location.href,
          preventScrollReset: options.includes('keep-scroll'),
        })
      }),
    )
  }
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const options = link?.dataset.inPlace
    if (!link || options === undefined || link.target !== '') return
    // A phone number has no origin.
    if (link.origin === location.origin) open(event, link, options)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    const options = form.dataset.inPlace
    if (event.defaultPrevented || options === undefined) return
    const url = new URL(form.getAttribute('action') ?? location.pathname, location.href)
    // These forms have no files.
    url.search = `${new URLSearchParams(new FormData(form, event.submitter) as unknown as [string, string][])}`
    open(event, url, options)
  }
  const listening = new AbortController()
  addEventListener('click', onClick, listening)
  addEventListener('submit', onSubmit, listening)
  return () => listening.abort()
}

/**
 * Opens and closes popovers by `data-open` where the browser has none: Safari before 17, Chrome
 * before 114, Firefox before 125 (rule: supported-browsers).
 */
export function imitatePopovers(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const button = target.closest('[popovertarget]')
    const wanted = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    for (const open of openOnes()) {
      if (open !== wanted && !open.contains(target)) open.removeAttribute('data-open')
    }
    const action = button?.getAttribute('popovertargetaction')
    wanted?.toggleAttribute('data-open', action === 'hide' ? false : action === 'show' || undefined)
  })
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const open of openOnes()) open.removeAttribute('data-open')
  })
}

function openOnes(): NodeListOf<Element> {
  return document.querySelectorAll('[data-open]')
}

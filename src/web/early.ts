/**
 * The first thing that runs in a document, seconds before the shop's scripts on a slow network: it marks
 * whose device this is, for the bar (styles/shop.css), keeps what is typed and pressed until somebody
 * listens (docs/decisions/032-pre-hydration.md), asks once more for a picture that
 * doesn't come, and lets the scripts come behind the first picture. It travels inside of every document,
 * so that it can be neither late nor lost.
 */
import type { LocalKey } from './device/device-keys.ts'
import { loadingNotice, PATIENCE } from './loading-notice.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Milliseconds for which a press is still meant. */
const MEANT_FOR = 10_000
/** Milliseconds after which the shop is asked again for a picture, not of all devices at once. */
const ASKED_AGAIN = { least: 3_000, spread: 2_000 }
/** Milliseconds that a page's first picture is ahead of its scripts at most. */
const PICTURE_AHEAD = 1_000
/** Milliseconds within which a document arrives from a shop that is near. */
const NEAR = 75
/** Milliseconds after which a page is not being drawn at all. */
const A_FRAME = 300
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'

const root = document.documentElement
const typed = new Map<Control, string>()
let press: (() => void) | undefined

const askedFor = new WeakMap<HTMLImageElement, string>()

markVisitor()
addEventListener('error', askAgain, true)
const early = new AbortController()
const capturing = { capture: true, signal: early.signal }
addEventListener('input', keepTyped, capturing)
addEventListener('change', keepTyped, capturing)
addEventListener('click', keepPressed, capturing)
addEventListener('submit', keepSent, capturing)
const address = location.pathname + location.search
addEventListener('popstate', showWhereItIs, { signal: early.signal })
// What the browser has put back by itself, after a reload or on the way back.
addEventListener('DOMContentLoaded', keepRestored, { signal: early.signal })
addEventListener('DOMContentLoaded', sayWhatIsMissing)
addEventListener('DOMContentLoaded', runScripts)
setTimeout(sayThatItStalls, PATIENCE * 1000)
const alive = new MutationObserver(giveBack)
alive.observe(root, { attributeFilter: ['data-ready'] })

/**
 * The scripts of a page that came filled wait in a template until its first picture is seen: asked for as
 * soon as they are read, they share its line, and it comes a quarter of a second later on slow 4G. Those
 * of a page without one wait to be in nobody's way, where they could be.
 */
async function runScripts(): Promise<void> {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  if (!scripts) return
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (picture) await Promise.race([picture.decode().catch(() => undefined), pause(PICTURE_AHEAD)])
  if (picture || isNear()) {
    // A page that nobody looks at has no frames.
    await Promise.race([new Promise(requestAnimationFrame), pause(A_FRAME)])
    await pause(0)
  }
  const tags = document.importNode(scripts.content, true)
  // In their order, which scripts that are put in keep only when they are told to.
  for (const tag of tags.querySelectorAll('script')) tag.async = false
  document.body.append(tags)
}

/** Whether scripts that are asked for now could be there, and in the way, before the page is seen. */
function isNear(): boolean {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return !!opening && opening.responseEnd - opening.requestStart < NEAR
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Who goes back before the router listens is at another address, whose page nobody shows. */
function showWhereItIs(): void {
  if (!root.dataset.routed && location.pathname + location.search !== address) location.reload()
}

/** Pages are rendered for nobody; where somebody is signed in, the bar has to wait. */
function markVisitor(): void {
  try {
    const user = JSON.parse(localStorage.getItem('userInfo' satisfies LocalKey) ?? '')
    if (user.token) root.dataset.visitor = user.isAdmin ? 'admin' : 'customer'
  } catch {
    // Nobody, or storage is off.
  }
}

/**
 * A shop that draws more than it can at the moment turns pictures away (rule: drawn-pictures): each is
 * asked for once more, and what doesn't come then stays a box with its words.
 */
function askAgain({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  const { currentSrc } = target
  if (askedFor.get(target) === currentSrc) return
  askedFor.set(target, currentSrc)
  const again = () => {
    // Meanwhile it may show another one.
    if (target.currentSrc === currentSrc) target.src = target.getAttribute('src') ?? ''
  }
  setTimeout(again, ASKED_AGAIN.least + Math.random() * ASKED_AGAIN.spread)
}

/**
 * A document that broke off has neither its data nor the scripts behind it, so nothing here will come
 * alive any more, and nobody need wait to be told.
 */
function sayWhatIsMissing(): void {
  if (!document.querySelector('[type=module], #scripts')) showNotice()
}

/**
 * A document that stalls among its styles has no body yet, and a browser paints nothing before it has
 * parsed one: the notice takes the place of what has come, with its own style, which came first.
 */
function sayThatItStalls(): void {
  if (document.body) return
  const { title, head } = document
  const style = head.querySelector('style')?.outerHTML ?? ''
  document.open()
  document.write(
    `<!doctype html><html lang="en"><head>${VIEWPORT}${style}</head><body></body></html>`,
  )
  document.close()
  document.title = title
  showNotice()
}

function showNotice(): void {
  if (!document.getElementById('loading-notice')) {
    document.body.insertAdjacentHTML('afterbegin', loadingNotice)
  }
  document.getElementById('loading-notice')?.setAttribute('data-lost', '')
}

function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}

function keepTyped({ target }: Event): void {
  if (isControl(target)) typed.set(target, target.value)
}

function keepRestored(): void {
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (control.value !== writtenIn(control)) typed.set(control, control.value)
  }
}

/** What a control holds as the document has it. */
function writtenIn(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.value
}

/**
 * A button that does nothing by itself; links, folds, popovers and forms that lead somewhere work
 * already.
 */
function keepPressed({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type !== 'button' || button.popoverTargetElement) return
  keep(button, () => button.click())
}

/** A form without an address of its own would only load the page anew. */
function keepSent(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.hasAttribute('action')) return
  event.preventDefault()
  keep(form, () => form.requestSubmit(event.submitter))
}

/** The last press is the one that counts. */
function keep(pressed: Element, again: () => void): void {
  const at = Date.now()
  press = () => {
    if (pressed.isConnected && Date.now() - at < MEANT_FOR) again()
  }
}

/** Does once more what was done to the page, now that it answers. */
function giveBack(): void {
  early.abort()
  alive.disconnect()
  for (const [control, value] of typed) {
    if (control.isConnected) typeAgain(control, value)
  }
  // By then the page has taken in what was typed.
  if (press) setTimeout(press)
}

/** As a hand would: the screen hears only of what differs from what it has set itself. */
function typeAgain(control: Control, value: string): void {
  const isSelect = control instanceof HTMLSelectElement
  if (!isSelect) control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}

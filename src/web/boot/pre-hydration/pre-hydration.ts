/**
 * The pre-hydration script, inline in the head of every document. It marks the visitor for the bar
 * (styles/shop.css), records input and presses until React listens and replays them then
 * (docs/decisions/032-pre-hydration.md), requests the cart of pages that consist of it and a failed
 * picture once more, and inserts the module scripts after the first picture.
 */
import type { SignedInUser } from '#domain/contract/users.ts'
import type { LocalKey } from '#web/kit/device/device-keys.ts'
import { type Control, reportFilledFields, restoreInput } from './filled-fields.ts'
import { NOTICE_DELAY } from './notice-delay.ts'
import { requestCart } from './request-cart.ts'

/** Milliseconds after which a press is no longer replayed. */
const REPLAYED_FOR = 10_000
/** Milliseconds before a failed picture is requested again, with jitter. */
const PICTURE_RETRY = { least: 3_000, spread: 2_000 }
/** Maximum milliseconds for which scripts wait for the first picture. */
const PICTURE_AHEAD = 1_000
/** Milliseconds from a press to the pictures that wait for the first input. */
const PRESS_FRAME = 600
/** Milliseconds to wait for a frame; a page in the background gets none. */
const A_FRAME = 300
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">'

const root = document.documentElement
const typed = new Map<Control, string>()
let press: (() => void) | undefined
const acknowledgement = document.createElement('p')

const retried = new WeakMap<HTMLImageElement, string>()

const user = storedUser()
markVisitor()
requestCart(user)
markFirstInput()
addEventListener('error', retryPicture, true)
const recording = new AbortController()
const capturing = { capture: true, signal: recording.signal }
addEventListener('input', recordInput, capturing)
addEventListener('change', recordInput, capturing)
addEventListener('click', recordClick, capturing)
addEventListener('submit', recordSubmit, capturing)
const address = location.pathname + location.search
addEventListener('popstate', reloadAfterBack, { signal: recording.signal })
// Form values that the browser restored after a reload or a Back navigation.
addEventListener('DOMContentLoaded', recordRestored, { signal: recording.signal })
addEventListener('DOMContentLoaded', reportBrokenDocument)
addEventListener('DOMContentLoaded', insertScripts)
setTimeout(reportStall, NOTICE_DELAY * 1000)
const hydration = new MutationObserver(replay)
hydration.observe(root, { attributeFilter: ['data-ready'] })

/**
 * Inserts the module scripts once the first picture is decoded: requested earlier they share its
 * bandwidth, and it is painted a quarter of a second later on slow 4G.
 */
async function insertScripts(): Promise<void> {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
  // A browser that is too old keeps the server's page (server/pages/old-browser.ts).
  if (!scripts || root.dataset.old !== undefined) return
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]')
  if (picture) {
    await Promise.race([picture.decode().catch(() => undefined), pause(PICTURE_AHEAD)])
    // A page in the background has no frames.
    await Promise.race([new Promise(requestAnimationFrame), pause(A_FRAME)])
    await pause(0)
  }
  const tags = document.importNode(scripts.content, true)
  // Inserted scripts run in order only with async off.
  for (const tag of tags.querySelectorAll('script')) tag.async = false
  document.body.append(tags)
}

/**
 * Marks the first input: pictures beside and below the first view wait for it (catalogue.css). With a
 * press they wait for its own frame too, since a dozen pictures in it make its answer late.
 */
function markFirstInput(): void {
  const waiting = new AbortController()
  const listening = { passive: true, capture: true, signal: waiting.signal }
  const mark = () => {
    root.dataset.used = ''
    waiting.abort()
  }
  const markLater = () => setTimeout(mark, PRESS_FRAME)
  addEventListener('touchstart', markLater, listening)
  addEventListener('keydown', markLater, listening)
  // Screen readers and voice control press and choose without a touch or a key.
  addEventListener('click', markLater, listening)
  addEventListener('change', markLater, listening)
  addEventListener('wheel', mark, listening)
  // Layout moves the page below a resting mouse, and scrolls a strip to its first picture.
  addEventListener('pointermove', (move) => (move.movementX || move.movementY) && mark(), listening)
  addEventListener('scroll', () => scrollY > 0 && mark(), listening)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Reloads after Back or Forward before the router listens: only the address changed. */
function reloadAfterBack(): void {
  if (!root.dataset.routed && location.pathname + location.search !== address) location.reload()
}

/**
 * Marks a visitor with a session, one with a remembered phone and one with viewed cases, since the
 * server renders for others; frame/Shell.tsx keeps the marks of session and phone current.
 */
function markVisitor(): void {
  try {
    if (localStorage.getItem('khol.myPhone' satisfies LocalKey)) root.dataset.phone = ''
    const viewed = localStorage.getItem('khol.viewed' satisfies LocalKey)
    if (viewed) root.dataset.viewed = viewed.includes(' ') ? 'many' : 'one'
  } catch {
    // Storage is off.
  }
  if (user?.token) root.dataset.visitor = user.isAdmin ? 'admin' : 'customer'
}

function storedUser(): SignedInUser | null {
  try {
    return JSON.parse(localStorage.getItem('userInfo' satisfies LocalKey) ?? 'null')
  } catch {
    // Not readable, or storage is off.
    return null
  }
}

/**
 * Retries a failed picture once: under load the server refuses to draw some (rule: drawn-pictures).
 * After a second failure its box keeps the alternative text.
 */
function retryPicture({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return
  const { currentSrc } = target
  if (retried.get(target) === currentSrc) return
  retried.set(target, currentSrc)
  const again = () => {
    // The element may have another picture by now.
    if (target.currentSrc === currentSrc) target.src = target.getAttribute('src') ?? ''
  }
  setTimeout(again, PICTURE_RETRY.least + Math.random() * PICTURE_RETRY.spread)
}

/** Shows the notice for a document that ended before its scripts: it will never hydrate. */
function reportBrokenDocument(): void {
  if (!document.querySelector('[type=module], #scripts')) showNotice()
}

/**
 * Replaces a document that stalled before its body by the notice, since the browser would paint
 * nothing. The document's inline style, which arrived first, is kept.
 */
function reportStall(): void {
  if (document.body) return
  const { title, head } = document
  const language = `lang="${root.lang}" dir="${root.dir}"`
  const notice = noticeOfHead()
  const style = head.querySelector('style')?.outerHTML ?? ''
  document.open()
  document.write(
    `<!doctype html><html ${language}><head>${VIEWPORT}${style}</head><body></body></html>`,
  )
  document.close()
  document.title = title
  showNotice(notice)
}

/** Markup of the notice in the document's language, which its head contains. */
function noticeOfHead(): string {
  return document.querySelector<HTMLMetaElement>('meta[name=loading-notice]')?.content ?? ''
}

function showNotice(markup = noticeOfHead()): void {
  if (!document.getElementById('loading-notice')) {
    document.body.insertAdjacentHTML('afterbegin', markup)
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

function recordInput({ target }: Event): void {
  if (isControl(target)) typed.set(target, target.value)
}

function recordRestored(): void {
  for (const control of document.querySelectorAll<Control>('input, textarea, select')) {
    if (control.value !== initialValue(control)) typed.set(control, control.value)
  }
}

function initialValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return [...control.options].find((option) => option.defaultSelected)?.value ?? control.value
}

/** Records a click on a button that works by scripts alone; all other controls work already. */
function recordClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type !== 'button' || button.popoverTargetElement) return
  record(button, () => button.click())
}

/** Records a submit of a form without an action, which would only reload the page. */
function recordSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement
  if (form.hasAttribute('action')) return
  event.preventDefault()
  record(form, () => {
    // Safari 15 has no requestSubmit; React handles this event alike, and nothing is sent natively.
    if (form.requestSubmit) form.requestSubmit(event.submitter)
    else form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
}

/** Replaces the recorded press, of which only the last is kept, and says that it is not lost. */
function record(pressed: Element, again: () => void): void {
  const at = Date.now()
  press = () => {
    if (pressed.isConnected && Date.now() - at < REPLAYED_FOR) again()
  }
  acknowledgement.className = 'early-press'
  acknowledgement.setAttribute('role', 'status')
  acknowledgement.textContent =
    document.querySelector<HTMLElement>('#loading-notice')?.dataset.wait ?? ''
  document.body.append(acknowledgement)
}

/** Replays recorded input and the last press after hydration. */
function replay(): void {
  recording.abort()
  hydration.disconnect()
  acknowledgement.remove()
  reportFilledFields()
  for (const [control, value] of typed) {
    if (control.isConnected) restoreInput(control, value)
  }
  // Runs in a separate task, after React has taken over the values.
  if (press) setTimeout(press)
}

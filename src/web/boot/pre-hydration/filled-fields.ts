/**
 * Reports fields that the browser filled without an event, as password managers and restored forms do
 * (rule: filled-fields). React takes a field's value from its events alone, and writes its own over it
 * with the next update; so the fields of a form are compared whenever one of them is entered or
 * changed, and before the form is sent.
 */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const notText = /^(?:button|checkbox|file|hidden|image|radio|range|reset|submit)$/

/** Value of each field at its last event. */
const lastValues = new WeakMap<Element, string>()

/** Compares fields before React's own listeners, which are on the page's root. */
export function reportFilledFields(): void {
  for (const kind of ['focusin', 'input', 'click', 'submit']) addEventListener(kind, compare, true)
}

function compare({ target, type }: Event): void {
  if (!(target instanceof Element)) return
  if (type === 'input' && isTextField(target)) lastValues.set(target, target.value)
  const fields = [...(target.closest('form')?.elements ?? [])].filter(isTextField)
  // A value that React set is the attribute, too.
  const silent = fields
    .map((field) => ({ field, value: field.value }))
    .filter(({ field, value }) => value !== field.defaultValue && value !== lastValues.get(field))
  // All values are read first: with the first event React writes its own into the other fields.
  for (const { field, value } of silent) lastValues.set(field, value)
  for (const { field, value } of silent) restoreInput(field, value)
}

/** Sets a value by the prototype's setter, so that React sees a change and handles the event. */
export function restoreInput(control: Control, value: string): void {
  const isSelect = control instanceof HTMLSelectElement
  if (!isSelect) control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
}

function isTextField(target: Element): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !notText.test(target.type))
  )
}

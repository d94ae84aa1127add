import { type ChangeEvent, useState } from 'react'
import { type FieldRules, mistakesIn, type SentBy, sentOf } from '#domain/forms/rules.ts'

/** The current pointer press, settled by its click; null without one. */
let press: Promise<void> | null = null
if (!import.meta.env.SSR) {
  addEventListener(
    'mousedown',
    () => {
      press = new Promise((resolve) => {
        const release = () => {
          press = null
          resolve()
        }
        addEventListener('mouseup', () => setTimeout(release), { once: true, capture: true })
      })
    },
    { capture: true },
  )
}

/** Runs a change after the current press: it would move the pressed button before its click. */
function afterPress(change: () => void): void {
  if (press) void press.then(change)
  else change()
}

/** Values of a form's controls and errors at its fields. */
export interface FormState<Typed> {
  readonly typed: Typed
  /** The error shown at each refused field, the server's included. */
  readonly mistakes: Mistakes<Typed>
  readonly attempt: number
}

type Mistakes<Typed> = Readonly<Partial<Record<keyof Typed & string, string>>>

export function emptyForm<Typed>(typed: Typed): FormState<Typed> {
  return { typed, mistakes: {} as Mistakes<Typed>, attempt: 0 }
}

/** A field after a key press: an error never appears while typing, but disappears at once. */
export function typeInto<Typed, Field extends keyof Typed & string>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
  field: Field,
  value: Typed[Field],
): FormState<Typed> {
  const typed = { ...form.typed, [field]: value }
  if (mistakeAt(rules, field, value) !== undefined) return { ...form, typed }
  const { [field]: _mended, ...others } = form.mistakes
  return { ...form, typed, mistakes: others as Mistakes<Typed> }
}

/** A field after blur: checked when it has a value or was refused. The server's error stays. */
export function leaveField<Typed, Field extends keyof Typed & string>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
  field: Field,
): FormState<Typed> {
  if (form.attempt === 0 && String(form.typed[field]).trim() === '') return form
  const mistake = mistakeAt(rules, field, form.typed[field])
  if (mistake === undefined) return form
  return { ...form, mistakes: { ...form.mistakes, [field]: mistake } }
}

/** The form after a submit that was refused, here or by the server. */
export function refuse<Typed>(form: FormState<Typed>, mistakes: Mistakes<Typed>): FormState<Typed> {
  return { ...form, mistakes, attempt: form.attempt + 1 }
}

/** The errors that keep the form from being sent; null without any. */
export function submitErrors<Typed extends object>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
): Mistakes<Typed> | null {
  const mistakes = mistakesIn(rules, form.typed)
  return Object.keys(mistakes).length > 0 ? mistakes : null
}

/** The errors of current fields: the visitor can't correct a field that is not on the screen. */
export function currentFieldErrors<Typed>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
): Mistakes<Typed> {
  const current = Object.entries(form.mistakes).filter(([field]) => field in rules)
  return Object.fromEntries(current) as Mistakes<Typed>
}

function mistakeAt<Typed, Field extends keyof Typed & string>(
  rules: FieldRules<Typed>,
  field: Field,
  value: Typed[Field],
): string | undefined {
  const read = rules[field]?.read(value)
  return read && 'mistake' in read ? read.mistake : undefined
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FieldBinding {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<Control>) => void
  readonly onBlur: () => void
}

/** The state of a form for its shell, independent of its fields. */
export interface CheckedForm<Field extends string = string> {
  readonly typed: Readonly<Record<Field, unknown>>
  readonly mistakes: Readonly<Partial<Record<Field, string>>>
  readonly attempt: number
  /** Shows the server's errors at their fields and counts a refused submit. */
  readonly refuse: (mistakes: Readonly<Partial<Record<Field, string>>>) => void
  /** Validates all current fields and shows their errors; false when there are any. */
  readonly passes: () => boolean
  /** The id of a field's control, for links from the error summary. */
  readonly fieldId: (name: Field) => string
}

type TextField<Typed> = {
  [Name in keyof Typed]: Typed[Name] extends string ? Name : never
}[keyof Typed]

/** A form with these fields; they hold text unless `Typed` defines other types. */
export interface FormHandle<
  Field extends string = string,
  Typed extends Readonly<Record<Field, unknown>> = Readonly<Record<Field, string>>,
  Sent = unknown,
> extends CheckedForm<Field> {
  readonly typed: Typed
  /** Spread into a field component: `<TextField label="City" {...form.field('city')} />`. */
  readonly field: (name: Field & TextField<Typed>) => FieldBinding
  readonly set: <Name extends Field>(name: Name, value: Typed[Name]) => void
  /** Resets the form to these values, without errors. */
  readonly start: (typed: Typed) => void
  /** The parsed values; complete once the form passes. */
  readonly sent: () => Sent
}

/**
 * Values of a form's controls, and its errors. `rules` are those of the current fields, or depend
 * on the typed values. Ids begin with `prefix`, which differs between two forms on one page.
 */
export function useForm<Typed extends object, Rules extends FieldRules<Typed>>(
  prefix: string,
  start: Typed,
  rules: (Rules & FieldRules<Typed>) | ((typed: Typed) => Rules & FieldRules<Typed>),
): FormHandle<keyof Typed & string, Typed, SentBy<Rules>> {
  type Field = keyof Typed & string
  const [form, setForm] = useState(() => emptyForm(start))
  const rulesOf = (typed: Typed) => (typeof rules === 'function' ? rules(typed) : rules)
  const currentRules = rulesOf(form.typed)
  const fieldId = (name: Field) => `${prefix}-${name}`
  const set = <Name extends Field>(name: Name, value: Typed[Name]) =>
    setForm((before) => typeInto(before, rulesOf({ ...before.typed, [name]: value }), name, value))
  return {
    ...form,
    mistakes: currentFieldErrors(form, currentRules),
    fieldId,
    set,
    field: (name) => ({
      id: fieldId(name),
      name,
      value: form.typed[name] as string,
      error: name in currentRules ? form.mistakes[name] : undefined,
      onChange: (event) => set(name, event.currentTarget.value as Typed[typeof name]),
      onBlur: () =>
        afterPress(() => setForm((before) => leaveField(before, rulesOf(before.typed), name))),
    }),
    start: (typed) => setForm(emptyForm(typed)),
    refuse: (mistakes) => setForm((before) => refuse(before, mistakes)),
    passes() {
      const mistakes = submitErrors(form, currentRules)
      if (mistakes) setForm((before) => refuse(before, mistakes))
      return mistakes === null
    },
    sent: () => sentOf<Typed, Rules>(currentRules, form.typed),
  }
}

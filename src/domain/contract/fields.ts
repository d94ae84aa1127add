import { z } from 'zod'
import { isEmail, MAX_EMAIL } from '#domain/accounts/email.ts'
import { INVALID_PHONE, parsePhone } from '#domain/accounts/phone.ts'

/**
 * Text that people type: trimmed, without NUL (PostgreSQL can't hold it), bounded. `required` is
 * the sentence for a missing or blank one.
 */
export function text(required: string, { max }: { max: number }) {
  return z
    .string({ error: required })
    .refine((value) => !value.includes('\0'), { error: required })
    .transform((value) => value.trim())
    .pipe(
      z
        .string()
        .min(1, { error: required })
        .max(max, { error: `Please use at most ${max} characters` }),
    )
}

/** Like `text`, for a field that may be left empty; blank becomes ''. */
export function optionalText({ max }: { max: number }) {
  return z
    .string()
    .refine((value) => !value.includes('\0'), { error: 'Please remove the invalid character' })
    .transform((value) => value.trim())
    .pipe(z.string().max(max, { error: `Please use at most ${max} characters` }))
}

/** An e-mail address, trimmed; `required` is the sentence for a missing one. */
export function email(required: string) {
  return text(required, { max: MAX_EMAIL }).pipe(
    z.string().refine(isEmail, { error: 'Please enter a valid email address' }),
  )
}

/** A phone number as typed, in its stored form (D35). */
export function phone(required: string) {
  return text(required, { max: 40 }).transform((typed, context) => {
    const stored = parsePhone(typed)
    if (stored !== null) return stored
    context.addIssue({ code: 'custom', message: INVALID_PHONE })
    return z.NEVER
  })
}

/** An id of the shop. Its form is not checked here: an id of no known form is simply not found. */
export const id = z.string().min(1).max(100)

/** `{id}` of a path. */
export const idParams = z.object({ id })

/** A moment on the wire, ISO 8601 in UTC. */
export const moment = z.string()

/** An amount in rupees on the wire, at most two decimals. */
export const rupees = z.number()

/** A number out of a query string; anything odd is undefined, since pages are clamped (D9). */
export const queryNumber = z
  .string()
  .optional()
  .transform((value) => {
    const number = Number(value)
    return value !== undefined && value.trim() !== '' && Number.isFinite(number)
      ? Math.trunc(number)
      : undefined
  })

/** A filter out of a query string: trimmed, empty is none. */
export const queryText = z
  .string()
  .max(100)
  .optional()
  .transform((value) => value?.replaceAll('\0', '').trim() || undefined)

/** An answer that says only that it was done. */
export const done = z.object({ message: z.string() })

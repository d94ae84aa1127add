import { z } from 'zod'
import { CHECK_ENTRIES, type FieldRule } from '#domain/forms/rules.ts'
import { type FilteredList, type FilterName, filterNames } from '#domain/list-filters.ts'

// Where a schema has no sentence of its own, nobody reads the validator's (rule: strict-requests).
z.config({ customError: () => CHECK_ENTRIES })

/** A form field's rule as a schema: the sentence of a refusal is the rule's own. */
export function field(rule: FieldRule) {
  return z.string({ error: rule.missing }).transform((typed, context) => {
    const read = rule.read(typed)
    if ('value' in read) return read.value
    context.addIssue({ code: 'custom', message: read.mistake })
    return z.NEVER
  })
}

/** An id of the shop. Its form is not checked here: an id of no known form is simply not found. */
export const id = z.string().min(1).max(100)

/** `{id}` of a path; the router bounds its length, and an id of no known form is not found. */
export const idParams = z.object({ id: z.string() })

/** A moment on the wire, ISO 8601 in UTC. */
export const moment = z.string()

/** An amount in rupees on the wire, at most two decimals. */
export const rupees = z.number()

/**
 * A number out of a query string; anything odd is undefined, since pages are clamped
 * (rule: paging).
 */
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

/** The query parameters of a list's filters (list-filters.ts). */
export function filterQuery<List extends FilteredList>(
  list: List,
): Record<FilterName<List>, typeof queryText> {
  return Object.fromEntries(filterNames(list).map((name) => [name, queryText])) as Record<
    FilterName<List>,
    typeof queryText
  >
}

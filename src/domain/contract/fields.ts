import { z } from 'zod'
import type { FieldRule } from '#domain/forms/rules.ts'
import { languages } from '#domain/languages.ts'
import { type FilteredList, type FilterName, filterNames } from '#domain/orders/list-filters.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { t } from '#messages'

// Default message of schemas, so that the validator's own never reach a customer (rule:
// strict-requests).
z.config({ customError: () => t.forms.checkEntries })

/** Schema of a form field's rule, with the rule's messages. */
export function field(rule: FieldRule) {
  return z.string({ error: rule.missing }).transform((typed, context) => {
    const read = rule.read(typed)
    if ('value' in read) return read.value
    context.addIssue({ code: 'custom', message: read.mistake })
    return z.NEVER
  })
}

/** Id of an entity in any format; an id of an unknown format is not found. */
export const id = z.string().min(1).max(100)

/** `{id}` of a path, often copied with marks around it (rule: invisible-characters). */
export const idParams = z.object({ id: z.string().transform(withoutInvisible) })

/** Time in an answer, ISO 8601 in UTC. */
export const moment = z.string()

/** Language of the page, for e-mails; English by default (rule: letters-by-language). */
export const pageLanguage = z.enum(languages, { error: () => t.orders.chooseLanguage }).optional()

/** Amount in rupees, with at most two decimals. */
export const rupees = z.number()

/** Number in a query string; undefined for an invalid one, as pages are clamped (rule: paging). */
export const queryNumber = z
  .string()
  .optional()
  .transform((value) => {
    const number = Number(value)
    return value !== undefined && value.trim() !== '' && Number.isFinite(number)
      ? Math.trunc(number)
      : undefined
  })

/** Filter in a query string: trimmed, without characters that nobody sees; empty means none. */
export const queryText = z
  .string()
  .max(100)
  .optional()
  .transform((value) => withoutInvisible(value?.replaceAll('\0', '') ?? '').trim() || undefined)

/** Answer of a call without a result. */
export const done = z.object({ message: z.string() })

/** Query parameters of a list's filters (list-filters.ts). */
export function filterQuery<List extends FilteredList>(
  list: List,
): Record<FilterName<List>, typeof queryText> {
  return Object.fromEntries(filterNames(list).map((name) => [name, queryText])) as Record<
    FilterName<List>,
    typeof queryText
  >
}

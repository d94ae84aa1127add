const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An id in the form the tables keep; null for text that can't be one, so that nothing asks for it. */
export function parseUuid(text: string): string | null {
  return UUID.test(text) ? text.toLowerCase() : null
}

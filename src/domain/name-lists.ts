import { language } from '#messages/language.ts'
import * as messages from '#messages/name-lists.ts'

const conjunction = /* @__PURE__ */ new Intl.ListFormat(language === 'en' ? 'en-GB' : language)

/** Beginning of a list and its commas; the mark makes a list of Latin names run from the right. */
const [BEGIN, COMMA] = language === 'en' ? ['', ', '] : ['\u200F', '، ']

/** 'iPhone, Vivo and Tecno', each name with a direction of its own. */
export function namesJoined(names: readonly string[]): string {
  return conjunction.format(names.map((name) => messages.name({ name })))
}

/** 'iPhone 15, iPhone 16', each name with a direction of its own. */
export function namesListed(names: readonly string[]): string {
  return BEGIN + names.map((name) => messages.name({ name })).join(COMMA)
}

import { currentLanguage, t } from '#messages'

/** 'iPhone, Vivo and Tecno', each name with a direction of its own. */
export function namesJoined(names: readonly string[]): string {
  const language = currentLanguage()
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language)
  return list.format(names.map((name) => t.common.isolatedName({ name })))
}

/** 'iPhone 15, iPhone 16', each with its own direction; an Urdu list runs from the right. */
export function namesListed(names: readonly string[]): string {
  const [begin, comma] = currentLanguage() === 'en' ? ['', ', '] : ['\u200F', '، ']
  return begin + names.map((name) => t.common.isolatedName({ name })).join(comma)
}

import { currentLanguage } from '#messages'

/** `lang` of a text of goods: 'en' on pages in Urdu where the owner has written no Urdu. */
export function goodsLanguage(text: string): 'en' | undefined {
  return currentLanguage() === 'en' || /\p{Script=Arabic}/u.test(text) ? undefined : 'en'
}

/** Name of a product; on pages in Urdu with its language and direction (rule: urdu-goods). */
export function ProductName({ children }: { readonly children: string }) {
  if (currentLanguage() === 'en') return children
  return <bdi lang={goodsLanguage(children)}>{children}</bdi>
}

/** Letters that keyboards and scripts write differently and people read alike. */
const SAME_LETTER: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ھ: 'ہ',
  ە: 'ہ',
  ۃ: 'ہ',
  ں: 'ن',
}

const ASCII = /^[\0-\x7F]*$/
/**
 * Folds a text for comparison: lower case, without accents and vowel marks, one form of each letter
 * that keyboards write differently ('علي' and 'علی'), digits of any script as 0-9. Idempotent.
 */
export function foldLetters(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase()
  const plain = text.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return latinDigits(plain).replaceAll(/[\u0600-\u06FF]/g, (part) => SAME_LETTER[part] ?? part)
}

/** Text with the digits of Urdu and Arabic as 0-9. */
export function latinDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )
}

/** Letters that are not composed of a base and accents. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Ø: 'O',
  ø: 'o',
  Ð: 'D',
  ð: 'd',
  Đ: 'D',
  đ: 'd',
  Þ: 'Th',
  þ: 'th',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ĳ: 'IJ',
  ĳ: 'ij',
  ĸ: 'k',
  Ł: 'L',
  ł: 'l',
  ŉ: 'n',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
}

/** Latin text in the letters of the scripts, without accents: 'É' as 'E'. */
export function plainLatin(text: string): string {
  return [...text.normalize('NFKD')]
    .map((character) => spelled[character] ?? character)
    .join('')
    .replace(/\p{M}/gu, '')
}

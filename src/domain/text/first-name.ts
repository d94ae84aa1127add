/** Titles and honorifics that a greeting never uses alone. */
const leading = /^(?:m(?:r|rs|s|st|iss|d)?|dr|syeda?|m[uo]hamm[ae]d)\.?$/i

/** Name for a greeting: 'Ayesha' of 'Ayesha Khan', but 'Muhammad Ali' and 'Dr Sana'. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/)
  const called = words.findIndex((word) => !leading.test(word))
  return words.slice(0, called < 0 ? undefined : called + 1).join(' ')
}

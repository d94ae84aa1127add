const PLAYER = /^(.*[^0-9۰-۹ ]) ?([0-9]{1,3}|[۰-۹]{1,3})$/u
const JOINING = /[&♥]/u
const URDU = /\p{Script=Arabic}/u
/** Letters of Latin in a row of balloons. */
const LONGEST_ROW = 9

export type NamePart = keyof typeof nameParts

/** Parts of a name that a text can show; undefined for one that the name lacks. */
export const nameParts = {
  name: (name) => name,
  initials: initialsOf,
  player: (name) => PLAYER.exec(name)?.[1] ?? name,
  /** At its end, on a player's shirt. */
  number: (name) => PLAYER.exec(name)?.[2],
  first: (name) => name.split(JOINING)[0]?.trim(),
  second: (name) => name.split(JOINING)[1]?.trim(),
  rows: (name) => name.split(' ').flatMap(rowsOf).join('\n'),
} satisfies Readonly<Record<string, (name: string) => string | undefined>>

/**
 * Letters of a monogram: three at most, with the sign between two names; letters of Urdu apart, so
 * that they don't join.
 */
export function initialsOf(name: string): string {
  const words = name.split(' ').filter((word) => /^[\p{L}&♥]/u.test(word))
  const letters = words.slice(0, 3).map((word) => [...word][0] ?? '')
  return letters.length > 0 ? letters.join(URDU.test(name) ? ' ' : '') : name
}

/** Splits a long word evenly; one of Urdu never. */
function rowsOf(word: string): readonly string[] {
  if (URDU.test(word)) return [word]
  const letters = [...word]
  const count = Math.ceil(letters.length / LONGEST_ROW)
  const perRow = Math.ceil(letters.length / count)
  return Array.from({ length: count }, (_, row) =>
    letters.slice(row * perRow, (row + 1) * perRow).join(''),
  )
}

/** Splits a list into chunks of at most `size`. */
export function inParts<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
}

/** Maps a list with limited concurrency; returns the results in the order of the list. */
export async function eachOf<T, Done>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = []
  for (const part of inParts(all, atOnce)) done.push(...(await Promise.all(part.map(work))))
  return done
}

/** A folder in memory with room for what tests throw away; undefined where there is none. */
export function memoryFolder(
  folder?: string,
  /** Bytes. */
  freeMemory?: () => number,
): Promise<string | undefined>

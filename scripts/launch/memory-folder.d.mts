/** In-memory folder with room for temporary data of tests; undefined if there is none. */
export function memoryFolder(
  folder?: string,
  /** Bytes. */
  freeMemory?: () => number,
): Promise<string | undefined>

const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Counts the records of a CSV file as its bytes arrive; a line end within quotes is part of a cell.
 * The returned function returns the number of complete records so far, header included.
 */
export function recordCounter(): (bytes: Uint8Array) => number {
  let ended = 0
  let isQuoted = false
  return (bytes) => {
    for (const byte of bytes) {
      // A quote within a cell is doubled, which toggles twice.
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) ended += 1
    }
    return ended
  }
}

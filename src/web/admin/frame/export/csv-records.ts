const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Counts the records of a CSV file as its bytes arrive: a line end within quotes is part of a cell.
 * Answers how many have ended so far, the header among them.
 */
export function recordCounter(): (bytes: Uint8Array) => number {
  let ended = 0
  let isQuoted = false
  return (bytes) => {
    for (const byte of bytes) {
      // A quote within a cell is written twice, which comes to the same.
      if (byte === QUOTE) isQuoted = !isQuoted
      else if (byte === LINE_FEED && !isQuoted) ended += 1
    }
    return ended
  }
}

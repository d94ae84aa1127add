/**
 * Reads a `text/event-stream` as it arrives, in whatever pieces: answers the data of every event
 * that each piece completes. Comments, by which the server shows that it is alive, are no events.
 */
export function eventReader(): (piece: string) => string[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const data = block.split(/\r?\n/).filter((line) => line.startsWith('data:'))
      return data.length > 0 ? [data.map((line) => line.slice(5).trim()).join('\n')] : []
    })
  }
}

/** The order's version that an event tells; null for anything else. */
export function toldVersion(data: string): number | null {
  try {
    const { version } = JSON.parse(data) as { version?: unknown }
    return typeof version === 'number' ? version : null
  } catch {
    return null
  }
}

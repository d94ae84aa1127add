/**
 * Incremental parser of `text/event-stream`: takes chunks of any size and returns the data of the
 * events that each completes. Comments, the server's heartbeat, are skipped.
 */
export function eventReader(): (chunk: string) => string[] {
  let rest = ''
  return (chunk) => {
    const blocks = (rest + chunk).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    return blocks.flatMap((block) => {
      const data = block.split(/\r?\n/).filter((line) => line.startsWith('data:'))
      return data.length > 0 ? [data.map((line) => line.slice(5).trim()).join('\n')] : []
    })
  }
}

/** Version of the order in an event; null for any other text. */
export function versionInEvent(data: string): number | null {
  try {
    const { version } = JSON.parse(data) as { version?: unknown }
    return typeof version === 'number' ? version : null
  } catch {
    return null
  }
}

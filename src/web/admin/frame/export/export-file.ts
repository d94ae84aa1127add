/** Progress of an export's download. */
export interface ExportProgress {
  readonly done: number
  readonly total: number
}

/** Reads the stream of an export into memory. Throws when it breaks or is aborted before its end. */
export async function readExport(
  response: Response,
  onProgress: (progress: ExportProgress) => void,
) {
  const total = Number(response.headers.get('x-total-count') ?? 0)
  const reader = response.body?.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const count = recordCounter()
  let records = 0
  for (;;) {
    const piece = await reader?.read()
    if (!piece?.value) break
    pieces.push(piece.value)
    // The first record is the header.
    records = Math.max(0, count(piece.value) - 1)
    onProgress({ done: records, total })
  }
  return {
    name: fileName(response.headers.get('content-disposition')),
    content: new Blob(pieces, { type: 'text/csv' }),
    records,
  }
}

/** File name from the Content-Disposition header. */
export function fileName(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'export.csv'
}

/** Saves a file through the browser's download. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file asynchronously after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

const QUOTE = 0x22
const LINE_FEED = 0x0a

/**
 * Streaming counter of CSV records; a line end within quotes is part of a cell.
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

/** Progress of an export's download. */
export interface ExportProgress {
  readonly done: number
  readonly total: number
}

/** Completely received export. */
interface ExportedFile {
  readonly name: string
  readonly content: Blob
  /** Number of records without the header. */
  readonly records: number
}

/**
 * Reads the stream of an export into memory. Throws when the connection breaks before the end, or
 * when the signal is aborted.
 */
export async function readExport(
  response: Response,
  onProgress: (progress: ExportProgress) => void,
  signal: AbortSignal,
): Promise<ExportedFile> {
  const total = Number(response.headers.get('x-total-count') ?? 0)
  const reader = response.body?.getReader()
  const stop = () => void reader?.cancel().catch(() => undefined)
  signal.addEventListener('abort', stop, { once: true })
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const count = recordCounter()
  let done = 0
  try {
    for (;;) {
      const piece = await reader?.read()
      signal.throwIfAborted()
      if (!piece?.value) break
      pieces.push(piece.value)
      // The first record is the header.
      done = Math.max(0, count(piece.value) - 1)
      onProgress({ done, total })
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return {
    name: fileName(response.headers.get('content-disposition')),
    content: new Blob(pieces, { type: 'text/csv' }),
    records: done,
  }
}

/** File name from the Content-Disposition header. */
export function fileName(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'export.csv'
}

/** Saves a file through the browser's download. */
export function saveFile({ name, content }: Pick<ExportedFile, 'name' | 'content'>): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file asynchronously after the click.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}

/** Milliseconds until the object URL of a saved file is revoked. */
const KEPT_FOR = 60_000

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

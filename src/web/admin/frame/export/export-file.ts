import { recordCounter } from './csv-records.ts'

/** How much of an export has come. */
export interface ExportProgress {
  readonly done: number
  readonly total: number
}

/** An export that has come whole. */
export interface ExportedFile {
  readonly name: string
  readonly content: Blob
  /** Records below the names of the columns. */
  readonly records: number
}

/**
 * Reads an export as it arrives. It is whole when it ends; a connection that breaks throws, as does
 * the signal.
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
      // The first record names the columns.
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

/** The server's name for the file. */
export function fileName(disposition: string | null): string {
  return /filename="([\w.-]+)"/.exec(disposition ?? '')?.[1] ?? 'export.csv'
}

/** Hands a file to the browser to keep. */
export function saveFile({ name, content }: Pick<ExportedFile, 'name' | 'content'>): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser takes it up after the press, and has it by then.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}

/** Milliseconds for which a saved file is kept in memory. */
const KEPT_FOR = 60_000

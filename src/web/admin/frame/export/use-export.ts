import { useEffect, useRef, useState } from 'react'
import { causeOf, withReason } from '#web/kit/api/failure.ts'
import type { SendOptions } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { type ExportProgress, readExport, saveFile } from './export-file.ts'

/** Exported records, and the call that returns them as a file. */
export interface ExportSource {
  readonly of: 'order' | 'product'
  readonly open: (options: SendOptions) => Promise<Response>
}

/** Milliseconds until the response must begin: the query of many records can take long. */
const TIMEOUT = 60_000

/** Failure text where the server sends none. */
const BROKEN = 'The connection broke before the file was whole.'

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ExportProgress | null }
  | { readonly kind: 'done'; readonly name: string; readonly records: number }
  | { readonly kind: 'failed'; readonly cause: string }

/** Failure message: 'Failed to export orders'. */
export const exportFailed = (of: ExportSource['of']): string => `Failed to export ${of}s`

const idle: ExportState = { kind: 'idle' }

/** State and actions of an export to a file; leaving the page cancels it. */
export function useExport({ of, open }: ExportSource) {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const mine = new AbortController()
    running.current = mine
    toast.dismiss(exportFailed(of))
    setState({ kind: 'running', progress: null })
    try {
      const response = await open({ signal: mine.signal, timeout: TIMEOUT })
      const file = await readExport(
        response,
        (progress) => setState({ kind: 'running', progress }),
        mine.signal,
      )
      saveFile(file)
      setState({ kind: 'done', name: file.name, records: file.records })
    } catch (error) {
      if (mine.signal.aborted) return
      setState({ kind: 'failed', cause: causeOf(error, BROKEN) })
      toast.failure(withReason(exportFailed(of), error))
    }
  }
  const stop = () => {
    running.current?.abort()
    setState(idle)
  }
  return {
    of,
    state,
    start: () => void start(),
    /** Props of the button that starts the export; `close` returns the focus to it. */
    button: { ref: button, busy: state.kind === 'running', onClick: () => void start() },
    /** Cancels a running export, or dismisses the outcome of a finished one. */
    close() {
      stop()
      // The pressed button is removed with the panel, which would lose the focus.
      button.current?.focus()
    },
  }
}

export type Export = ReturnType<typeof useExport>

import { useEffect, useRef, useState } from 'react'
import { causeOf, withReason } from '#web/kit/api/failure.ts'
import type { SendOptions } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { ProgressLine } from '../BatchProgress.tsx'
import { count, counted } from '../count.ts'
import { type ExportProgress, readExport, saveFile } from './export-file.ts'

/** Progress and outcome of an export, shown until it is closed to avoid a layout shift. */
export function ExportPanel({ of, state, start, close }: Export) {
  if (state.kind === 'idle') return null
  return (
    <Card
      as="section"
      room="snug"
      aria-label="Export"
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3"
    >
      <div className="flex min-w-44 grow basis-0 items-center gap-3 text-sm tabular-nums">
        {state.kind === 'running' && (
          <div className="grid min-w-0 grow gap-1.5">
            <p>{progressWords(of, state.progress)}</p>
            <ProgressLine
              label={`Export of ${of}s`}
              value={state.progress?.done}
              max={state.progress?.total || 1}
            />
          </div>
        )}
        {state.kind === 'done' && (
          <>
            <Icon name="check" className="text-save" />
            <p role="status" className="min-w-0">
              Exported {counted(state.records, of)} to{' '}
              <bdi dir="ltr" className="wrap-anywhere font-semibold">
                {state.name}
              </bdi>
            </p>
          </>
        )}
        {state.kind === 'failed' && (
          <>
            <Icon name="warning" className="text-danger" />
            <div role="alert" className="min-w-0">
              <p className="font-semibold text-danger">{exportFailed(of)}</p>
              <p>{state.cause}</p>
            </div>
          </>
        )}
      </div>
      <div className="flex gap-2">
        {state.kind === 'failed' && (
          <Button data-retry kind="secondary" size="small" icon="refresh" onClick={start}>
            Try again
          </Button>
        )}
        <Button kind="quiet" size="small" onClick={close}>
          {state.kind === 'running' ? 'Cancel' : 'Close'}
          <span className="sr-only"> export</span>
        </Button>
      </div>
    </Card>
  )
}

const progressWords = (of: string, progress: ExportProgress | null) =>
  progress
    ? `Exporting… ${count(progress.done)} of ${counted(progress.total, of)}`
    : 'Preparing the file…'

/** Exported records, and the call that returns them as a file. */
interface ExportSource {
  readonly of: 'order' | 'product'
  readonly open: (options: SendOptions) => Promise<Response>
}

/** Milliseconds until the response must begin: the query of many records can take long. */
const TIMEOUT = 60_000

type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ExportProgress | null }
  | { readonly kind: 'done'; readonly name: string; readonly records: number }
  | { readonly kind: 'failed'; readonly cause: string }

const exportFailed = (of: ExportSource['of']): string => `Failed to export ${of}s`

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
      const { name, content, records } = await readExport(response, (progress) => {
        if (!mine.signal.aborted) setState({ kind: 'running', progress })
      })
      saveFile(name, content)
      setState({ kind: 'done', name, records })
    } catch (error) {
      if (mine.signal.aborted) return
      const cause = causeOf(error, 'The connection broke before the file was whole.')
      setState({ kind: 'failed', cause })
      toast.failure(withReason(exportFailed(of), error))
    }
  }
  return {
    of,
    state,
    start: () => void start(),
    /** Props of the button that starts the export; `close` returns the focus to it. */
    button: { ref: button, busy: state.kind === 'running', onClick: () => void start() },
    /** Cancels a running export, or dismisses the outcome of a finished one. */
    close() {
      running.current?.abort()
      setState(idle)
      // The pressed button is removed with the panel, which would lose the focus.
      button.current?.focus()
    },
  }
}

export type Export = ReturnType<typeof useExport>

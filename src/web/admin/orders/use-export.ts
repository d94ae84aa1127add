import { useEffect, useRef, useState } from 'react'
import { messageOf, open } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'
import { type ExportProgress, readExport, saveFile } from './export-file.ts'
import type { ListQuery } from './list-query.ts'

export const EXPORT_FAILED = 'Failed to export orders'

/** Milliseconds until the file begins to come: the first of many orders may take their time. */
const PATIENCE = 60_000

/** Said when there is no sentence of the server's. */
const BROKEN = 'The connection broke before the file was whole.'

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly progress: ExportProgress | null }
  | { readonly kind: 'done'; readonly name: string; readonly orders: number }
  | { readonly kind: 'failed'; readonly cause: string }

export interface Export {
  readonly state: ExportState
  readonly start: () => void
  /** Stops what is under way, or puts away what is said of it. */
  readonly stop: () => void
}

const idle: ExportState = { kind: 'idle' }

/** Exports the orders of a list to a file; whoever leaves the page stops it. */
export function useExport({ search, statuses }: Pick<ListQuery, 'search' | 'statuses'>): Export {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const mine = new AbortController()
    running.current = mine
    toast.dismiss(EXPORT_FAILED)
    setState({ kind: 'running', progress: null })
    try {
      const response = await open(
        'exportOrders',
        { query: { search, status: statuses.join() } },
        { signal: mine.signal, timeout: PATIENCE },
      )
      const file = await readExport(
        response,
        (progress) => setState({ kind: 'running', progress }),
        mine.signal,
      )
      saveFile(file)
      setState({ kind: 'done', name: file.name, orders: file.orders })
    } catch (error) {
      if (mine.signal.aborted) return
      setState({ kind: 'failed', cause: messageOf(error, BROKEN) })
      toast.error(EXPORT_FAILED)
    }
  }
  const stop = () => {
    running.current?.abort()
    setState(idle)
  }
  return { state, start: () => void start(), stop }
}

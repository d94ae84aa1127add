import type { ReactNode } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { count, counted } from '../count.ts'
import { type Export, exportFailed } from './use-export.ts'

/** Progress and outcome of an export, shown until it is closed to avoid a layout shift. */
export function ExportPanel({ of, state, start, close }: Export) {
  switch (state.kind) {
    case 'idle':
      return null
    case 'running':
      return (
        <Panel button="Cancel" onPress={close}>
          <p>{runningWords(of, state.progress)}</p>
          <progress
            aria-label={`Export of ${of}s`}
            value={state.progress?.done}
            max={state.progress?.total || 1}
            className="progress-line h-1.5 w-full"
          />
        </Panel>
      )
    case 'done':
      return (
        <Panel sign={<Icon name="check" className="text-save" />} button="Close" onPress={close}>
          <p role="status">
            Exported {counted(state.records, of)} to{' '}
            <bdi dir="ltr" className="wrap-anywhere font-semibold">
              {state.name}
            </bdi>
          </p>
        </Panel>
      )
    case 'failed':
      return (
        <Panel
          sign={<Icon name="warning" className="text-danger" />}
          button="Close"
          onPress={close}
          other={
            <Button data-retry kind="secondary" size="small" icon="refresh" onClick={start}>
              Try again
            </Button>
          }
        >
          <div role="alert">
            <p className="font-semibold text-danger">{exportFailed(of)}</p>
            <p>{state.cause}</p>
          </div>
        </Panel>
      )
  }
}

function runningWords(of: Export['of'], progress: { done: number; total: number } | null): string {
  return progress
    ? `Exporting… ${count(progress.done)} of ${counted(progress.total, of)}`
    : 'Preparing the file…'
}

interface PanelProps {
  readonly sign?: ReactNode
  readonly button: string
  readonly onPress: () => void
  readonly other?: ReactNode
  readonly children: ReactNode
}

function Panel({ sign, button, onPress, other, children }: PanelProps) {
  return (
    <Card
      as="section"
      room="snug"
      aria-label="Export"
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-3"
    >
      <div className="flex min-w-44 grow basis-0 items-center gap-3">
        {sign}
        <div className="grid min-w-0 grow gap-1.5 text-sm tabular-nums">{children}</div>
      </div>
      <div className="flex gap-2">
        {other}
        <Button kind="quiet" size="small" onClick={onPress}>
          {button}
          <span className="sr-only"> export</span>
        </Button>
      </div>
    </Card>
  )
}

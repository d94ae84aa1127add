import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { t } from '#messages'
import { Button } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { toast } from './toast.ts'

interface NotLoadedProps {
  /** Failure: 'Failed to load orders'. */
  readonly title: string
  /** Cause in the server's words; '' without one. */
  readonly children: string
  /** Level of its heading, within a section. */
  readonly level?: 2 | 3
}

/** Replaces data that failed to load, with a retry, which also runs on reconnection. */
export function NotLoaded({ title, children, level = 2 }: NotLoadedProps) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const tryAgain = () => void revalidate()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [revalidate])
  const dismissToasts = useEffectEvent(() => {
    for (const text of [title, children]) toast.dismiss(text)
  })
  // Once the data are there; another failure of the retry has a toast of its own.
  useEffect(() => () => dismissToasts(), [])
  return (
    <EmptyState
      level={level}
      icon="warning"
      title={title}
      action={
        <Button
          data-retry
          icon="refresh"
          busy={state === 'loading'}
          onClick={async () => {
            await revalidate()
            // The button goes with the failure.
            setTimeout(() => document.activeElement === document.body && focusHeading())
          }}
        >
          {t.common.tryAgain}
        </Button>
      }
    >
      <p role="alert">{children || t.common.pleaseTryAgain}</p>
    </EmptyState>
  )
}

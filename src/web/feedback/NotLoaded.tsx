import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { toast } from './toast.ts'

interface NotLoadedProps {
  /** The failure: 'Failed to load orders'. */
  readonly title: string
  /** The cause, in the server's words; '' when it has said none. */
  readonly children: string
  /** Of its heading, where it stands within a section. */
  readonly level?: 2 | 3
}

/** Stands where data should be; offers another try, which comes by itself with the connection. */
export function NotLoaded({ title, children, level = 2 }: NotLoadedProps) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const tryAgain = () => void revalidate()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [revalidate])
  // The toast of the failed attempt goes with it.
  useEffect(
    () => () => {
      toast.dismiss(title)
      toast.dismiss(children)
    },
    [title, children],
  )
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
          onClick={() => void revalidate()}
        >
          Try again
        </Button>
      }
    >
      <p role="alert">{children || 'Please try again.'}</p>
    </EmptyState>
  )
}

import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

interface NotLoadedProps {
  /** What failed: 'Failed to load orders'. */
  readonly title: string
  /** The cause, in the server's words. */
  readonly children: string
}

/** Stands where data should be; offers another try, which comes by itself with the connection. */
export function NotLoaded({ title, children }: NotLoadedProps) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const tryAgain = () => void revalidate()
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [revalidate])
  return (
    <EmptyState
      icon="warning"
      title={title}
      action={
        <Button icon="refresh" busy={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    >
      <p role="alert">{children}</p>
    </EmptyState>
  )
}

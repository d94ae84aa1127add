import { useState } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { count } from './count.ts'

/** Visible rows of a list, and the button that shows all; null once all are shown. */
export function useFold<Row>(rows: readonly Row[], visible = 8) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen || rows.length <= visible) return { visibleRows: rows, button: null }
  return {
    visibleRows: rows.slice(0, visible),
    button: (
      <div>
        <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
          Show all {count(rows.length)}
        </Button>
      </div>
    ),
  }
}

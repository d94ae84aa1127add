import { useRef } from 'react'
import type { ProductChange } from '#domain/catalogue/product-changes.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Dialog } from '#web/kit/ui/Dialog.tsx'
import type { NewerProduct } from './use-save-product.ts'

interface ChangedMeanwhileProps {
  readonly newer: NewerProduct | null
  readonly onKeepEditing: () => void
  readonly onTakeTheirs: () => void
  readonly onOverwrite: () => void
}

/** Conflict dialog; the initial focus is on “Keep editing”, which discards no version. */
export function ChangedMeanwhile({
  newer,
  onKeepEditing,
  onTakeTheirs,
  onOverwrite,
}: ChangedMeanwhileProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen={newer !== null}
      onClose={onKeepEditing}
      title="Save over newer changes?"
      role="alertdialog"
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} kind="quiet" onClick={onKeepEditing}>
            Keep editing
          </Button>
          <Button kind="secondary" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button kind="danger" onClick={onOverwrite}>
            Save mine anyway
          </Button>
        </>
      }
    >
      {newer && (
        <>
          <p>Somebody else changed “{newer.product.name}” after you opened it.</p>
          {newer.changes.length === 0 ? (
            <p>They saved it as it was.</p>
          ) : (
            <ChangeList
              changes={newer.changes}
              className="rounded-control border border-hairline bg-paper px-4 py-3"
            />
          )}
          <p className="text-muted text-sm">
            Saving yours replaces what they entered; taking theirs gives up what you did.
          </p>
        </>
      )}
    </Dialog>
  )
}

interface ChangeListProps {
  readonly changes: readonly ProductChange[]
  readonly className?: string
}

/** Differences of a product by field, before and after. */
export function ChangeList({ changes, className }: ChangeListProps) {
  return (
    <dl className={classNames('grid gap-3 text-sm', className)}>
      {changes.map(({ field, was, is }) => (
        <div key={field} className="grid gap-0.5">
          <dt className="font-semibold">{field}</dt>
          <dd className="break-words">
            {was !== null && (
              <>
                <span className="sr-only">was </span>
                <span className="text-muted">{was || 'nothing'}</span>{' '}
                <span aria-hidden="true">→</span>
                <span className="sr-only">, is now</span>{' '}
              </>
            )}
            {is || 'nothing'}
          </dd>
        </div>
      ))}
    </dl>
  )
}

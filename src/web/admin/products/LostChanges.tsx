import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router'
import type { ProductChange } from '#domain/catalogue/product-changes.ts'
import type { Product } from '#domain/contract/products.ts'
import { currentUser } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { ConfirmDialog, Dialog } from '#web/kit/ui/Dialog.tsx'
import type { NewerProduct, useSaveProduct } from './use-product-form.ts'

/**
 * Navigation guard: confirms leaving a page with unsaved changes, by a link, Back or closing the
 * tab. It does not block the redirect to the login after the session ends.
 */
export function useLeaveGuard(hasChanges: boolean) {
  const isDisabled = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasChanges &&
      !isDisabled.current &&
      currentUser() !== null &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (!hasChanges) return
    const warn = (event: BeforeUnloadEvent) => {
      if (!isDisabled.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [hasChanges])
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    disable: () => {
      isDisabled.current = true
    },
  }
}

interface LeaveDialogProps {
  readonly guard: ReturnType<typeof useLeaveGuard>
  readonly onLeave: () => void
}

/** Confirmation before unsaved changes are discarded. */
export function LeaveDialog({ guard, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      isOpen={guard.isBlocked}
      question="Leave without saving?"
      confirmLabel="Leave without saving"
      cancelLabel="Stay"
      isDangerous
      onCancel={guard.stay}
      onConfirm={() => {
        onLeave()
        guard.leave()
      }}
    >
      <p>What you changed on this page is not saved yet and would be lost.</p>
    </ConfirmDialog>
  )
}

interface ChangedMeanwhileProps
  extends Pick<ReturnType<typeof useSaveProduct>, 'dismissConflict' | 'overwrite'> {
  readonly newer: NewerProduct
  readonly onTakeTheirs: (product: Product) => void
}

/** Conflict dialog; the initial focus is on “Keep editing”, which discards no version. */
export function ChangedMeanwhile({
  newer: { product, changes },
  dismissConflict,
  overwrite,
  onTakeTheirs,
}: ChangedMeanwhileProps) {
  const stay = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      isOpen
      onClose={dismissConflict}
      title="Save over newer changes?"
      role="alertdialog"
      initialFocus={stay}
      actions={
        <>
          <Button ref={stay} kind="quiet" onClick={dismissConflict}>
            Keep editing
          </Button>
          <Button kind="secondary" onClick={() => onTakeTheirs(product)}>
            Take theirs
          </Button>
          <Button kind="danger" onClick={overwrite}>
            Save mine anyway
          </Button>
        </>
      }
    >
      <p>Somebody else changed “{product.name}” after you opened it.</p>
      {changes.length === 0 ? (
        <p>They saved it as it was.</p>
      ) : (
        <ChangeList
          changes={changes}
          className="rounded-control border border-hairline bg-paper px-4 py-3"
        />
      )}
      <p className="text-muted text-sm">
        Saving yours replaces what they entered; taking theirs gives up what you did.
      </p>
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

import type { ProductChange } from '#domain/catalogue/product-changes.ts'
import { classNames } from '#web/kit/ui/class-names.ts'

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

import { MOST_CHOSEN } from '#domain/orders/bulk/bulk.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '../../frame/Checkbox.tsx'
import { count } from '../../frame/count.ts'
import type { ListSelection } from './use-selection.ts'

interface ChoosePageProps {
  readonly choosing: ListSelection
  readonly ids: readonly string[]
  readonly total: number
}

/** Selects the whole page with one press, then all orders that match the filter. */
export function ChoosePage({ choosing, ids, total }: ChoosePageProps) {
  const chosen = ids.filter((id) => choosing.ids.has(id)).length
  const isWhole = chosen === ids.length
  const isMore = isWhole && total > ids.length && choosing.ids.size < total
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Checkbox
        className="ps-4 xl:ps-3"
        checked={isWhole}
        ref={(box) => {
          if (box) box.indeterminate = chosen > 0 && !isWhole
        }}
        onChange={(isChecked) => choosing.choose(ids, isChecked)}
      >
        Select all {count(ids.length)} on this page
      </Checkbox>
      {isMore && (
        <Button
          kind="quiet"
          size="small"
          className="min-h-11"
          busy={choosing.isAsking}
          disabled={total > MOST_CHOSEN && `At most ${count(MOST_CHOSEN)} can be selected at once`}
          onClick={choosing.chooseAll}
        >
          Select all {count(total)} of this filter
        </Button>
      )}
    </div>
  )
}

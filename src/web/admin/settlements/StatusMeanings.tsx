import type { CourierMeaning, MeaningByStatus } from '#domain/orders/bulk/courier-statuses.ts'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { SelectField } from '#web/kit/ui/Field.tsx'
import { Options } from '../frame/choices.tsx'
import { count, counted } from '../frame/count.ts'
import type { unknownStatuses } from './use-settlement.ts'

interface StatusMeaningsProps {
  readonly statuses: ReturnType<typeof unknownStatuses>
  readonly meanings: MeaningByStatus
  readonly onChange: (meanings: MeaningByStatus) => void
}

const labels: Readonly<Record<CourierMeaning, string>> = {
  delivered: 'Delivered',
  returned: 'Returned',
  'in-transit': 'Not delivered yet',
}

/** Maximum number of statuses shown; more of them suggest that the column is the wrong one. */
const MAX_STATUSES = 20

/** Form that maps unknown statuses to meanings; until then their lines can't be settled. */
export function StatusMeanings({ statuses, meanings, onChange }: StatusMeaningsProps) {
  if (statuses.length === 0) return null
  const others = statuses.length - MAX_STATUSES
  const setMeaning = (key: string, meaning: string) => {
    const { [key]: _before, ...rest } = meanings
    onChange(meaning === '' ? rest : { ...rest, [key]: meaning as CourierMeaning })
  }
  return (
    <Card className="grid gap-3">
      <h2 className="text-lg">What does the courier mean?</h2>
      <p className="text-muted text-sm">
        The shop doesn’t know these statuses. Nothing happens to their lines until you say what they
        mean.
      </p>
      <div className="fit-columns grid gap-3">
        {statuses.slice(0, MAX_STATUSES).map(({ key, status, lines }) => (
          <SelectField
            key={key}
            label={`${status === '' ? 'No status' : `“${status}”`}, ${counted(lines, 'line')}`}
            value={meanings[key] ?? ''}
            onChange={({ currentTarget: { value } }) => setMeaning(key, value)}
          >
            <option value="">Please choose</option>
            <Options of={Object.entries(labels)} />
          </SelectField>
        ))}
      </div>
      {others > 0 && (
        <p className="text-sm">
          And {count(others)} more. Is the right column chosen for the status?
        </p>
      )}
    </Card>
  )
}

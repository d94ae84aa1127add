import { orderFlagLabels } from '#domain/orders/flags.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** Beside a case whose name to print the customer sends by direct message (rule: name-to-print). */
export function NameMark() {
  return (
    <Badge tone="pending" icon="edit" className="justify-self-start">
      {orderFlagLabels['name-needed']}
    </Badge>
  )
}

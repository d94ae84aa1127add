import { Badge } from '#web/kit/ui/Badge.tsx'
import type { StatusRow } from './status-panel.ts'

/** Status of the payment or the delivery, with its date and note. */
export function StatusLine({ row }: { readonly row: StatusRow }) {
  const { title, tone, icon, date, note } = row
  return (
    <div className="grid justify-items-start gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={tone} icon={icon}>
          {title}
        </Badge>
        {date && <span className="text-muted text-sm">{date}</span>}
      </p>
      {note && (
        <p dir="auto" className="whitespace-pre-line text-sm">
          {note}
        </p>
      )}
    </div>
  )
}

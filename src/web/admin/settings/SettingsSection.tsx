import type { ReactNode } from 'react'
import { Card } from '#web/ui/blocks/Card.tsx'

interface SettingsSectionProps {
  /** Of the heading, for links that lead there. */
  readonly id: string
  readonly title: string
  /** The fields that depend on the section. */
  readonly intro: ReactNode
  readonly children: ReactNode
}

/** A section of the settings: what it is about beside its form, above it on a phone. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-[18rem_minmax(0,42rem)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <p className="max-w-prose text-muted text-sm">{intro}</p>
      </div>
      <Card room="roomy">{children}</Card>
    </section>
  )
}

/** Said beside a field that the server's environment decides. */
export const FIXED_BY_SERVER = 'Set on the server, which has the last word.'

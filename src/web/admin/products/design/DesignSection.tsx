import { Section } from '#web/ui/blocks/Section.tsx'
import { lazyComponent } from '#web/ui/lazy-component.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { DesignFieldProps } from './DesignField.tsx'
import type { ChosenType } from './drawn-on.ts'

interface DesignSectionProps extends Omit<DesignFieldProps, 'on'> {
  /** Null until brand and case type are chosen. */
  readonly on: ChosenType | null
}

const DesignField = lazyComponent(async () => (await import('./DesignField.tsx')).DesignField, {
  fallback: <Skeleton className="h-96" />,
  failed: NotLoaded,
})

function NotLoaded() {
  return (
    <Notice tone="danger" isAlert>
      What draws couldn’t be loaded. Please check the connection and load the page again: what you
      entered is kept.
    </Notice>
  )
}

/** How a product is drawn, as soon as it is known on what. */
export function DesignSection({ on, ...field }: DesignSectionProps) {
  return (
    <Section title="Design" card="roomy" className="gap-5">
      {on ? (
        <DesignField {...field} on={on} />
      ) : (
        <Notice tone="info" icon="phone">
          Choose a brand and a case type first: the case is drawn on its phones.
        </Notice>
      )}
    </Section>
  )
}

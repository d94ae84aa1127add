import { type ReactNode, Suspense } from 'react'
import { Section } from '#web/ui/blocks/Section.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { optionalPart } from '#web/ui/optional-part.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { DesignFieldProps } from './DesignField.tsx'
import type { ChosenType } from './drawn-on.ts'

interface DesignSectionProps extends Omit<DesignFieldProps, 'on'> {
  /** Null until brand and case type are chosen. */
  readonly on: ChosenType | null
}

/** What draws is fetched by who draws. */
const DrawingBoard = optionalPart<DesignFieldProps & { readonly children: ReactNode }>(() =>
  import('./DesignField.tsx').then(({ DesignField }) => DesignField),
)

/** How a product is drawn, as soon as it is known on what. */
export function DesignSection({ on, ...field }: DesignSectionProps) {
  return (
    <Section title="Design" card="roomy" className="gap-5">
      {on ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <DrawingBoard {...field} on={on}>
            <Notice tone="danger" isAlert>
              What draws couldn’t be loaded. Please check the connection and load the page again:
              what you entered is kept.
            </Notice>
          </DrawingBoard>
        </Suspense>
      ) : (
        <Notice tone="info" icon="phone">
          Choose a brand and a case type first: the case is drawn on its phones.
        </Notice>
      )}
    </Section>
  )
}

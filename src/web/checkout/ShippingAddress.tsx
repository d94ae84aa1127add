import type { ReactNode } from 'react'
import { terms } from '#domain/terms.ts'
import { Section } from '#web/ui/blocks/Section.tsx'

/** Where the order goes; within Pakistan only (rule: pakistan-only). */
export function ShippingAddress({ children }: { readonly children: ReactNode }) {
  return (
    <Section title="Shipping address">
      {children}
      <dl className="grid gap-1.5">
        <dt className="font-semibold text-sm">Country</dt>
        <dd>{terms.country}</dd>
        <dd className="text-muted text-sm">We deliver within {terms.country} only.</dd>
      </dl>
    </Section>
  )
}

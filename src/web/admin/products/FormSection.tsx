import { type ReactNode, useId } from 'react'

interface FormSectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of the product form under a heading of its own. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-5 rounded-card border border-hairline bg-white p-4 sm:p-6"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}

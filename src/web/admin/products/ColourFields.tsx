import { useId } from 'react'
import { colours, coloursInOrder } from '#domain/catalogue/colours.ts'
import { MAX_FAMILY } from '#domain/catalogue/product-fields.ts'
import { Section } from '#web/ui/blocks/Section.tsx'
import { ColourDot } from '#web/ui/ColourDot.tsx'
import { FieldError, TextField } from '#web/ui/Field.tsx'
import type { FieldBinding } from '#web/ui/form/use-form.ts'

interface ColourFieldsProps {
  /** Id of the first colour, target of links from the error summary. */
  readonly id: string
  readonly error: string | undefined
  /** Slugs of the selected colours. */
  readonly chosen: readonly string[]
  readonly onChange: (slugs: readonly string[]) => void
  readonly family: FieldBinding
}

/** Colours of a case, by which shoppers filter, and its family (rules: colours, families). */
export function ColourFields({ id, error, chosen, onChange, family }: ColourFieldsProps) {
  const hintId = useId()
  const errorId = useId()
  return (
    <Section title="Colours" card="roomy" className="gap-5">
      <fieldset
        aria-describedby={error ? `${hintId} ${errorId}` : hintId}
        className="grid min-w-0 gap-3"
      >
        <legend className="sr-only">Colours (optional)</legend>
        <p id={hintId} className="text-muted text-sm">
          Optional. Tick each colour that stands out, so that shoppers find the case by it.
        </p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-2">
          {colours.map(({ slug, name, dot }, index) => (
            <li key={slug}>
              <label className="flex min-h-11 items-center gap-x-2 rounded-control px-1 sm:gap-x-2.5 sm:px-2 text-sm hover:bg-paper has-checked:font-semibold has-checked:text-plum-deep">
                <input
                  id={index === 0 ? id : undefined}
                  type="checkbox"
                  checked={chosen.includes(slug)}
                  onChange={({ currentTarget: { checked } }) =>
                    onChange(
                      checked
                        ? coloursInOrder([...chosen, slug])
                        : chosen.filter((other) => other !== slug),
                    )
                  }
                  className="size-5 shrink-0 accent-plum"
                />
                <ColourDot dot={dot} />
                {name}
              </label>
            </li>
          ))}
        </ul>
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </fieldset>
      <TextField
        {...family}
        label="Family"
        optional
        hint="Sold in several colours, each a product of its own? Give them all the same word here. Shoppers then see one card with a dot for each colour."
        maxLength={MAX_FAMILY}
        autoComplete="off"
      />
    </Section>
  )
}

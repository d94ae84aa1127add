import { Fragment, useId } from 'react'
import { brandBySlug } from '#domain/catalogue/brands.ts'
import { usualFacts } from '#domain/catalogue/case-facts.ts'
import { colours } from '#domain/catalogue/colours.ts'
import { listPriceFrom, piecePrices, pricesOf } from '#domain/catalogue/pricing.ts'
import { factNames, productFields } from '#domain/catalogue/product-fields.ts'
import { formatMoney, type Paisa } from '#domain/money.ts'
import { terms } from '#domain/terms.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { Summary } from '#web/kit/ui/blocks/Summary.tsx'
import { ColourDot } from '#web/kit/ui/ColourDot.tsx'
import { FieldError, TextField } from '#web/kit/ui/Field.tsx'
import type { FieldBinding } from '#web/kit/ui/form/use-form.ts'
import { CheckboxList } from '../frame/choices.tsx'
import type { ProductFormHandle } from './use-product-form.ts'

/** List price, with a preview of the price that shoppers see. */
export function PriceField(field: FieldBinding) {
  const price = listPriceFrom(field.value)
  return (
    <TextField
      {...field}
      label="List price in rupees"
      hint={
        price === null
          ? `Shoppers pay ${terms.discountPercent}% less than the list price.`
          : shownPrice(price)
      }
      type="number"
      min={0}
      step={0.01}
      inputMode="decimal"
      required
      autoComplete="off"
      // The wheel scrolls the page instead of changing the number.
      onWheel={(event) => event.currentTarget.blur()}
    />
  )
}

function shownPrice(price: Paisa) {
  const { unitPrice, saving } = piecePrices(pricesOf(price))
  return (
    <>
      Shown as <strong className="font-semibold text-ink">{formatMoney(unitPrice)}</strong>, struck{' '}
      <s className="text-struck">{formatMoney(price)}</s>,{' '}
      <span className="font-semibold text-save">save {formatMoney(saving)}</span>
    </>
  )
}

interface FieldsProps {
  readonly form: ProductFormHandle
}

/** Facts of a product; the placeholder is the default of its case type (rule: case-facts). */
export function FactFields({ form }: FieldsProps) {
  const { brand, caseType } = form.typed
  const usual = usualFacts(caseType, brandBySlug(brand)?.kind !== 'earphones')
  return (
    <Section title="Facts" card="roomy" className="gap-4">
      <p className="text-muted text-sm">
        Shown as a table on the product’s page. An empty field says what is usual for the case type.
      </p>
      {factNames.map((name) => (
        <TextField
          key={name}
          {...form.field(name)}
          label={productFields[name].label}
          optional
          placeholder={usual?.[name]}
          autoComplete="off"
        />
      ))}
    </Section>
  )
}

/** Colours of a case, by which shoppers filter, and its family (rules: colours, families). */
export function ColourFields({ form }: FieldsProps) {
  const error = form.mistakes.colours
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
        <CheckboxList
          id={form.fieldId('colours')}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,7.5rem),1fr))] gap-x-2 max-sm:[&_label]:gap-2 max-sm:[&_label]:px-1"
          choices={colours.map(({ slug, name, dot }) => [
            slug,
            <Fragment key={slug}>
              <ColourDot dot={dot} />
              {name}
            </Fragment>,
          ])}
          chosen={form.typed.colours}
          onChange={(slugs) => form.set('colours', slugs)}
        />
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </fieldset>
      <details open={form.mistakes.family !== undefined}>
        <Summary className="w-fit gap-1 text-sm">More</Summary>
        <TextField
          {...form.field('family')}
          label="Family"
          optional
          hint="“Add a colour” on a product’s page fills it. Products of one brand with the same word are one card with a dot for each colour."
          autoComplete="off"
        />
      </details>
    </Section>
  )
}

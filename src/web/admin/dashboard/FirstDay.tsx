import type { ReactNode } from 'react'
import { paths } from '#domain/paths.ts'
import { toast } from '#web/feedback/toast.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Section } from '#web/ui/blocks/Section.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'

const ADDRESS_ID = 'shop-address'

/** Before the first order: what to do until it comes. */
export function FirstDay({ products }: { readonly products: number }) {
  return (
    <Section card="usual" title="Your shop is open">
      <p className="max-w-prose text-muted">
        Orders show up here by themselves as soon as somebody buys. Until then:
      </p>
      <ol className="grid gap-3 md:grid-cols-2">
        <Step title="Add your first product" isDone={products > 0}>
          {products > 0 ? (
            <p className="text-muted text-sm">Done: your shelves are filled.</p>
          ) : (
            <>
              <p className="text-muted text-sm">
                A name, a price, a picture and the phones it fits.
              </p>
              <LinkButton to={paths.adminNewProduct()} icon="plus" size="small">
                Add product
              </LinkButton>
            </>
          )}
        </Step>
        <Step title="Share your shop">
          <p className="text-muted text-sm">
            Put its address where your customers are:{' '}
            <bdi id={ADDRESS_ID} dir="ltr" className="break-all font-semibold text-ink">
              {location.origin}
            </bdi>
          </p>
          <CopyButton
            text={location.origin}
            what="the shop’s address"
            shownIn={ADDRESS_ID}
            onDone={(message, wasCopied) =>
              wasCopied ? toast.success(message) : toast.error(message)
            }
          />
        </Step>
      </ol>
    </Section>
  )
}

interface StepProps {
  readonly title: string
  readonly isDone?: boolean
  readonly children: ReactNode
}

function Step({ title, isDone, children }: StepProps) {
  return (
    <li className="flex gap-3 rounded-control bg-paper p-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-processing-tint text-plum">
        <Icon name={isDone ? 'check' : 'arrow'} />
      </span>
      <div className="grid justify-items-start gap-2">
        <h3 className="text-base">{title}</h3>
        {children}
      </div>
    </li>
  )
}

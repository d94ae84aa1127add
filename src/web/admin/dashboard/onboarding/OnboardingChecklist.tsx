import { type ReactNode, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Samples, samplesInWords } from '#domain/catalogue/samples.ts'
import { paths } from '#domain/paths.ts'
import { PROPOSED_EXCHANGE, PROPOSED_WARRANTY, WARRANTY } from '#domain/settings/exchange.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { CopyButton } from '#web/kit/feedback/CopyButton.tsx'
import { toast } from '#web/kit/feedback/toast.ts'
import { Button, type ButtonProps, ExternalLinkButton, LinkButton } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { ShareBar } from '#web/kit/ui/ratings/ShareBar.tsx'
import { FormDialog } from '../../frame/FormDialog.tsx'
import words from './step-words.json' with { type: 'json' }
import { checklistSteps, type OnboardingSummary, progressOf, type StepName } from './steps.ts'

/** Id of the onboarding checklist, for the button that restores it. */
export const ONBOARDING_ID = 'first-day'

const ADDRESS_ID = 'shop-address'

interface OnboardingProps {
  readonly summary: OnboardingSummary
  readonly samples: Samples
  readonly onHide: () => void
}

/** Onboarding checklist of a new shop: its steps with instructions (rule: onboarding). */
export function OnboardingChecklist({ summary, samples, onHide }: OnboardingProps) {
  const steps = checklistSteps(summary, samples)
  const contents = contentsOf(summary, samples)
  const done = steps.filter(({ isDone }) => isDone).length
  return (
    <Section
      id={ONBOARDING_ID}
      card="usual"
      title="Make the shop your own"
      aside={
        <Button kind="quiet" size="small" className="-me-3" onClick={onHide}>
          Hide
          <span className="sr-only"> the first steps</span>
        </Button>
      }
      className="gap-3"
    >
      <div className="flex items-center gap-3">
        <ShareBar
          value={done}
          of={steps.length}
          className="h-1.5 max-w-60 bg-plum-tint text-plum"
        />
        <p className="shrink-0 text-muted text-sm tabular-nums">{progressOf(steps)} done</p>
      </div>
      <ol className="grid divide-y divide-hairline">
        {steps.map((step, index) => (
          <StepRow
            key={step.name}
            isDone={step.isDone}
            number={index + 1}
            {...contents[step.name]}
          />
        ))}
      </ol>
    </Section>
  )
}

interface StepContent {
  readonly title: string
  readonly description: ReactNode
  readonly action?: ReactNode
}

function contentsOf(
  { firstDay: { hasOwnName, hasOwnWallets } }: OnboardingSummary,
  samples: Samples,
): Readonly<Record<StepName, StepContent>> {
  const link = (to: string, label: string, look: Pick<ButtonProps, 'kind' | 'icon'> = {}) => (
    <LinkButton {...look} size="small" to={to}>
      {label}
    </LinkButton>
  )
  return {
    facts: {
      ...words.facts,
      description: (
        <>
          {!hasOwnWallets && (
            <p className="text-ink">
              <strong className="font-semibold">
                Transfers would go to numbers that are not yours.
              </strong>{' '}
              Enter the account of your bank or wallet, under Payment.
            </p>
          )}
          {!hasOwnName && (
            <p>The shop still has the name that it came with. Give it yours, under Your shop.</p>
          )}
        </>
      ),
      action: link(paths.adminSettings(), 'Open settings'),
    },
    whatsapp: {
      ...words.whatsapp,
      action: link(`${paths.adminSettings()}#shop-settings`, 'Enter it', { kind: 'secondary' }),
    },
    exchange: {
      ...words.exchange,
      description: `Each case could say: “${PROPOSED_EXCHANGE}”. With a warranty, it adds: “${WARRANTY}”. Other words: under Your shop in the settings.`,
      action: (
        <div className="flex shrink-0 flex-wrap gap-3">
          <PromiseButton line={PROPOSED_EXCHANGE}>Promise this</PromiseButton>
          <PromiseButton line={PROPOSED_WARRANTY} kind="secondary">
            With the warranty
          </PromiseButton>
        </div>
      ),
    },
    product: {
      ...words.product,
      action: link(paths.adminNewProduct(), 'Add product', { icon: 'plus' }),
    },
    samples: {
      ...words.samples,
      description: `The shop was filled with ${samplesInWords(samples)}, so that there is something to look at. What you save of them stays.`,
      action: <RemoveSamples samples={samples} />,
    },
    order: {
      ...words.order,
      action: (
        <ExternalLinkButton kind="secondary" size="small" href={paths.home()}>
          Open the shop
        </ExternalLinkButton>
      ),
    },
  }
}

function StepRow({
  isDone,
  number,
  title,
  description,
  action,
}: StepContent & { readonly isDone: boolean; readonly number: number }) {
  return (
    <li className="flex gap-3 py-3 last:pb-0">
      {isDone ? (
        <span className="grid size-7 shrink-0 place-items-center rounded-chip bg-delivered-tint text-save">
          <Icon name="check" className="size-4" />
        </span>
      ) : (
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-chip bg-plum-tint font-semibold text-plum text-sm tabular-nums"
        >
          {number}
        </span>
      )}
      {isDone ? (
        <p className="py-0.5 text-muted">
          {title}
          <span className="sr-only">: done</span>
        </p>
      ) : (
        <div className="grid min-w-0 grow justify-items-start gap-x-8 gap-y-3 md:flex md:items-center md:justify-between">
          <div className="grid max-w-prose gap-1.5 py-0.5 text-muted text-sm">
            <h3 className="text-base text-ink">{title}</h3>
            {typeof description === 'string' ? <p>{description}</p> : description}
          </div>
          {action}
        </div>
      )}
    </li>
  )
}

/** Panel shown before the first order, with the shop's address to share. */
export function NoOrdersYet() {
  return (
    <Section card="usual" title="Your shop is open">
      <p className="max-w-prose text-muted">
        Orders show up here by themselves as soon as somebody buys. Put the shop’s address where
        your customers are:{' '}
        <bdi id={ADDRESS_ID} dir="ltr" className="wrap-anywhere font-semibold text-ink">
          {location.origin}
        </bdi>
      </p>
      <p>
        <CopyButton text={location.origin} what="the shop’s address" shownIn={ADDRESS_ID} />
      </p>
    </Section>
  )
}

interface PromiseButtonProps extends Pick<ButtonProps, 'kind' | 'children'> {
  readonly line: string
}

/** Button that saves a proposed exchange line with the other facts as they are. */
function PromiseButton({ line, ...look }: PromiseButtonProps) {
  const { revalidate } = useRevalidator()
  const { isPending, run } = useAction({
    run: async () => {
      const { shop } = await send('getSettings', {})
      const { version, fixed: _fixed, ...facts } = shop
      const body = { ...facts, exchangeLine: line }
      await send('saveShopSettings', { body }, { seenVersion: version })
      await revalidate()
      focusHeading(ONBOARDING_ID)
    },
    success: 'Saved. Every case says it now.',
    fallback: 'Failed to save the shop',
  })
  return <Button {...look} size="small" busy={isPending} onClick={() => void run()} />
}

/** Button that removes the sample products and reviews, after a confirmation (rule: samples). */
export function RemoveSamples({ samples }: { readonly samples: Samples }) {
  const [isOpen, setOpen] = useState(false)
  const { revalidate } = useRevalidator()
  const close = () => {
    clear()
    setOpen(false)
  }
  const { run, clear, ...state } = useAction({
    run: async () => {
      const { message } = await send('removeSamples', {})
      toast.success(message)
      close()
      await revalidate()
      focusHeading()
    },
    fallback: 'Failed to remove the samples',
  })
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setOpen(true)}>
        Remove samples
      </Button>
      {isOpen && (
        <FormDialog
          title="Remove all samples?"
          confirmLabel="Remove samples"
          isDangerous
          {...state}
          onSubmit={run}
          onClose={close}
        >
          <p>
            {samplesInWords(samples)} leave the shop at once and can’t be brought back. Placed
            orders keep what they sold; carts that hold a sample show that it is gone.
          </p>
        </FormDialog>
      )}
    </>
  )
}

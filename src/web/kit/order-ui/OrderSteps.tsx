import type { Order } from '#domain/contract/orders.ts'
import { dayAndMonth } from '#domain/dates.ts'
import { orderSteps, type Step, type StepState } from '#domain/orders/steps.ts'
import { t } from '#messages'
import { classNames } from '#web/kit/ui/class-names.ts'
import { Icon, type IconName } from '#web/kit/ui/Icon.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'

/** Every step has text, and each reached one a mark, so that colour is never the only sign. */
const looks = (): Readonly<Record<StepState, { look: string; icon?: IconName; word: string }>> => ({
  done: { look: 'border-plum bg-plum text-white', icon: 'check', word: t.orders.partsDone },
  awaited: { look: 'border-plum bg-white text-plum', word: t.orders.awaited },
  ahead: { look: 'border-edge bg-white', word: t.orders.ahead },
  rejected: { look: 'border-danger bg-danger text-white', icon: 'close', word: t.orders.stopped },
  cancelled: {
    look: 'border-cancelled bg-cancelled text-white',
    icon: 'close',
    word: t.orders.stopped,
  },
})

/** Steps of an order with their days, in a row where their text fits (rule: order-steps). */
export function OrderSteps({ order }: { readonly order: Order }) {
  const steps = orderSteps(order)
  return (
    <div className="@container">
      <ol
        aria-label={t.orders.steps}
        className="grid @min-[34rem]:auto-cols-fr @min-[34rem]:grid-flow-col"
      >
        {steps.map((step, index) => (
          <OneStep key={step.name} step={step} next={steps[index + 1]} />
        ))}
      </ol>
    </div>
  )
}

interface OneStepProps {
  readonly step: Step
  readonly next: Step | undefined
}

function OneStep({ step: { name, state, at, isCurrent }, next }: OneStepProps) {
  const { look, icon, word } = looks()[state]
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 pb-3 last:pb-0 @min-[34rem]:grid-cols-[minmax(0,1fr)] @min-[34rem]:content-start @min-[34rem]:gap-y-0.5 @min-[34rem]:pe-3 @min-[34rem]:pb-0"
    >
      {next && (
        <span
          aria-hidden="true"
          className={classNames(
            'absolute start-[calc(0.75rem-1px)] top-6 bottom-0 w-0.5 @min-[34rem]:start-6 @min-[34rem]:end-0 @min-[34rem]:top-[calc(0.75rem-1px)] @min-[34rem]:bottom-auto @min-[34rem]:h-0.5 @min-[34rem]:w-auto',
            next.state === 'ahead' ? 'bg-hairline' : 'bg-plum',
          )}
        />
      )}
      <span
        aria-hidden="true"
        className={classNames(
          'grid size-6 place-items-center rounded-chip border-2 @min-[34rem]:mb-1.5 print:border-ink print:text-ink',
          look,
          isCurrent && 'haloed',
        )}
      >
        {icon ? (
          <Icon name={icon} className="size-4" />
        ) : (
          state === 'awaited' && <span className="size-2 rounded-chip bg-plum" />
        )}
      </span>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 @min-[34rem]:block">
        <span
          className={classNames(
            isCurrent ? 'font-semibold' : state === 'ahead' ? 'text-muted' : 'font-medium',
          )}
        >
          {t.orders.stepState({ name, state: word, hidden: hiddenText })}
        </span>
        {at && (
          <time dateTime={at} className="text-muted text-sm @min-[34rem]:block">
            {dayAndMonth(at)}
          </time>
        )}
      </p>
    </li>
  )
}

import type { Order } from '#domain/contract/orders.ts'
import type { MessageState, OrderMessage } from '#domain/orders/messages.ts'
import type { OrderNote, OrderStep } from '#domain/orders/transitions.ts'
import { formatMoment } from '#domain/times.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { Badge, type BadgeTone } from '#web/kit/ui/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import type { IconName } from '#web/kit/ui/Icon.tsx'
import type { AdminOrder } from '../use-admin-order.ts'
import words from './history-words.json' with { type: 'json' }

/** History of the order and its e-mails, newest first (rules: history, messages). */
export function HistoryPanel({ adminOrder }: { readonly adminOrder: AdminOrder }) {
  const { history = [], messages = [] } = adminOrder.order
  return (
    <Section title="History" card="usual" className="gap-3">
      <ol className="grid">
        {[...history].reverse().map((entry) => (
          <li
            key={`${entry.at} ${entry.action} ${entry.to}`}
            className="relative grid gap-0.5 border-hairline border-s-2 ps-5 pb-5 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute -start-[0.4375rem] top-1.5 size-3 rounded-chip border-2 border-white bg-plum"
            />
            <p className="font-semibold">
              {entryWords(entry)}
              {entry.from !== null && entry.from !== entry.to && (
                <span className="font-normal text-muted">
                  {' '}
                  · {entry.from} <span aria-hidden="true">→</span>
                  <span className="sr-only"> to </span> {entry.to}
                </span>
              )}
            </p>
            {entry.note && (
              <p dir="auto" className="whitespace-pre-line text-sm">
                {entry.note}
              </p>
            )}
            <p className="text-muted text-sm first-letter:uppercase">
              <bdi>{actorNameOf(entry)}</bdi> ·{' '}
              <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            </p>
          </li>
        ))}
      </ol>
      {messages.length > 0 && (
        <section
          aria-labelledby="order-messages"
          className="grid gap-1 border-hairline border-t pt-4"
        >
          <h3 id="order-messages" className="text-base">
            Email
          </h3>
          <ul className="grid divide-y divide-hairline">
            {[...messages].reverse().map((message) => (
              <Message key={message._id} message={message} sendAgain={adminOrder.sendAgain} />
            ))}
          </ul>
        </section>
      )}
    </Section>
  )
}

interface MessageProps extends Pick<AdminOrder, 'sendAgain'> {
  readonly message: SentMessage
}

/** Message with a button to resend it, unless it is outdated: the server would skip it again. */
function Message({ message, sendAgain }: MessageProps) {
  const { isPending, run } = useAction({
    run: () => sendAgain(message._id),
    success: 'The message is on its way',
    fallback: 'Failed to send the message again',
  })
  const { label, tone, icon } = stateLooks[message.state]
  const about = messageWords(message)
  const note = messageNote(message)
  const at = message.settledAt ?? message.createdAt
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3">
      <div className="grid justify-items-start gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {about}
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        </p>
        {note && <p className="text-sm">{note}</p>}
        <p className="text-muted text-sm">
          <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      </div>
      {message.state !== 'overtaken' && (
        <Button kind="quiet" busy={isPending} onClick={() => run()}>
          {message.state === 'waiting' ? 'Send now' : 'Send again'}
          <span className="sr-only">: {about}</span>
        </Button>
      )}
    </li>
  )
}

type HistoryEntry = NonNullable<Order['history']>[number]

const stepWords: Readonly<Record<OrderStep | OrderNote, string>> = words.steps

/** Text of a history entry. */
export function entryWords({ action }: Pick<HistoryEntry, 'action'>): string {
  return Object.hasOwn(stepWords, action) ? stepWords[action as keyof typeof stepWords] : action
}

/** Author of a history entry: an account's name, or 'the customer' for a guest. */
export function actorNameOf({ actor, actorName }: Pick<HistoryEntry, 'actor' | 'actorName'>) {
  if (actor === 'admin') return actorName ?? 'an admin'
  if (actor === 'customer') return actorName ? `${actorName} (customer)` : 'the customer'
  return 'the shop'
}

/** Last entry of an order's history; undefined when the history is unknown. */
export function lastStep({ history }: Pick<Order, 'history'>): HistoryEntry | undefined {
  return history?.at(-1)
}

type SentMessage = NonNullable<Order['messages']>[number]

const messageNames: Readonly<Record<OrderMessage, string>> = words.messages

/** Subject and recipient of a message: 'On its way, to the customer'. */
export function messageWords({ kind, to, admin }: Pick<SentMessage, 'kind' | 'to' | 'admin'>) {
  return `${messageNames[kind]}, to ${admin ?? (to === 'owner' ? 'the owner' : 'the customer')}`
}

const stateLooks: Readonly<
  Record<MessageState, { label: string; tone: BadgeTone; icon: IconName }>
> = {
  waiting: { label: 'Waiting', tone: 'pending', icon: 'clock' },
  sent: { label: 'Sent', tone: 'delivered', icon: 'check' },
  failed: { label: 'Not sent', tone: 'payment-rejected', icon: 'warning' },
  overtaken: { label: 'Left out', tone: 'neutral', icon: 'info' },
}

const problemWords: Readonly<Record<string, string>> = words.problems

/** Reason why a message is delayed, has failed or was skipped; null without one. */
export function messageNote({ state, problem }: Pick<SentMessage, 'state' | 'problem'>) {
  if (state === 'overtaken') return 'The order had moved on before it could be sent.'
  if (state === 'sent' || problem === null) return null
  const why = problemWords[problem] ?? 'It could not be sent.'
  return state === 'waiting' ? `${why} It is tried again by itself.` : why
}

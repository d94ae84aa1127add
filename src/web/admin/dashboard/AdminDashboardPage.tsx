import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { orderStatuses } from '#domain/orders/status-lists.ts'
import { type AnswerOf, send } from '#web/kit/api/send.ts'
import { stored } from '#web/kit/device/stored.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { poll, readChanges } from '#web/kit/live/poll.ts'
import { StatusBadge } from '#web/kit/order-ui/StatusBadge.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Link } from '#web/kit/ui/Link.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { count } from '../frame/count.ts'
import { ordersWith } from '../frame/list-address.ts'
import { loadForAdmin } from '../frame/loaded.ts'
import { WalletHistory } from '../wallet-history/WalletHistory.tsx'
import {
  NoOrdersYet,
  ONBOARDING_ID,
  OnboardingChecklist,
} from './onboarding/OnboardingChecklist.tsx'
import { checklistSteps, isChecklistDone, progressOf } from './onboarding/steps.ts'
import { BrandShares, LastDays, RecentOrders, TopModels } from './Panels.tsx'
import { FIRST_STEPS_BUTTON_ID, QuickActions, SummaryTiles } from './SummaryTiles.tsx'

/** Ids of accounts that have hidden the onboarding checklist on this device (rule: onboarding). */
const hiddenBy = stored<readonly string[]>(
  'khol.firstDayHidden',
  (text) => text.match(/[\w-]+/g),
  JSON.stringify,
)

/** Whether the account has hidden the checklist; what hides or shows it keeps the focus. */
function useHiddenChecklist() {
  const account = useSession()?._id ?? ''
  const ids = hiddenBy.use() ?? []
  const others = ids.filter((id) => id !== account)
  return {
    isHidden: ids.includes(account),
    hide() {
      flushSync(() => hiddenBy.set([...others, account]))
      document.getElementById(FIRST_STEPS_BUTTON_ID)?.focus()
    },
    show() {
      flushSync(() => hiddenBy.set(others))
      focusHeading(ONBOARDING_ID)
    },
  }
}

interface Dashboard {
  readonly summary: AnswerOf<'getSummary'>
  readonly samples: AnswerOf<'getSamples'>
}

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const load = async (): Promise<Dashboard> => {
    const [summary, samples] = await Promise.all([
      send('getSummary', {}, { signal }),
      send('getSamples', {}, { signal }),
    ])
    return { summary, samples }
  }
  // The page polls after a failure, too.
  return { loaded: await loadForAdmin('Failed to load dashboard data', load) }
}

export function Component() {
  const { loaded } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  useEffect(() => poll(readChanges('getSummary', {}, revalidate)), [revalidate])
  return (
    <AdminPage title="Dashboard" subtitle={formatDate(new Date())}>
      {'failure' in loaded ? <NotLoaded {...loaded.failure} /> : <Overview {...loaded.data} />}
    </AdminPage>
  )
}

/** Content of the dashboard: pending work first, then the figures. */
function Overview({ summary, samples }: Dashboard) {
  const { isHidden, hide, show } = useHiddenChecklist()
  const steps = checklistSteps(summary, samples)
  const isDone = isChecklistDone(steps)
  const isFresh = summary.orders === 0
  const checklist = !(isHidden || isDone) && (
    <OnboardingChecklist summary={summary} samples={samples} onHide={hide} />
  )
  return (
    <>
      {summary.walletHistory && <WalletHistory history={summary.walletHistory} />}
      {isFresh && checklist}
      <SummaryTiles summary={summary} />
      <QuickActions
        firstSteps={isHidden && !isDone ? { left: progressOf(steps), onPress: show } : null}
      />
      {!isFresh && checklist}
      {isFresh ? (
        <NoOrdersYet />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <RecentOrders {...summary} />
          <StatusCounts counts={summary.statusCounts} />
          <div className="lg:col-span-2">
            <LastDays {...summary} />
          </div>
          <div className="grid items-start gap-6 lg:col-span-2 lg:grid-cols-2">
            <TopModels {...summary} />
            <BrandShares {...summary} />
          </div>
        </div>
      )}
    </>
  )
}

/** Number of orders by status; all eight are listed, so that an unused one shows 0. */
function StatusCounts({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  return (
    <Section card="usual" title="Orders by status">
      <ul className="-mx-2 grid gap-x-2 sm:grid-cols-2 lg:grid-cols-1">
        {orderStatuses.map((status) => {
          const orders = counts[status] ?? 0
          return (
            <li key={status}>
              <Link
                to={ordersWith(status)}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-2 rounded-control px-2 hover:bg-paper"
              >
                <StatusBadge status={status} />
                <span className={`tabular-nums ${orders === 0 ? 'text-muted' : 'font-semibold'}`}>
                  {count(orders)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

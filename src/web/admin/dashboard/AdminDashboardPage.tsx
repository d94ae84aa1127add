import { flushSync } from 'react-dom'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { type AnswerOf, send } from '#web/api/send.ts'
import { NotLoaded } from '#web/feedback/NotLoaded.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { AdminPage } from '../frame/AdminPage.tsx'
import { useShopEvents } from '../frame/follow-shop.ts'
import { type Loaded, loadForAdmin } from '../frame/loaded.ts'
import { BrandShares } from './BrandShares.tsx'
import { FIRST_DAY_ID, FirstDay, NoOrdersYet } from './first-day/FirstDay.tsx'
import { useHidden } from './first-day/hidden.ts'
import { areDone, progressOf, stepsOf } from './first-day/steps.ts'
import { LastDays } from './LastDays.tsx'
import { FIRST_STEPS_BUTTON_ID, QuickActions } from './QuickActions.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { StatusCounts } from './StatusCounts.tsx'
import { SummaryTiles } from './SummaryTiles.tsx'
import { TopModels } from './TopModels.tsx'

/** Said when the summary can't be read. */
const FAILURE = 'Failed to load dashboard data'

type Summary = AnswerOf<'getSummary'>

interface Dashboard {
  readonly summary: Summary
  readonly samples: AnswerOf<'getSamples'>
}

export function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Loaded<Dashboard>> {
  return loadForAdmin(FAILURE, async () => {
    const [summary, samples] = await Promise.all([
      send('getSummary', {}, { signal }),
      send('getSamples', {}, { signal }),
    ])
    return { summary, samples }
  })
}

export function Component() {
  const loaded = useLoaderData<Loaded<Dashboard>>()
  const { revalidate } = useRevalidator()
  useShopEvents(() => void revalidate())
  return (
    <AdminPage title="Dashboard" subtitle={formatDate(new Date())}>
      {'failure' in loaded ? (
        <NotLoaded title={FAILURE}>{loaded.failure}</NotLoaded>
      ) : (
        <Overview {...loaded.data} />
      )}
    </AdminPage>
  )
}

/** What needs the owner now stands first, then how the shop is doing. */
function Overview({ summary, samples }: Dashboard) {
  const [isHidden, hide] = useHidden()
  const steps = stepsOf(summary, samples)
  const isLed = !isHidden && !areDone(steps)
  const firstDay = isLed && (
    <FirstDay
      summary={summary}
      samples={samples}
      onHide={() => {
        flushSync(() => hide(true))
        document.getElementById(FIRST_STEPS_BUTTON_ID)?.focus()
      }}
    />
  )
  const bringBack = () => {
    flushSync(() => hide(false))
    focusHeading(FIRST_DAY_ID)
  }
  const isFresh = summary.orders === 0
  return (
    <>
      {isFresh && firstDay}
      <SummaryTiles summary={summary} />
      <QuickActions
        firstSteps={
          isHidden && !areDone(steps) ? { left: progressOf(steps), onPress: bringBack } : null
        }
      />
      {!isFresh && firstDay}
      {isFresh ? (
        <NoOrdersYet />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <RecentOrders orders={summary.recentOrders} />
          <StatusCounts counts={summary.statusCounts} />
          <div className="lg:col-span-2">
            <LastDays days={summary.days} />
          </div>
          <div className="grid items-start gap-6 lg:col-span-2 lg:grid-cols-2">
            <TopModels models={summary.topModels} />
            <BrandShares brands={summary.brands} />
          </div>
        </div>
      )}
    </>
  )
}

import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import { formatDate } from '#domain/dates.ts'
import { type AnswerOf, send } from '#web/api/send.ts'
import { NotLoaded } from '#web/feedback/NotLoaded.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { useShopEvents } from '../frame/follow-shop.ts'
import { useAdminGuard } from '../frame/guard.ts'
import { type Loaded, loadForAdmin } from '../frame/loaded.ts'
import { BrandShares } from './BrandShares.tsx'
import { FirstDay } from './FirstDay.tsx'
import { LastDays } from './LastDays.tsx'
import { QuickActions } from './QuickActions.tsx'
import { RecentOrders } from './RecentOrders.tsx'
import { StatusCounts } from './StatusCounts.tsx'
import { SummaryTiles } from './SummaryTiles.tsx'
import { TopModels } from './TopModels.tsx'

/** Said when the summary can't be read. */
const FAILURE = 'Failed to load dashboard data'

type Summary = AnswerOf<'getSummary'>

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<Summary>> {
  return loadForAdmin(FAILURE, () => send('getSummary', {}, { signal: request.signal }))
}

export function Component() {
  useAdminGuard()
  const loaded = useLoaderData<Loaded<Summary>>()
  const { revalidate } = useRevalidator()
  useShopEvents(() => void revalidate())
  return (
    <AdminPage title="Dashboard" subtitle={formatDate(new Date())}>
      {'failure' in loaded ? (
        <NotLoaded title={FAILURE}>{loaded.failure}</NotLoaded>
      ) : (
        <Overview summary={loaded.data} />
      )}
    </AdminPage>
  )
}

/** What needs the owner now stands first, then how the shop is doing. */
function Overview({ summary }: { readonly summary: Summary }) {
  return (
    <>
      <SummaryTiles summary={summary} />
      <QuickActions />
      {summary.orders === 0 ? (
        <FirstDay products={summary.products} />
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

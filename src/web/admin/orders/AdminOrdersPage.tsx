import { useRef } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { OrderStatus } from '#domain/orders/status.ts'
import { statusesIn } from '#domain/orders/status-lists.ts'
import { paths } from '#domain/paths.ts'
import { type ApiError, open } from '#web/api/send.ts'
import { serverMessageOf } from '#web/feedback/call-errors.ts'
import { NotLoaded } from '#web/feedback/NotLoaded.tsx'
import { usePageTitle } from '#web/frame/head/page-title.ts'
import { entryOf, type FilledEntry } from '#web/store/store.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { focusHeading } from '#web/ui/focus-heading.ts'
import { AdminPage } from '../frame/AdminPage.tsx'
import { counted } from '../frame/count.ts'
import { ExportPanel } from '../frame/export/ExportPanel.tsx'
import { useExport } from '../frame/export/use-export.ts'
import { ListFooter } from '../frame/ListFooter.tsx'
import { ListSearch } from '../frame/ListSearch.tsx'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin } from '../frame/loaded.ts'
import { PackingSlip } from '../order/slip/PackingSlip.tsx'
import { countOf, fetchList, listQuery, PAGE_SIZE } from './list-query.ts'
import { beginAnew, beginList, type LiveList, newOrders, waitingOrders } from './live-list.ts'
import { NewsPill } from './NewsPill.tsx'
import { NoneFound, NoOrdersYet } from './NoOrders.tsx'
import { OrderTable } from './OrderTable.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { ChoosePage } from './selection/ChoosePage.tsx'
import { ChosenBar } from './selection/ChosenBar.tsx'
import { useChosen } from './selection/use-chosen.ts'
import { useSlips } from './selection/use-slips.ts'
import { useLiveList } from './use-live-list.ts'
import { useRowKeys } from './use-row-keys.ts'

/** Failure text of the list where the server sends none. */
const FAILURE = 'Failed to fetch orders'

const notLoaded = (error: ApiError) => serverMessageOf(error, FAILURE)

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<FilledEntry<LiveList>>> {
  const query = listQuery(new URL(request.url).searchParams)
  return loadForAdmin(notLoaded, async () => {
    const list = await entryOf<LiveList>(`orders ${JSON.stringify(query)}`).ask(
      () => fetchList(query, request.signal),
      (_, now) => beginList(now),
    )
    // A navigation shows the newest rows, including those that arrived during it.
    list.put(beginAnew(list.get()))
    return list
  })
}

export function Component() {
  const loaded = useLoaderData<Loaded<FilledEntry<LiveList>>>()
  if ('failure' in loaded) {
    return (
      <AdminPage title="Orders">
        <NotLoaded title={FAILURE}>{loaded.failure}</NotLoaded>
      </AdminPage>
    )
  }
  return <Orders entry={loaded.data} />
}

function Orders({ entry }: { readonly entry: FilledEntry<LiveList> }) {
  const address = useQuery()
  const navigate = useNavigate()
  const query = listQuery(address)
  const { filter } = query
  const statuses = statusesIn(filter.status)
  const rows = useRef<HTMLDivElement>(null)
  const exportButton = useRef<HTMLButtonElement>(null)
  const { list, show } = useLiveList(entry, query, rows)
  useRowKeys(rows)
  const exported = useExport({
    of: 'order',
    open: (options) => open('exportOrders', { query: filter }, options),
  })
  const choosing = useChosen(filter)
  const slips = useSlips()
  const arrived = newOrders(list)
  usePageTitle(arrived > 0 ? `(${arrived}) Orders` : null)

  const { shown } = list
  const isEmpty = shown.orders.length === 0
  const showNews = () => {
    // Newer orders are on the first page.
    if (shown.page > 1 && arrived > 0) void navigate(withQuery(address, { page: null }))
    else show()
    focusHeading()
  }
  if (countOf(shown, []) === 0 && filter.search === '') {
    return (
      <AdminPage title="Orders">
        <NoOrdersYet />
      </AdminPage>
    )
  }
  return (
    <>
      <div data-screen-only={slips.orders.length > 0 || undefined}>
        <AdminPage
          title="Orders"
          actions={
            <>
              {/* On a wide screen these links are in the rail. */}
              <span className="contents xl:hidden">
                <LinkButton to={paths.adminParcels()} kind="secondary">
                  Ship
                </LinkButton>
                <LinkButton to={paths.adminSettlements()} kind="secondary">
                  Settle
                </LinkButton>
              </span>
              <Button
                ref={exportButton}
                kind="secondary"
                busy={exported.state.kind === 'running'}
                disabled={countOf(shown, statuses) === 0 && 'There is nothing to export'}
                onClick={exported.start}
              >
                Export CSV
              </Button>
            </>
          }
        >
          <ExportPanel running={exported} onClose={() => exportButton.current?.focus()} />
          <div className="grid grid-cols-1 gap-3">
            <ListSearch label="Order id, customer, e-mail or tracking number" list="orders" />
            <StatusTabs found={shown} statuses={statuses} />
          </div>
          {isEmpty ? (
            <NoneFound found={shown} filter={filter} />
          ) : (
            <div className="grid grid-cols-1 gap-2">
              <ChoosePage
                choosing={choosing}
                ids={shown.orders.map(({ _id }) => _id)}
                total={shown.total}
              />
              <div ref={rows} className="order-table">
                <OrderTable
                  orders={shown.orders}
                  newIds={list.newIds}
                  search={filter.search}
                  choosing={choosing}
                />
              </div>
              <p className="text-muted text-xs max-xl:hidden">
                <kbd>j</kbd> and <kbd>k</kbd> move through the orders, <kbd>Enter</kbd> opens one.
              </p>
            </div>
          )}
          <ListFooter
            of="order"
            page={shown.page}
            pages={shown.pages}
            total={shown.total}
            shown={shown.orders.length}
            size={PAGE_SIZE}
            to={(page) => withQuery(address, { page: page === 1 ? null : page })}
          />
          <NewsPill words={newsWords(list, statuses)} onShow={showNews} />
        </AdminPage>
        <ChosenBar choosing={choosing} slips={slips} />
      </div>
      {slips.orders.map((order) => (
        <PackingSlip key={order._id} order={order} hasPrices={slips.hasPrices} />
      ))}
    </>
  )
}

/** Label of the pill about pending changes; null when the rows are current. */
function newsWords(list: LiveList, statuses: readonly OrderStatus[]): string | null {
  if (!list.waiting) return null
  const orders = statuses.length === 0 ? newOrders(list) : waitingOrders(list)
  return orders > 0 ? counted(orders, 'new order') : 'This list has changed'
}

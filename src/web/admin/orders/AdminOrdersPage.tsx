import { type ComponentProps, type RefObject, useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useNavigate } from 'react-router'
import type { OrderStatus } from '#domain/orders/status.ts'
import { statusesIn } from '#domain/orders/status-lists.ts'
import { paths } from '#domain/paths.ts'
import { failureOf } from '#web/kit/api/failure.ts'
import { open } from '#web/kit/api/send.ts'
import { usePageTitle } from '#web/kit/page/page-title.ts'
import { entryOf, type FilledEntry } from '#web/kit/store/store.ts'
import { Button, LinkButton } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { focusHeading } from '#web/kit/ui/focus-heading.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { counted } from '../frame/count.ts'
import { ExportPanel, useExport } from '../frame/export/ExportPanel.tsx'
import { ListFooter, ListSearch } from '../frame/ListSearch.tsx'
import { useQuery, withQuery } from '../frame/list-address.ts'
import { type Loaded, loadForAdmin, useLoaded } from '../frame/loaded.ts'
import { PackingSlip } from '../order/slip/PackingSlip.tsx'
import {
  acceptPending,
  beginList,
  countOf,
  fetchList,
  isBeforeFirstOrder,
  type LiveList,
  listQuery,
  newOrders,
  pendingNewOrders,
  useLiveList,
} from './live-list.ts'
import { OrderTable } from './OrderTable.tsx'
import { NoneFound, StatusTabs } from './StatusTabs.tsx'
import { ChoosePage, useSelection } from './selection/ChoosePage.tsx'
import { ChosenBar, useSlips } from './selection/ChosenBar.tsx'

const FAILURE = 'Failed to fetch orders'

export function loader({ request }: LoaderFunctionArgs): Promise<Loaded<FilledEntry<LiveList>>> {
  const query = listQuery(new URL(request.url).searchParams)
  const load = async () => {
    const list = await entryOf<LiveList>(`orders ${JSON.stringify(query)}`).ask(
      () => fetchList(query, request.signal),
      (_, now) => beginList(now),
    )
    // A navigation shows the newest rows, including those that arrived during it.
    list.put(acceptPending(list.get()))
    return list
  }
  return loadForAdmin(FAILURE, load, (error) => failureOf(error, FAILURE).message)
}

export function Component() {
  const entry = useLoaded<FilledEntry<LiveList>>()
  const address = useQuery()
  const navigate = useNavigate()
  const query = listQuery(address)
  const { filter } = query
  const statuses = statusesIn(filter.status)
  const rows = useRef<HTMLDivElement>(null)
  const { list, show } = useLiveList(entry, query, rows)
  const exported = useExport({
    of: 'order',
    open: (options) => open('exportOrders', { query: filter }, options),
  })
  const choosing = useSelection(filter)
  const slips = useSlips()
  const arrived = newOrders(list)
  usePageTitle(arrived > 0 ? `(${arrived}) Orders` : null)

  const { visible } = list
  const showNews = () => {
    // Newer orders are on the first page.
    if (visible.page > 1 && arrived > 0) void navigate(withQuery(address, { page: null }))
    else show()
    focusHeading()
  }
  if (isBeforeFirstOrder(visible, filter)) {
    return (
      <AdminPage title="Orders">
        <EmptyState icon="box" title="No orders yet">
          They show up here by themselves as soon as somebody buys, each with what to do about it.
        </EmptyState>
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
              {/* On a wide screen these links are in the navigation rail. */}
              <span className="contents xl:hidden">
                <LinkButton to={paths.adminParcels()} kind="secondary">
                  Ship
                </LinkButton>
                <LinkButton to={paths.adminSettlements()} kind="secondary">
                  Settle
                </LinkButton>
              </span>
              <Button
                {...exported.button}
                kind="secondary"
                disabled={countOf(visible, statuses) === 0 && 'There is nothing to export'}
              >
                Export CSV
              </Button>
            </>
          }
        >
          <ExportPanel {...exported} />
          <div className="grid grid-cols-1 gap-3">
            <ListSearch label="Order id, customer, email or tracking number" list="orders" />
            <StatusTabs found={visible} statuses={statuses} />
          </div>
          {visible.orders.length === 0 ? (
            <NoneFound found={visible} filter={filter} />
          ) : (
            <Rows list={list} search={filter.search} choosing={choosing} ref={rows} />
          )}
          <ListFooter of="order" found={visible} onPage={visible.orders.length} />
          <NewsPill message={newsWords(list, statuses)} onShow={showNews} />
        </AdminPage>
        <ChosenBar
          choosing={choosing}
          slips={slips}
          totals={new Map(visible.orders.map(({ _id, totalPrice }) => [_id, totalPrice]))}
        />
      </div>
      {slips.orders.map((order) => (
        <PackingSlip key={order._id} order={order} hasPrices={slips.hasPrices} />
      ))}
    </>
  )
}

function Rows(table: ComponentProps<typeof OrderTable>) {
  useRowKeys(table.ref)
  return (
    <div className="grid grid-cols-1 gap-2">
      <ChoosePage choosing={table.choosing} {...table.list.visible} />
      <OrderTable {...table} />
      <p className="text-muted text-xs max-xl:hidden">
        <kbd>j</kbd> and <kbd>k</kbd> move through the orders, <kbd>Enter</kbd> opens one.
      </p>
    </div>
  )
}

/** Label of the pill about pending changes; null when the rows are current. */
function newsWords(list: LiveList, statuses: readonly OrderStatus[]): string | null {
  if (!list.waiting) return null
  const orders = statuses.length === 0 ? newOrders(list) : pendingNewOrders(list)
  return orders > 0 ? counted(orders, 'new order') : 'This list has changed'
}

interface NewsPillProps {
  readonly message: string | null
  readonly onShow: () => void
}

/** Live region and button for pending changes, in an overlay so that no content moves. */
function NewsPill({ message, onShow }: NewsPillProps) {
  const isShown = message !== null
  return (
    // Spacer as high as the fixed pill, so that the pill never covers the end of the page.
    <div className={isShown ? 'h-12' : undefined}>
      <div className="news-pill pointer-events-none fixed inset-x-4 z-20 flex justify-center">
        <div
          className={
            isShown
              ? 'pointer-events-auto flex animate-rise items-center gap-4 rounded-card border border-hairline bg-white py-1.5 ps-4 pe-1.5 shadow-raised'
              : undefined
          }
        >
          <p role="status" className="flex items-center gap-2 font-semibold text-sm">
            {isShown && <Icon name="box" className="text-plum" />}
            {message}
          </p>
          {isShown && (
            <Button size="small" onClick={onShow} className="min-h-11">
              Show
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Keyboard shortcuts of a list: j and k move the focus to the link of the next or previous row;
 * Enter opens it. Active only while the focus is in the list, on a heading or on nothing, so that
 * no text field, button or speech input is affected.
 */
function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key]
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
      const focused = document.activeElement
      const isOnPage = !focused || focused === document.body || focused.matches('h1, h2')
      if (!isOnPage && !list.current?.contains(focused)) return
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
      const row = focused?.closest('tr')
      const at = links.findIndex((link) => row?.contains(link))
      const next = links[at < 0 ? 0 : at + step]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  }, [list])
}

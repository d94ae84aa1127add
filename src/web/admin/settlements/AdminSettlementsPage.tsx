import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { send } from '#web/kit/api/send.ts'
import { NotLoaded } from '#web/kit/feedback/NotLoaded.tsx'
import { EmptyState } from '#web/kit/ui/EmptyState.tsx'
import { FailureNotice } from '#web/kit/ui/form/Form.tsx'
import { AdminPage } from '../frame/AdminPage.tsx'
import { BackLink, ordersList } from '../frame/BackLink.tsx'
import { loadForAdmin } from '../frame/loaded.ts'
import { CsvFileButton } from '../tables/CsvFileButton.tsx'
import { RecentSettlements } from './RecentSettlements.tsx'
import { SettlementLines } from './SettlementLines.tsx'
import { useSettlement } from './use-settlement.ts'

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  ordersList.remember()
  const load = () => send('listSettlements', {}, { signal })
  return { recent: await loadForAdmin('Failed to load settlements', load) }
}

/** Page that reads couriers' settlements, counts their cash and takes recent ones back. */
export function Component() {
  const { recent } = useLoaderData<typeof loader>()
  const settlement = useSettlement()
  const { review, progress, isReading, failure, read, readAgain } = settlement
  return (
    <AdminPage
      back={<BackLink to="orders" />}
      title="Settle cash"
      subtitle="Read a courier’s settlement, look at it, and mark its orders as delivered and paid"
      actions={
        review &&
        !progress && (
          <CsvFileButton busy={isReading} onFile={(file) => read(file)}>
            Choose another file
          </CsvFileButton>
        )
      }
    >
      <FailureNotice failure={failure} />
      {review ? (
        <SettlementLines settlement={settlement} />
      ) : (
        <EmptyState
          icon="cash"
          title="No file chosen yet"
          action={
            <CsvFileButton kind="primary" busy={isReading} onFile={(file) => read(file)}>
              Choose a CSV file
            </CsvFileButton>
          }
        >
          The file that your courier sends with the cash: a tracking number and an amount in each
          line, and where it has one the status of the parcel. Nothing happens before you have
          looked at it.
        </EmptyState>
      )}
      {'failure' in recent ? (
        <NotLoaded {...recent.failure} />
      ) : (
        <RecentSettlements {...recent.data} onTakenBack={readAgain} />
      )}
    </AdminPage>
  )
}

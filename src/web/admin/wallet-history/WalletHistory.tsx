import type { ReactNode } from 'react'
import type { WalletHistory as History } from '#domain/contract/settings.ts'
import { formatMoment } from '#domain/dates.ts'
import { paths } from '#domain/paths.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { activeWallets } from '#domain/settings/wallets.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'

/** Changes of the accounts, each with the list that stood before it. */
export type WalletChange = History['changes'][number]

interface WalletHistoryProps {
  readonly history: History
  readonly wayBack: (change: WalletChange, label: string) => ReactNode
}

/**
 * Changes of the accounts in the last seven days, below a comparison of the present accounts with
 * those of seven days ago, so that a later change can't hide an earlier one (rule: wallet-changes).
 */
export function WalletHistory({ history, wayBack }: WalletHistoryProps) {
  const { sentence, isSame, changes, leftOut } = history
  const oldest = changes.at(-1)
  return (
    <Notice tone="warning" title={sentence}>
      {oldest && !isSame && wayBack(oldest, 'Bring back the accounts of seven days ago')}
      <details open={changes.length < 4} className="text-ink">
        <summary className="min-h-11 w-fit cursor-pointer content-center font-semibold">
          {changes.length + leftOut === 1 ? '1 change' : `${changes.length + leftOut} changes`}{' '}
          since
        </summary>
        <ol className="grid divide-y divide-hairline">
          {changes.map((change, index) => (
            <li key={change._id} className="grid gap-1 py-3 first:pt-0">
              {leftOut > 0 && change === oldest && (
                <p className="text-muted">{leftOut} more changes lie between.</p>
              )}
              <p className="font-semibold">{change.words}</p>
              <p>
                By <bdi>{change.by}</bdi>, {formatMoment(change.at)}
                {change.isRevoked && ' · taken back'}
              </p>
              <div>
                <p className="text-muted">Before it:</p>
                <ul>
                  {activeWallets(change.before).map(({ service, title, number }) => (
                    <li key={number} className="wrap-anywhere">
                      <bdi>{service}</bdi> · <bdi>{title}</bdi> ·{' '}
                      <bdi dir="ltr" className="whitespace-nowrap tabular-nums">
                        {groupedNumber(number)}
                      </bdi>
                    </li>
                  ))}
                </ul>
              </div>
              {index < changes.length - 1 && wayBack(change, 'Bring these accounts back')}
            </li>
          ))}
        </ol>
      </details>
    </Notice>
  )
}

/** Id of the heading of the accounts in the settings. */
export const PAYMENT_ID = 'payment-settings'

/** Search parameter of the settings: id of the change whose earlier accounts the form begins with. */
export const BRING_BACK = 'bring-back'

/** Address of the settings, with the accounts before a change in the form (rule: wallet-changes). */
export function bringBackAddress(changeId: string): string {
  return `${paths.adminSettings()}?${new URLSearchParams({ [BRING_BACK]: changeId })}#${PAYMENT_ID}`
}

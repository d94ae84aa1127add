import type { WalletHistory as History } from '#domain/contract/settings.ts'
import { paths } from '#domain/paths.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { activeWallets, type Wallet } from '#domain/settings/wallets.ts'
import { formatMoment } from '#domain/times.ts'
import { LinkButton } from '#web/kit/ui/Button.tsx'
import { NewTabLink } from '#web/kit/ui/blocks/NewTabLink.tsx'
import { Summary } from '#web/kit/ui/blocks/Summary.tsx'
import { Notice } from '#web/kit/ui/Notice.tsx'

/**
 * Changes of the accounts in the last seven days, below a comparison of the present accounts with
 * those of seven days ago, so that a later change can't hide an earlier one (rule: wallet-changes).
 */
export function WalletHistory({ history }: { readonly history: History }) {
  const { sentence, isSame, changes, leftOut, replacesSamples } = history
  const oldest = changes.at(-1)
  if (replacesSamples) return null
  return (
    <Notice tone="warning" title={sentence}>
      {oldest && !isSame && (
        <BringBack {...oldest}>Bring back the accounts of seven days ago</BringBack>
      )}
      <details open={changes.length < 4} className="text-ink">
        <Summary className="w-fit gap-1">
          {changes.length + leftOut === 1 ? '1 change' : `${changes.length + leftOut} changes`}{' '}
          since
        </Summary>
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
                <WalletList wallets={activeWallets(change.before)} />
              </div>
              {index < changes.length - 1 && (
                <BringBack {...change}>Bring these accounts back</BringBack>
              )}
            </li>
          ))}
        </ol>
      </details>
    </Notice>
  )
}

/** Accounts as a list, a line each. */
export function WalletList({ wallets }: { readonly wallets: readonly Wallet[] }) {
  return (
    <ul>
      {wallets.map(({ service, title, number, qr }) => (
        <li key={number} className="wrap-anywhere">
          <bdi>{service}</bdi> · <bdi>{title}</bdi> ·{' '}
          <bdi dir="ltr" className="whitespace-nowrap font-semibold tabular-nums">
            {groupedNumber(number)}
          </bdi>
          {qr !== undefined && (
            <>
              {' '}
              ·{' '}
              <NewTabLink href={qr} className="font-semibold underline">
                QR
              </NewTabLink>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Id of the heading of the accounts in the settings. */
export const PAYMENT_ID = 'payment-settings'

/** Search parameter of the settings: id of the change whose earlier accounts the form begins with. */
export const BRING_BACK = 'bring-back'

interface BringBackProps extends Pick<History['changes'][number], '_id'> {
  readonly children: string
}

/** Link to the settings, with the accounts before a change in the form (rule: wallet-changes). */
function BringBack({ _id, children }: BringBackProps) {
  const query = new URLSearchParams({ [BRING_BACK]: _id })
  return (
    <LinkButton
      to={`${paths.adminSettings()}?${query}#${PAYMENT_ID}`}
      kind="secondary"
      size="small"
      className="justify-self-start"
    >
      {children}
    </LinkButton>
  )
}

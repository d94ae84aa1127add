import { paths } from '#domain/paths.ts'

/** Id of the heading of the accounts in the settings. */
export const PAYMENT_ID = 'payment-settings'

/** Search parameter of the settings: id of the change whose earlier accounts the form begins with. */
export const BRING_BACK = 'bring-back'

/** Address of the settings, with the accounts before a change in the form (rule: wallet-changes). */
export function bringBackAddress(changeId: string): string {
  return `${paths.adminSettings()}?${new URLSearchParams({ [BRING_BACK]: changeId })}#${PAYMENT_ID}`
}

import { accountAddresses } from '#domain/contract/addresses/account.ts'
import { registerCalls } from '#web/kit/api/send.ts'

registerCalls(accountAddresses)

import { deskAddresses } from '#domain/contract/desk-addresses.ts'
import { registerCalls } from '#web/api/send.ts'

registerCalls(deskAddresses)

import { deskAddresses } from '#domain/contract/addresses/desk.ts'
import { registerCalls } from '#web/api/send.ts'

registerCalls(deskAddresses)

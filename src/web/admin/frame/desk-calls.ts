import { adminAddresses } from '#domain/contract/addresses/desk.ts'
import { registerCalls } from '#web/api/send.ts'

registerCalls(adminAddresses)

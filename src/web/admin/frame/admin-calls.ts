import { adminAddresses } from '#domain/contract/addresses/admin.ts'
import { registerCalls } from '#web/api/send.ts'

registerCalls(adminAddresses)

import '#web/kit/order-ui/order-calls.ts'
import { adminAddresses } from '#domain/contract/addresses/admin.ts'
import { registerCalls } from '#web/kit/api/send.ts'

registerCalls(adminAddresses)

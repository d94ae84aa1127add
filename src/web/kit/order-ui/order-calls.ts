import { orderAddresses } from '#domain/contract/addresses/orders.ts'
import { registerCalls } from '#web/kit/api/send.ts'

registerCalls(orderAddresses)

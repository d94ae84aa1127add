import { deskAddresses } from '#domain/contract/desk-addresses.ts'
import { knowCalls } from '#web/api/send.ts'

knowCalls(deskAddresses)

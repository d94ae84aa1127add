import { secondStepAddresses } from '#domain/contract/second-step-addresses.ts'
import { registerCalls } from '#web/api/send.ts'

registerCalls(secondStepAddresses)

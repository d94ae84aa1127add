import { secondStepAddresses } from '#domain/contract/addresses/second-step.ts'
import { registerCalls } from '#web/api/send.ts'

registerCalls(secondStepAddresses)

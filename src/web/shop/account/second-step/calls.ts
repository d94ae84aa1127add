import { secondStepAddresses } from '#domain/contract/addresses/second-step.ts'
import { registerCalls } from '#web/kit/api/send.ts'

registerCalls(secondStepAddresses)

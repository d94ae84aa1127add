import { z } from 'zod'
import { CODE_NEEDED } from '#domain/accounts/second-step.ts'

/** Code of the app or recovery code, as typed. */
export const typedCode = z.string({ error: CODE_NEEDED }).max(100, { error: CODE_NEEDED })

/** Proof of a change: password and code; the server's message covers a missing one. */
export const proof = z.object({
  currentPassword: z.string().max(1000).optional(),
  code: typedCode.optional(),
})

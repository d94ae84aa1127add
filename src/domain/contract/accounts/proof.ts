import { z } from 'zod'
import { t } from '#messages'

/** Code of the app or recovery code, as typed. */
export const typedCode = z
  .string({ error: () => t.account.codeNeeded })
  .max(100, { error: () => t.account.codeNeeded })

/** Proof of a change: password and code; the server's message covers a missing one. */
export const proof = z.object({
  currentPassword: z.string().max(1000).optional(),
  code: typedCode.optional(),
})

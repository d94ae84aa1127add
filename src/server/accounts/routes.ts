import type { FastifyInstance } from 'fastify'
import * as calls from '#domain/contract/users.ts'
import { timeLimits } from '#server/database/connection.ts'
import { withDeadline } from '#server/database/deadline.ts'
import { bearerToken } from '#server/http/identity.ts'
import { countedAs } from '#server/http/limits.ts'
import { serve } from '#server/http/serve.ts'
import type { Shop } from '#server/shop.ts'
import { logIn } from './login.ts'
import { resetPassword } from './password-reset.ts'
import { updateProfile } from './profile.ts'
import { register } from './register.ts'
import { endSession } from './session.ts'

/** Signing in and out, and one's own account. */
export function accountCalls(app: FastifyInstance, shop: Shop): void {
  const { db } = shop
  serve(app, db, calls.logIn, ({ body, request }) =>
    inTime(() => logIn(shop, body, countedAs(request.ip))),
  )
  serve(app, db, calls.register, ({ body, request }) =>
    inTime(() => register(shop, body, countedAs(request.ip))),
  )
  serve(app, db, calls.logOut, async ({ account }) => {
    await endSession(db, account.tokenHash)
    return { message: 'Logged out' }
  })
  serve(app, db, calls.updateProfile, ({ account, body, request }) =>
    inTime(() => updateProfile(db, account, bearerToken(request) ?? '', body)),
  )
  serve(app, db, calls.resetPassword, ({ body }) => inTime(() => resetPassword(db, body)))
}

/** Waiting for a turn to hash counts as part of the request's time, like the database's work. */
function inTime<T>(work: () => T): T {
  return withDeadline(timeLimits.work, work)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deviceName } from '#domain/accounts/device-name.ts'
import { RESET_ASKED } from '#domain/accounts/sentences.ts'
import * as lists from '#domain/contract/accounts/lists.ts'
import type { Passkey } from '#domain/contract/accounts/passkeys.ts'
import * as passkey from '#domain/contract/accounts/passkeys.ts'
import * as step from '#domain/contract/accounts/second-step.ts'
import * as calls from '#domain/contract/users.ts'
import { isWholeListRequest, sendJsonArray } from '#server/http/answers/json-array.ts'
import { serve } from '#server/http/answers/serve.ts'
import { addressLimitKey } from '#server/http/limits/limit-key.ts'
import type { Parts } from '#server/parts.ts'
import { noteDevice, sessionsOf } from '#server/sessions/devices.ts'
import { bearerToken } from '#server/sessions/identity.ts'
import { endOtherSessions, endSession } from '#server/sessions/session.ts'
import { addressesOf, keepAddresses } from './addresses.ts'
import { type Contributions, deleteUser } from './delete-user.ts'
import { askForPassword } from './forgotten-password.ts'
import { everyUser, listUsers } from './list-users.ts'
import { changeList, clearList, listsOf } from './lists.ts'
import { logIn } from './login.ts'
import {
  addPasskey,
  logInByPasskey,
  passkeysOf,
  removePasskey,
  startPasskey,
  startPasskeyLogin,
} from './passkeys/passkeys.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { resetPassword } from './password-reset.ts'
import { updateProfile } from './profile.ts'
import { register } from './register.ts'
import {
  confirmSecondStep,
  endSecondStep,
  makeRecoveryCodes,
  showSecondStep,
  startSecondStep,
} from './second-step/enrolment.ts'
import { finishLogin } from './second-step/open-login.ts'
import { setAdmin } from './set-admin.ts'

/** Calls of login, logout and the caller's account. */
export function accountCalls(app: FastifyInstance, shop: Parts): void {
  const { db } = shop
  serve(app, db, calls.logIn, ({ body, request }) =>
    noteDevice(db, request, logIn(shop, body, addressLimitKey(request.ip))),
  )
  serve(app, db, calls.register, ({ body, request }) =>
    noteDevice(db, request, register(shop, body, addressLimitKey(request.ip))),
  )
  serve(app, db, calls.logOut, async ({ account }) => {
    await endSession(db, account.tokenHash)
    return { message: 'Logged out' }
  })
  serve(app, db, calls.updateProfile, ({ account, body, request }) =>
    noteDevice(db, request, updateProfile(db, account, bearerToken(request) ?? '', body)),
  )
  serve(app, db, calls.askForPassword, async ({ body, request }) => {
    await askForPassword(shop, body, addressLimitKey(request.ip))
    return { message: RESET_ASKED }
  })
  serve(app, db, calls.listSessions, async ({ account }) => ({
    sessions: [...(await sessionsOf(db, account))],
  }))
  serve(app, db, calls.endOtherSessions, async ({ account }) => {
    await endOtherSessions(db, account)
    return { message: 'Logged out everywhere else.' }
  })
  serve(app, db, calls.getAddresses, async ({ account }) => ({
    addresses: await addressesOf(db, account.id),
  }))
  serve(app, db, calls.keepAddresses, async ({ account, body }) => ({
    addresses: [...(await keepAddresses(db, account.id, body.addresses))],
  }))
  serve(app, db, lists.getLists, ({ account }) => listsOf(db, account.id))
  serve(app, db, lists.changeList, ({ account, params, body }) =>
    changeList(db, account.id, params.list, body),
  )
  serve(app, db, lists.clearList, ({ account, params }) => clearList(db, account.id, params.list))
  serve(app, db, calls.resetPassword, ({ body, request }) =>
    noteDevice(db, request, resetPassword(db, body)),
  )
}

/** Calls of second steps and passkeys. */
export function loginCalls(app: FastifyInstance, shop: Parts): void {
  const { db } = shop
  serve(app, db, step.finishLogin, ({ body, request }) =>
    noteDevice(db, request, finishLogin(shop, body, addressLimitKey(request.ip))),
  )
  serve(app, db, step.getSecondStep, ({ account }) => showSecondStep(shop, account))
  serve(app, db, step.startSecondStep, ({ account, body }) =>
    startSecondStep(shop, account, body.currentPassword),
  )
  serve(app, db, step.confirmSecondStep, ({ account, body }) =>
    confirmSecondStep(shop, account, body.code),
  )
  serve(app, db, step.makeRecoveryCodes, ({ account, body }) =>
    makeRecoveryCodes(shop, account, body),
  )
  serve(app, db, step.endSecondStep, async ({ account, body }) => {
    await endSecondStep(shop, account, body)
    return { message: 'Two-step verification is off.' }
  })
  const party = (request: FastifyRequest) => relyingPartyOf(shop.origin, request)
  const withParty = async (request: FastifyRequest, listed: Promise<Passkey[]>) => ({
    passkeys: await listed,
    isAvailable: party(request) !== null,
  })
  serve(app, db, passkey.listPasskeys, ({ account, request }) =>
    withParty(request, passkeysOf(db, account.id)),
  )
  serve(app, db, passkey.startPasskey, ({ account, body, request }) =>
    startPasskey(shop, party(request), account, body),
  )
  serve(app, db, passkey.addPasskey, ({ account, body: { response }, request }) => {
    const device = deviceName(request.headers['user-agent'] ?? '')
    return withParty(request, addPasskey(shop, party(request), account, { response, device }))
  })
  serve(app, db, passkey.removePasskey, ({ account, params, body, request }) =>
    withParty(request, removePasskey(shop, account, params.id, body)),
  )
  serve(app, db, passkey.startPasskeyLogin, ({ request }) =>
    startPasskeyLogin(shop, party(request)),
  )
  serve(app, db, passkey.logInByPasskey, ({ body: { response }, request }) => {
    const address = addressLimitKey(request.ip)
    return noteDevice(db, request, logInByPasskey(shop, party(request), response, address))
  })
}

/** Calls of the admin's list of users and of admin rights. */
export function adminAccountCalls(
  app: FastifyInstance,
  { db }: Parts,
  contributions: Contributions,
): void {
  serve(app, db, calls.listUsers, ({ query, reply }) =>
    isWholeListRequest(query) ? sendJsonArray(reply, everyUser(db)) : listUsers(db, query),
  )
  serve(app, db, calls.setAdmin, ({ account, params, body }) =>
    setAdmin(db, { admin: account, userId: params.id }, body.isAdmin),
  )
  serve(app, db, calls.deleteUser, async ({ account, params }) => {
    await deleteUser(db, { admin: account, userId: params.id }, contributions)
    return { message: 'User deleted' }
  })
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as lists from '#domain/contract/accounts/lists.ts'
import type { Passkey } from '#domain/contract/accounts/passkeys.ts'
import * as passkey from '#domain/contract/accounts/passkeys.ts'
import * as step from '#domain/contract/accounts/second-step.ts'
import * as calls from '#domain/contract/users.ts'
import { t } from '#messages'
import { isWholeListRequest, sendJsonArray } from '#platform/http/answers/json-array.ts'
import { serve } from '#server/http/answers/serve.ts'
import { networkOf } from '#server/http/limits/limit-key.ts'
import type { Account } from '#server/sessions/account.ts'
import { deviceOf, sessionsOf } from '#server/sessions/devices.ts'
import { bearerToken } from '#server/sessions/identity.ts'
import { endOtherSessions, endSession } from '#server/sessions/session.ts'
import { addressesOf, storeAddresses } from './addresses.ts'
import { type Contributions, deleteUser, setAdmin } from './admin-changes.ts'
import { everyUser, listUsers } from './list-users.ts'
import { changeList, clearList, listsOf } from './lists.ts'
import { finishLogin, logIn } from './login.ts'
import { logInByPasskey, startPasskeyLogin } from './passkeys/login.ts'
import { addPasskey, passkeysOf, removePasskey, startPasskey } from './passkeys/passkeys.ts'
import { relyingPartyOf, requireParty } from './passkeys/relying-party.ts'
import { askForPassword, resetPassword } from './password-reset.ts'
import { register, updateProfile } from './profile.ts'
import { type LoginProof, proveIfGiven } from './prove-login.ts'
import {
  confirmSecondStep,
  endSecondStep,
  makeRecoveryCodes,
  showSecondStep,
  startSecondStep,
} from './second-step/enrolment.ts'
import type { AccountServices } from './services.ts'
import { originOf } from './sign-in.ts'

/** Calls of login, logout and the caller's account. */
export function accountCalls(app: FastifyInstance, shop: AccountServices): void {
  const { db } = shop
  serve(app, db, calls.logIn, ({ body, request }) => logIn(shop, body, originOf(request)))
  serve(app, db, calls.register, ({ body, request }) => register(shop, body, originOf(request)))
  serve(app, db, calls.logOut, async ({ account }) => {
    await endSession(db, account.tokenHash)
    return { message: 'Logged out' }
  })
  serve(app, db, calls.updateProfile, ({ account, body, request }) =>
    updateProfile(
      shop,
      account,
      { token: bearerToken(request) ?? '', device: deviceOf(request) },
      body,
    ),
  )
  serve(app, db, calls.askForPassword, async ({ body, request }) => {
    await askForPassword(shop, body, networkOf(request))
    return { message: t.account.resetAsked }
  })
  serve(app, db, calls.listSessions, async ({ account }) => ({
    sessions: await sessionsOf(db, account),
  }))
  serve(app, db, calls.endOtherSessions, async ({ account }) => {
    await endOtherSessions(db, account)
    return { message: 'Logged out everywhere else.' }
  })
  serve(app, db, calls.getAddresses, async ({ account }) => ({
    addresses: await addressesOf(db, account.id),
  }))
  serve(app, db, calls.keepAddresses, async ({ account, body: { addresses } }) => {
    await storeAddresses(db, account.id, addresses)
    return { addresses }
  })
  serve(app, db, lists.getLists, ({ account }) => listsOf(db, account.id))
  serve(app, db, lists.changeList, ({ account, params, body }) =>
    changeList(db, account.id, params.list, body),
  )
  serve(app, db, lists.clearList, ({ account, params }) => clearList(db, account.id, params.list))
  serve(app, db, calls.resetPassword, ({ body, request }) =>
    resetPassword(db, body, deviceOf(request)),
  )
}

/** Calls of second steps and passkeys. */
export function loginCalls(app: FastifyInstance, shop: AccountServices): void {
  const { db } = shop
  serve(app, db, step.finishLogin, ({ body, request }) =>
    finishLogin(shop, body, originOf(request)),
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
  const partyOf = (request: FastifyRequest) => relyingPartyOf(shop.origin, request)
  const required = (request: FastifyRequest) => requireParty(partyOf(request))
  const withParty = async (request: FastifyRequest, listed: Promise<Passkey[]>) => ({
    passkeys: await listed,
    isAvailable: partyOf(request) !== null,
  })
  serve(app, db, passkey.listPasskeys, ({ account, request }) =>
    withParty(request, passkeysOf(db, account.id)),
  )
  serve(app, db, passkey.startPasskey, ({ account, body, request }) =>
    startPasskey(shop, required(request), account, body),
  )
  serve(app, db, passkey.addPasskey, ({ account, body: { response }, request }) => {
    const device = deviceOf(request)
    return withParty(request, addPasskey(shop, required(request), account, { response, device }))
  })
  serve(app, db, passkey.removePasskey, ({ account, params, body, request }) =>
    withParty(request, removePasskey(shop, account, params.id, body)),
  )
  serve(app, db, passkey.startPasskeyLogin, ({ request }) =>
    startPasskeyLogin(shop, required(request), networkOf(request)),
  )
  serve(app, db, passkey.logInByPasskey, ({ body: { response }, request }) =>
    logInByPasskey(shop, required(request), response, originOf(request)),
  )
}

/** Calls of the admin's list of users and of admin rights. */
export function adminAccountCalls(
  app: FastifyInstance,
  shop: AccountServices,
  contributions: Contributions,
): void {
  const { db } = shop
  serve(app, db, calls.confirmAdmin, () => ({ message: 'The caller is an admin' }))
  serve(app, db, calls.listUsers, ({ query, reply }) =>
    isWholeListRequest(query) ? sendJsonArray(reply, everyUser(db)) : listUsers(db, query),
  )
  const changeBy = async (account: Account, userId: string, proof: LoginProof) => ({
    admin: account,
    userId,
    isProved: await proveIfGiven(shop, account, proof),
  })
  serve(app, db, calls.setAdmin, async ({ account, params, body }) =>
    setAdmin(db, await changeBy(account, params.id, body), body.isAdmin),
  )
  serve(app, db, calls.deleteUser, async ({ account, params, body }) => {
    await deleteUser(db, await changeBy(account, params.id, body ?? {}), contributions)
    return { message: 'User deleted' }
  })
}

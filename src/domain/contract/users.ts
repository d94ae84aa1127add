import { z } from 'zod'
import { accountFields } from '#domain/accounts/account-fields.ts'
import { loginFields, newPassword } from '#domain/accounts/passwords.ts'
import { eachPlaceOnce, MAX_ADDRESSES, tooManyAddresses } from '#domain/accounts/saved-addresses.ts'
import { addressFields } from '#domain/orders/checkout-fields.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { t } from '#messages'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import {
  done,
  field,
  filterQuery,
  id,
  idParams,
  moment,
  pageLanguage,
  queryNumber,
} from './fields.ts'

/** Code of the app or recovery code, as typed. */
export const typedCode = z
  .string({ error: () => t.account.codeNeeded })
  .max(100, { error: () => t.account.codeNeeded })

/** Proof of a change: password and code; the server's message covers a missing one. */
export const proof = z.object({
  currentPassword: z.string().max(1000).optional(),
  code: typedCode.optional(),
})

export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isAdmin: z.boolean(),
  createdAt: moment,
})
export type User = z.output<typeof user>

/** Session as stored in localStorage under `userInfo`. */
export const signedInUser = user.extend({ token: z.string() })
export type SignedInUser = z.output<typeof signedInUser>

export const logIn = call('accounts', addresses.logIn, {
  summary: 'Signs in',
  body: z.object({ email: field(loginFields.email), password: field(loginFields.password) }),
  answer: signedInUser,
})

export const registration = z.object({
  name: field(accountFields.name),
  email: field(accountFields.email),
  password: field(newPassword),
})

export const register = call('accounts', addresses.register, {
  summary: 'Makes an account and signs in',
  body: registration,
  answer: signedInUser,
  success: 201,
})

export const logOut = call('accounts', addresses.logOut, {
  summary: 'Ends this session',
  answer: done,
})

export const listSessions = call('accounts', addresses.listSessions, {
  summary: 'The devices on which the account is logged in',
  answer: z.object({
    sessions: z.array(
      z.object({
        /** 'Chrome on Android'; '' when unknown. */
        device: z.string(),
        since: moment,
        /** Whether it is the session of the request. */
        isThis: z.boolean(),
      }),
    ),
  }),
})

export const endOtherSessions = call('accounts', addresses.endOtherSessions, {
  summary: 'Logs out everywhere else',
  answer: done,
})

/** Answers the same whether or not the account exists. */
export const askForPassword = call('accounts', addresses.askForPassword, {
  summary: 'Sends a link for a new password by email, where the shop sends mail',
  body: z.object({ email: field(accountFields.email), language: pageLanguage }),
  answer: done,
})

/** Accepts the token of a one-time link (rule: password-reset). */
export const resetPassword = call('accounts', addresses.resetPassword, {
  summary: 'Sets a new password by a reset link, ends other sessions and signs in',
  body: z.object({
    token: z
      .string({ error: () => t.account.resetLinkDead })
      .min(1, { error: () => t.account.resetLinkDead })
      .max(200)
      .transform((token) => withoutInvisible(token).trim()),
    password: field(newPassword),
  }),
  answer: signedInUser,
})

export const profileData = z.object({
  name: field(accountFields.name).optional(),
  email: field(accountFields.email).optional(),
  phone: field(accountFields.phone).optional(),
  password: field(newPassword).optional(),
  /** Needed for a new e-mail or password; of a customer after 30 minutes (rule: passwords). */
  ...proof.shape,
})

export const updateProfile = call('accounts', addresses.updateProfile, {
  summary: 'Changes one’s own account; answers with a fresh token where sessions were ended',
  body: profileData,
  answer: signedInUser,
})

/** Address of an account; the optional fields are those of an order. */
const keptAddressData = z.object(
  {
    address: field(addressFields.address),
    city: field(addressFields.city),
    postalCode: field(addressFields.postalCode).default(''),
  },
  { error: addressFields.address.missing },
)

/** Most recently used first; each place once (rule: saved-addresses). */
const keptAddresses = z.object({
  addresses: z.array(z.object({ address: z.string(), city: z.string(), postalCode: z.string() })),
})

export const getAddresses = call('accounts', addresses.getAddresses, {
  summary: 'The account’s own addresses, the last used first',
  answer: keptAddresses,
})

export const keepAddresses = call('accounts', addresses.keepAddresses, {
  summary: 'Keeps these addresses instead of those that were kept: at most five, each place once',
  body: z.object({
    addresses: z
      .array(keptAddressData, { error: () => tooManyAddresses() })
      .max(50, { error: () => tooManyAddresses() })
      .transform(eachPlaceOnce)
      .refine((kept) => kept.length <= MAX_ADDRESSES, { error: () => tooManyAddresses() }),
  }),
  answer: keptAddresses,
})

/** The refusal of other callers is the result (rule: admin-pages). */
export const confirmAdmin = call('accounts', addresses.confirmAdmin, {
  summary: 'Confirms that the caller is an admin',
  answer: done,
})

/** An account as the owner's list shows it. */
const listedUser = user.extend({
  /** Time until which an admin isn't trusted; absent for all others (rule: rights-are-money). */
  untrustedUntil: moment.optional(),
})
export type ListedUser = z.output<typeof listedUser>

const userPage = z.object({
  users: z.array(listedUser),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  /** Counts of the whole shop, regardless of the search; buyers are accounts that are no admins. */
  counts: z.object({ all: z.number(), admins: z.number(), buyers: z.number() }),
})
export type UserPage = z.output<typeof userPage>

export const listUsers = call('accounts', addresses.listUsers, {
  summary: 'Every user, or a page of them with page, limit or search',
  query: z.object({ page: queryNumber, limit: queryNumber, ...filterQuery('users') }),
  answer: z.union([userPage, z.array(listedUser)]),
})

export const setAdmin = call('accounts', addresses.setAdmin, {
  summary: 'Grants or removes admin rights',
  params: idParams,
  /** The proof is optional (rule: rights-are-money). */
  body: proof.extend({ isAdmin: z.boolean({ error: 'Please say whether the user is an admin' }) }),
  answer: user,
})

export const deleteUser = call('accounts', addresses.deleteUser, {
  summary: 'Deletes a user; their orders stay',
  params: idParams,
  /** A trusted admin's account needs the proof (rule: rights-are-money). */
  body: proof.nullish(),
  answer: done,
})

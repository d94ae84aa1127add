import { z } from 'zod'
import { terms } from '#domain/terms.ts'
import { call } from './call.ts'
import { done, email, id, idParams, moment, phone, queryNumber, queryText, text } from './fields.ts'

/** The one sentence about a password that is too short (spec section 5). */
export const PASSWORD_TOO_SHORT = `Password must be at least ${terms.minPassword} characters`

/** Longest password; more would only feed the hash (D60). */
const MAX_PASSWORD = 128

export const newPassword = z
  .string({ error: 'Please enter a password' })
  .min(terms.minPassword, { error: PASSWORD_TOO_SHORT })
  .max(MAX_PASSWORD, { error: `Please use at most ${MAX_PASSWORD} characters` })

export const user = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  isAdmin: z.boolean(),
  createdAt: moment,
})
export type User = z.output<typeof user>

/** What is kept in localStorage as `userInfo` (spec section 3). */
export const signedInUser = user.extend({ token: z.string() })
export type SignedInUser = z.output<typeof signedInUser>

export const logIn = call({
  method: 'POST',
  path: '/users/login',
  who: 'anyone',
  area: 'accounts',
  summary: 'Signs in',
  body: z.object({
    email: text('Please enter your email address', { max: 254 }),
    password: z
      .string({ error: 'Please enter your password' })
      .min(1, { error: 'Please enter your password' })
      .max(1000),
  }),
  answer: signedInUser,
})

export const registration = z.object({
  name: text('Please enter your name', { max: 100 }),
  email: email('Please enter your email address'),
  password: newPassword,
})

export const register = call({
  method: 'POST',
  path: '/users',
  who: 'anyone',
  area: 'accounts',
  summary: 'Makes an account and signs in',
  body: registration,
  answer: signedInUser,
  success: 201,
})

export const logOut = call({
  method: 'POST',
  path: '/users/logout',
  who: 'shopper',
  area: 'accounts',
  summary: 'Ends this session',
  answer: done,
})

export const profileData = z.object({
  name: text('Please enter your name', { max: 100 }).optional(),
  email: email('Please enter your email address').optional(),
  phone: phone('Please enter a phone number').optional(),
  password: newPassword.optional(),
  /** Needed for a new e-mail or password when the login is older than 30 minutes (D60). */
  currentPassword: z.string().max(1000).optional(),
})

export const updateProfile = call({
  method: 'PUT',
  path: '/users/profile',
  who: 'shopper',
  area: 'accounts',
  summary: 'Changes one’s own account; answers with a fresh token where sessions were ended',
  body: profileData,
  answer: signedInUser,
})

export const listUsers = call({
  method: 'GET',
  path: '/users',
  who: 'admin',
  area: 'accounts',
  summary: 'Every user, or a page of them with page, limit or search',
  query: z.object({ page: queryNumber, limit: queryNumber, search: queryText }),
  answer: z.union([
    z.object({
      users: z.array(user),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
      counts: z.object({ all: z.number(), admins: z.number(), buyers: z.number() }),
    }),
    z.array(user),
  ]),
})

export const setAdmin = call({
  method: 'PUT',
  path: '/users/:id',
  who: 'admin',
  area: 'accounts',
  summary: 'Grants or removes admin rights',
  params: idParams,
  body: z.object({ isAdmin: z.boolean({ error: 'Please say whether the user is an admin' }) }),
  answer: user,
})

export const deleteUser = call({
  method: 'DELETE',
  path: '/users/:id',
  who: 'admin',
  area: 'accounts',
  summary: 'Deletes a user; their orders stay',
  params: idParams,
  answer: done,
})

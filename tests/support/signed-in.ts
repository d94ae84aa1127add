import type { SignedInUser } from '#domain/contract/users.ts'

/** Customer as a browser stores its signed-in user. */
export const ayesha: SignedInUser = {
  _id: 'u1',
  name: 'Ayesha Khan',
  email: 'ayesha@shop.test',
  phone: '',
  isAdmin: false,
  createdAt: '2026-11-21T00:00:00.000Z',
  token: 'token-of-ayesha',
}

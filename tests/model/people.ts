import { newSession } from '#testing/guests.ts'

/** Visitors of the modelled shop; the last two own no cart there. */
export const guests = ['Guest 1', 'Guest 2', 'Guest 3'] as const
export const accounts = ['Account 1', 'Account 2'] as const
export const shoppers = [...guests, ...accounts] as const
export const everybody = [...shoppers, 'Owner', 'Stranger'] as const

export type Guest = (typeof guests)[number]
export type AccountHolder = (typeof accounts)[number]
export type Shopper = (typeof shoppers)[number]
export type PersonName = (typeof everybody)[number]

export function isGuest(who: PersonName): who is Guest {
  return guests.some((guest) => guest === who)
}

/** Identity of a person; no value is a substring of another person's. */
export interface Person {
  readonly name: string
  readonly email: string
  /** In its stored form. */
  readonly phone: string
}

const names = ['Nasreen', 'Bilqis', 'Tahira', 'Waqar', 'Junaid']

/** Constant across runs, so that a replayed failure reads the same. */
export const people = Object.fromEntries(
  shoppers.map((who, at) => {
    const name = names[at] ?? who
    return [who, { name, email: `${name.toLowerCase()}@model.test`, phone: `+92300765432${at}` }]
  }),
) as Readonly<Record<Shopper, Person>>

export const WRONG_PHONE = '+923451112223'

/** Sessions of the guests, random enough to prove ownership of an order. */
export const sessions = Object.fromEntries(guests.map((who) => [who, newSession()])) as Readonly<
  Record<Guest, string>
>

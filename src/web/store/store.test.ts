import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'
import { signIn, signOut } from '#web/session/session.ts'
import { entryOf, forgetWithUser, isKnown, onStoreChange } from './store.ts'

/** An answer that comes when the test says so. */
const slow = <Value>() => Promise.withResolvers<Value>()

let stop: () => void
beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  stop = forgetWithUser()
})
afterEach(() => {
  // Whoever leaves takes everything along.
  signIn(ayesha)
  signOut()
  stop()
})

const words = (key = 'words') => entryOf<string>(key)

interface VersionedValue {
  readonly version: number
  readonly name?: string
}
const thing = () => entryOf<VersionedValue>('thing', { versionOf: ({ version }) => version })

describe('a value', () => {
  test('is unknown until it is answered, and then the same for everybody who names it', async () => {
    expect(isKnown(words())).toBe(false)
    const known = await words().ask(async () => 'hello')
    expect(known.get()).toBe('hello')
    expect(isKnown(words())).toBe(true)
    expect(words().get()).toBe('hello')
    expect(words('other').get()).toBeNull()
  })

  test('tells of a change, and of nothing that changes nothing', () => {
    const heard = vi.fn()
    const stopHearing = onStoreChange(heard)
    words().put('hello')
    words().put('hello')
    expect(heard).toHaveBeenCalledTimes(1)
    stopHearing()
    words().put('goodbye')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('stays known when it can’t be asked for again, and whoever asked is told', async () => {
    words().put('hello')
    await expect(words().ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(words().get()).toBe('hello')
  })

  test('can be made of what is known and an answer', async () => {
    words().put('hello')
    await words().ask(
      async () => 3,
      (known, answer) => `${known} ${answer}`,
    )
    expect(words().get()).toBe('hello 3')
  })
})

describe('an older answer', () => {
  test('to what was asked earlier is dropped', async () => {
    const [first, second] = [slow<string>(), slow<string>()]
    const asked = [words().ask(() => first.promise), words().ask(() => second.promise)]
    second.resolve('new')
    await asked[1]
    first.resolve('old')
    expect((await asked[0])?.get()).toBe('new')
  })

  test('than that of a change is dropped', async () => {
    const reading = slow<string>()
    const asked = words().ask(() => reading.promise)
    words().put('changed')
    reading.resolve('before the change')
    expect((await asked).get()).toBe('changed')
  })

  test('is known by its version, where there is one', async () => {
    const [first, second] = [slow<VersionedValue>(), slow<VersionedValue>()]
    const asked = [thing().ask(() => first.promise), thing().ask(() => second.promise)]
    second.resolve({ version: 3 })
    await asked[1]
    first.resolve({ version: 4 })
    await asked[0]
    expect(thing().get()?.version).toBe(4)
    thing().put({ version: 2 })
    expect(thing().get()?.version).toBe(4)
  })

  test('of the same version gives way to what was asked for later', async () => {
    thing().put({ version: 1, name: 'masked' })
    await thing().ask(async () => ({ version: 1, name: 'whole' }))
    expect(thing().get()?.name).toBe('whole')
  })
})

describe('a value that nobody looks at any more', () => {
  const look = (entry: ReturnType<typeof words>) => entry.subscribe(() => undefined)

  test('is forgotten', async () => {
    words().put('hello')
    look(words())()
    await Promise.resolve()
    expect(words().get()).toBeNull()
  })

  test('is not forgotten when the next page looks at the same', async () => {
    words().put('hello')
    const entry = words()
    const leave = look(entry)
    leave()
    look(entry)
    await Promise.resolve()
    expect(words().get()).toBe('hello')
  })

  test('is not forgotten when it is of the kind that stays', async () => {
    const kept = entryOf<string>('kept', { stays: true })
    kept.put('hello')
    look(kept)()
    await Promise.resolve()
    expect(entryOf('kept').get()).toBe('hello')
  })
})

describe('when another user is here', () => {
  test('everything is forgotten, and those who look hear of it', () => {
    words().put('hello')
    const heard = vi.fn()
    const stopHearing = onStoreChange(heard)
    signIn(ayesha)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(words().get()).toBeNull()
    words().put('hers')
    signOut()
    expect(words().get()).toBeNull()
    stopHearing()
  })

  test('an answer that was asked for by who has left is seen by nobody else', async () => {
    const reading = slow<string>()
    const asked = words().ask(() => reading.promise)
    signIn(ayesha)
    reading.resolve('a guest’s')
    expect((await asked).get()).toBe('a guest’s')
    expect(words().get()).toBeNull()
  })

  test('and only then: one’s own new name or token forgets nothing', () => {
    signIn(ayesha)
    words().put('hello')
    signIn({ ...ayesha, name: 'Ayesha', token: 'new' })
    expect(words().get()).toBe('hello')
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ayesha } from '#testing/signed-in.ts'
import { signIn, signOut } from '#web/kit/session/session.ts'
import { clearOnUserChange, entryOf, isKnown, onStoreChange } from './store.ts'

/** Promise that the test settles. */
const slow = <Value>() => Promise.withResolvers<Value>()

let stop: () => void
beforeEach(() => {
  stop = clearOnUserChange()
})
afterEach(() => {
  // Signing out clears the store.
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

describe('an entry', () => {
  test('has no value before its first answer, which all callers with its key share', async () => {
    expect(isKnown(words())).toBe(false)
    const known = await words().ask(async () => 'hello')
    expect(known.get()).toBe('hello')
    expect(isKnown(words())).toBe(true)
    expect(words().get()).toBe('hello')
    expect(words('other').get()).toBeNull()
  })

  test('notifies of a change, but not of an equal value', () => {
    const heard = vi.fn()
    const stopHearing = onStoreChange(heard)
    words().put('hello')
    words().put('hello')
    expect(heard).toHaveBeenCalledTimes(1)
    stopHearing()
    words().put('goodbye')
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('keeps its value when a read fails, and throws the failure', async () => {
    words().put('hello')
    await expect(words().ask(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(words().get()).toBe('hello')
  })

  test('can reduce its value and an answer to a new value', async () => {
    words().put('hello')
    await words().ask(
      async () => 3,
      (known, answer) => `${known} ${answer}`,
    )
    expect(words().get()).toBe('hello 3')
  })
})

describe('an outdated answer', () => {
  test('to an earlier read is dropped', async () => {
    const [first, second] = [slow<string>(), slow<string>()]
    const asked = [words().ask(() => first.promise), words().ask(() => second.promise)]
    second.resolve('new')
    await asked[1]
    first.resolve('old')
    expect((await asked[0])?.get()).toBe('new')
  })

  test('to a read before a change is dropped', async () => {
    const reading = slow<string>()
    const asked = words().ask(() => reading.promise)
    words().put('changed')
    reading.resolve('before the change')
    expect((await asked).get()).toBe('changed')
  })

  test('is recognised by its version, if it has one', async () => {
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

  test('of the same version is replaced by that of a later read', async () => {
    thing().put({ version: 1, name: 'masked' })
    await thing().ask(async () => ({ version: 1, name: 'whole' }))
    expect(thing().get()?.name).toBe('whole')
  })
})

describe('an entry without subscribers', () => {
  const look = (entry: ReturnType<typeof words>) => entry.subscribe(() => undefined)

  test('is dropped', async () => {
    words().put('hello')
    look(words())()
    await Promise.resolve()
    expect(words().get()).toBeNull()
  })

  test('is kept when the next page subscribes to it', async () => {
    words().put('hello')
    const entry = words()
    const leave = look(entry)
    leave()
    look(entry)
    await Promise.resolve()
    expect(words().get()).toBe('hello')
  })

  test('is kept with the option `stays`', async () => {
    const kept = entryOf<string>('kept', { stays: true })
    kept.put('hello')
    look(kept)()
    await Promise.resolve()
    expect(entryOf('kept').get()).toBe('hello')
  })
})

describe('a change of user', () => {
  test('clears all entries and notifies subscribers', () => {
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

  test('hides an answer to the previous user’s read from the next', async () => {
    const reading = slow<string>()
    const asked = words().ask(() => reading.promise)
    signIn(ayesha)
    reading.resolve('a guest’s')
    expect((await asked).get()).toBe('a guest’s')
    expect(words().get()).toBeNull()
  })

  test('doesn’t include a new name or token of the same user', () => {
    signIn(ayesha)
    words().put('hello')
    signIn({ ...ayesha, name: 'Ayesha', token: 'new' })
    expect(words().get()).toBe('hello')
  })
})

import { describe, expect, it } from 'vitest'
import { Refusal } from '#domain/contract/refusal.ts'
import { withDeadline } from '#platform/database/deadline.ts'
import { DECOY_HASH, withHashingSlot } from './hashing.ts'

/** Variant and cost, without salt and hash. */
const costOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4).join('$')

describe('hashing (rule: passwords)', () => {
  it('is argon2id at 19 MiB, two passes, one lane; the decoy costs the same', async () => {
    const made = await withHashingSlot(({ hash }) => hash('lahore-1947'))
    expect(costOf(made)).toBe('$argon2id$v=19$m=19456,t=2,p=1')
    expect(costOf(DECOY_HASH)).toBe(costOf(made))
  })

  it('verifies the right password only, and the decoy never', async () => {
    await withHashingSlot(async ({ hash, matches }) => {
      const made = await hash('lahore-1947')
      expect(await matches(made, 'lahore-1947')).toBe(true)
      expect(await matches(made, 'lahore-1948')).toBe(false)
      expect(await matches(made, '')).toBe(false)
      expect(await matches(null, '')).toBe(false)
      expect(await matches('none', 'none')).toBe(false)
    })
  })

  it('runs two at once, queues a few, and refuses the rest with 503', async () => {
    const gate = Promise.withResolvers<void>()
    let running = 0
    let most = 0
    const visits = Array.from({ length: 80 }, () =>
      withHashingSlot(async () => {
        running += 1
        most = Math.max(most, running)
        await gate.promise
        running -= 1
      }),
    )
    const refused = await Promise.allSettled(visits.slice(66))
    for (const visit of refused) {
      expect(visit.status).toBe('rejected')
      const { reason } = visit as PromiseRejectedResult
      expect(reason).toBeInstanceOf(Refusal)
      expect(reason).toMatchObject({ code: 'UNAVAILABLE', details: { retryAfter: 2 } })
    }
    gate.resolve()
    await Promise.all(visits.slice(0, 66))
    expect(most).toBe(2)
  })

  it('queues none beyond the deadline of its request', async () => {
    const gate = Promise.withResolvers<void>()
    const holding = [withHashingSlot(() => gate.promise), withHashingSlot(() => gate.promise)]
    const late = withDeadline(20, () => withHashingSlot(async () => 'too late'))
    await expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    const patient = withHashingSlot(async () => 'my turn')
    gate.resolve()
    await Promise.all(holding)
    expect(await patient).toBe('my turn')
  })
})

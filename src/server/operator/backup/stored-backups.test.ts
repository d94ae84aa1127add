import { describe, expect, it, test } from 'vitest'
import { backupName, backupsToRemove } from './stored-backups.ts'

/**
 * Names of one backup for each of several nights up to the last; 21:30 in London is the next day in
 * Pakistan.
 */
const nights = (last: string, count: number) =>
  Array.from({ length: count }, (_, ago) =>
    backupName(new Date(Date.parse(`${last}T21:30:00Z`) - ago * 86_400_000)),
  ).toReversed()

const left = (
  names: readonly string[],
  [days, weeks, months]: readonly [number, number, number],
) => {
  const gone = new Set(backupsToRemove(names, { days, weeks, months }))
  return names.filter((name) => !gone.has(name)).map((name) => name.slice(5, 15))
}

describe('kept backups (rule: backup-retention)', () => {
  test.each<[string, readonly string[], readonly [number, number, number], readonly string[]]>([
    ['the only one', nights('2026-11-21', 1), [1, 0, 0], ['2026-11-21']],
    [
      'the newest of each of three days',
      nights('2026-11-21', 9),
      [3, 0, 0],
      ['2026-11-19', '2026-11-20', '2026-11-21'],
    ],
    [
      // 22 November is a Sunday in Pakistan.
      'the last of each week, which ends with Sunday',
      nights('2026-11-21', 30),
      [1, 3, 0],
      ['2026-11-07', '2026-11-14', '2026-11-21'],
    ],
    [
      'the last of each month, in Pakistan’s days',
      nights('2026-11-21', 100),
      [1, 0, 3],
      ['2026-09-29', '2026-10-30', '2026-11-21'],
    ],
    [
      'each kind independently of the others',
      nights('2026-11-21', 100),
      [2, 2, 2],
      ['2026-10-30', '2026-11-14', '2026-11-20', '2026-11-21'],
    ],
    [
      'the existing ones, after a month without any',
      [...nights('2026-09-10', 3), ...nights('2026-11-21', 1)],
      [2, 1, 1],
      ['2026-09-10', '2026-11-21'],
    ],
    [
      'the later of two of one day',
      [backupName(new Date('2026-11-21T05:00:00Z')), backupName(new Date('2026-11-21T06:00:00Z'))],
      [7, 4, 12],
      ['2026-11-21'],
    ],
  ])('%s', (_, names, keep, expected) => {
    expect(left(names, keep)).toEqual(expected)
  })

  it('have the stated number, night after night for three years', () => {
    let there: readonly string[] = []
    for (const night of nights('2026-11-21', 1_100)) {
      const names = [...there, night]
      const gone = new Set(backupsToRemove(names, { days: 7, weeks: 4, months: 12 }))
      there = names.filter((name) => !gone.has(name))
      expect(there).toContain(night)
    }
    expect(there.length).toBeGreaterThanOrEqual(20)
    expect(there.length).toBeLessThanOrEqual(7 + 4 + 12)
    expect(there[0]?.slice(5, 12)).toBe('2025-12')
  })

  it('include every file that the shop did not name', () => {
    const others = ['before-the-move.tar.gz', 'khol.tar.gz', 'khol-2026-99-99T00-00-00Z.tar.gz', '']
    expect(backupsToRemove(others, { days: 1, weeks: 0, months: 0 })).toEqual([])
  })
})

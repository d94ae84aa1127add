import { describe, expect, test } from 'vitest'
import type { Migration } from '#platform/database/migrate.ts'
import { readMigrations } from '#server/schema/migrate.ts'
import checksums from '#testing/migration-checksums.json' with { type: 'json' }
import { faultsOf } from '#testing/migration-rules.ts'
import { nextMigrations } from '#testing/next-version.ts'

const migrations = await readMigrations()
/** The first one runs on an empty database only. */
const later = migrations.slice(1)

test('no migration was changed: a shop on which it ran refuses to start with another checksum', () => {
  const found = Object.fromEntries(migrations.map(({ name, checksum }) => [name, checksum]))
  expect(found).toEqual(checksums)
})

/** (rule: releases-side-by-side) */
describe.each(later)('$name', (migration) => {
  test('is compatible with the previous version, and takes no blocking lock', async () => {
    expect(await faultsOf(migration)).toEqual([])
  })

  test('needs only migrations before it', () => {
    const before = migrations.filter(({ name }) => name < migration.name).map(({ name }) => name)
    if (migration.needs !== null) expect(before).toContain(migration.needs)
  })
})

const written = (sql: string, more: Partial<Migration> = {}): Migration => ({
  name: '9999-tried',
  checksum: '',
  sql,
  needs: null,
  isStepwise: false,
  ...more,
})

test('the sample migrations of a next version obey the rules', async () => {
  for (const [name, sql] of Object.entries(nextMigrations)) {
    expect(
      await faultsOf(written(sql, { name, isStepwise: sql.startsWith('-- stepwise') })),
    ).toEqual([])
  }
})

describe('a migration may', () => {
  test.each([
    'create table couriers (id int primary key, code text unique not null check (code <> 0::text)); create unique index on couriers (code)',
    'create table a (id int); alter table a add column b int not null; update a set b = 1; drop table a',
    'alter table orders add column note text',
    "alter table orders add column note text not null default '', add column tags text[] not null default '{}'",
    'alter table orders add column seen_at timestamptz not null default now(), add column n int not null default 0::int',
    'alter table orders add column courier int references couriers (id)',
    'alter table orders add column weight int, add constraint w check (weight > 0) not valid',
    'alter table orders validate constraint w',
    "alter table orders alter column note set default 'x'",
    "insert into message_kinds values ('x')",
    'create function f() returns trigger language plpgsql as $$ begin return new; end $$; create trigger t after insert on orders for each row execute function f()',
    "comment on table orders is 'x'",
    'alter trigger t on orders rename to u',
  ])('%s', async (sql) => {
    expect(await faultsOf(written(sql))).toEqual([])
  })
})

const takenAway = 'the version before still counts on this'
const heldUp = 'this holds the table for long'

describe('a migration without a stated reason is refused that would', () => {
  test.each([
    'drop table orders',
    'drop index orders_kept',
    'drop function f()',
    'drop trigger t on orders',
    'alter table orders rename column note to remark',
    'alter table orders rename to parcels',
    'alter table orders drop column note',
    'alter table orders drop constraint orders_kept_by_claimer',
    'alter table orders add column note text not null',
    'alter table orders alter column note drop not null',
    'alter table orders alter column note drop default',
    "alter table orders add constraint c check (status <> 'Lost') not valid",
    'alter table orders add column weight int, add constraint w check (weight > total) not valid',
    'alter table orders add constraint r foreign key (courier) references couriers (id) not valid',
    'create or replace function f() returns int language sql as $$ select 1 $$',
  ])('%s', async (sql) => {
    expect(await faultsOf(written(sql))).toEqual([expect.stringContaining(takenAway)])
    expect(await faultsOf(written(sql, { needs: '0001-shop' }))).toEqual([])
  })
})

describe('a migration is refused, even with a stated reason, that would', () => {
  test.each([
    'create index on orders (note)',
    'create index concurrently on orders (note)',
    'create unique index on orders (note)',
    'update orders set note = 1',
    'delete from orders',
    'alter table orders alter column total type bigint',
    'alter table orders alter column note set not null',
    'alter table orders add column id2 bigint generated always as identity',
    'alter table orders add column id2 bigserial',
    'alter table orders add column twice int generated always as (total * 2) stored',
    'alter table orders add column token uuid not null default gen_random_uuid()',
    'alter table orders add column code text unique',
    'alter table orders add column weight int check (weight > 0)',
    'alter table orders add column courier int default 1 references couriers (id)',
    "alter table orders add constraint c check (status <> 'Lost')",
    'alter table orders add constraint u unique (note)',
  ])('%s', async (sql) => {
    const faults = await faultsOf(written(sql, { needs: '0001-shop' }))
    expect(faults).toEqual([expect.stringContaining(heldUp)])
  })

  test.each([
    'do $$ begin end $$',
    'truncate orders',
    'commit',
    'lock table orders',
    'alter table orders set logged',
  ])('%s', async (sql) => {
    const faults = await faultsOf(written(sql, { needs: '0001-shop' }))
    expect(faults).toEqual([expect.stringContaining('nobody has thought about')])
  })
})

describe('a stepwise migration', () => {
  const faults = (sql: string) => faultsOf(written(sql, { isStepwise: true }))

  test('creates indexes, and can be restarted', async () => {
    expect(
      await faults(`-- stepwise
drop index concurrently if exists orders_by_note;
create index concurrently orders_by_note on orders (note);`),
    ).toEqual([])
  })

  test.each([
    ['create index a on orders (note);', 'a step is'],
    ['drop index concurrently a;', 'a step is'],
    ['alter table orders add column a int;', 'a step is'],
    ['create unique index concurrently a on orders (note);', 'rows that are alike'],
    ["create index concurrently a on orders (note) where note <> ';\n';", 'a semicolon'],
  ])('is refused: %s', async (sql, why) => {
    expect(await faults(sql)).toEqual([expect.stringContaining(why)])
  })
})

test('an error names its line, whatever precedes it', async () => {
  const sql =
    '-- Ö: more bytes than letters\ncreate table a (id int);\n\n-- why\ndrop table orders;\n'
  expect(await faultsOf(written(sql))).toEqual([expect.stringMatching(/^5: .*table orders/)])
})

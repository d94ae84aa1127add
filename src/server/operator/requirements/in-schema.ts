import { readMigrations } from '#server/database/migrate.ts'
import type { Requirement } from './requirement.ts'
import type { Visit } from './visit.ts'

/** Runs these statements one after the other in a schema that is taken back. */
const statements =
  (...lines: readonly string[]) =>
  ({ pretend }: Visit) =>
    pretend(async (client) => {
      for (const line of lines) await client.query(line)
    })

/** The same, and the last one's only value must be true. */
const holds =
  (...lines: readonly string[]) =>
  ({ pretend }: Visit) =>
    pretend(async (client) => {
      let rows: readonly object[] = []
      for (const line of lines) rows = (await client.query(line)).rows
      const [value] = Object.values(rows[0] ?? {})
      if (value !== true) throw new Error(`it answers ${value}`)
    })

const migrationsNeed = 'Migrations can’t run without it.'

/** What migrations and statements use of SQL. */
export const inSchema: readonly Requirement[] = [
  {
    what: 'There is no extension pg_trgm, or this user may not add it',
    without:
      'Have it added by whoever may: `create extension pg_trgm`. The owner’s search needs it.',
    attempt: holds(
      'create extension if not exists pg_trgm',
      'create table texts (content text not null)',
      'create index texts_by_content on texts using gin (content gin_trgm_ops)',
      `insert into texts values ('a case for an iPhone')`,
      `select count(*) = 1 from texts where content like '%iphone%' or content like '%iPhone%'`,
    ),
  },
  {
    what: 'Columns can’t be generated, as an identity or from others',
    without: migrationsNeed,
    attempt: holds(
      `create function small(content text) returns text language sql immutable parallel safe
        return lower(content)`,
      `create table things (
        id uuid primary key default gen_random_uuid(),
        sequence bigint generated always as identity unique,
        name text not null,
        search_text text not null generated always as (small(name)) stored
      )`,
      `insert into things (name) values ('A'), ('B')`,
      `select array_agg(search_text order by sequence) = '{a,b}' from things`,
    ),
  },
  {
    what: 'Triggers don’t see all rows of a statement (transition tables)',
    without: 'Counts beside filters, the owner’s figures and what is loved are kept by them.',
    attempt: holds(
      'create table things (id int)',
      'create table counts (step int)',
      `create function count_things() returns trigger language plpgsql as $$
      begin
        insert into counts select count(*) from changed;
        return null;
      end $$`,
      `create trigger things_counted after insert on things referencing new table as changed
        for each statement execute function count_things()`,
      'insert into things select generate_series(1, 3)',
      'select array_agg(step) = array[3] from counts',
    ),
  },
  {
    what: 'No trigger hears of a table that is emptied',
    without: migrationsNeed,
    attempt: holds(
      'create table things (id int)',
      'create table counts (step int)',
      `create function count_nothing() returns trigger language plpgsql as $$
      begin
        insert into counts values (0);
        return null;
      end $$`,
      `create trigger things_emptied after truncate on things
        for each statement execute function count_nothing()`,
      'truncate things',
      'select count(*) = 1 from counts',
    ),
  },
  {
    what: 'References can’t wait for the end of the transaction (deferrable constraints)',
    without: 'An order’s key is written before the order, so that no order is placed twice.',
    attempt: statements(
      'create table orders (id int primary key)',
      'create table keys (order_id int references orders (id) deferrable initially deferred)',
      'insert into keys values (1)',
      'insert into orders values (1)',
      'set constraints all immediate',
    ),
  },
  {
    what: 'Indexes can’t leave rows out or carry columns along',
    without: migrationsNeed,
    attempt: statements(
      'create table things (name text, kind text, gone timestamptz)',
      'create unique index things_name on things (lower(name)) where gone is null',
      'create index things_kind on things (kind, name desc) include (gone)',
      'create index things_begin on things (right(name, 8) text_pattern_ops)',
      'create table days (day date, subject text, count int, primary key (day, subject) include (count))',
      'create index days_by_day on days using brin (day)',
    ),
  },
  {
    what: 'Rows can’t be written beside others that are there (on conflict)',
    without: 'Carts, limits and order keys are kept by it.',
    attempt: holds(
      'create table counts (key text primary key, hits int not null)',
      `insert into counts values ('a', 1)`,
      `insert into counts as kept values ('a', 1)
        on conflict (key) do update set hits = kept.hits + excluded.hits`,
      'select hits = 2 from counts',
    ),
  },
  {
    what: 'A statement can’t take rows away and write them elsewhere',
    without: 'Kept figures are folded by it.',
    attempt: holds(
      'create table things (id int)',
      'insert into things values (1), (2)',
      `with gone as (delete from things returning id)
        insert into things select sum(id) from gone`,
      'select array_agg(id) = array[3] from things',
    ),
  },
  {
    what: 'Rows that somebody else holds can’t be passed over (skip locked)',
    without: 'Chores and mail of several processes would wait for each other.',
    attempt: statements(
      'create table things (id int primary key)',
      'select id from things limit 1 for update skip locked',
    ),
  },
  {
    what: 'Lists, JSON and strings of bits are not what the shop takes them for',
    without: migrationsNeed,
    attempt: holds(
      `select jsonb_build_object('a', array[1])->'a'->>0 = '1'
        and bit_count(b'1011'::bit(256)) = 3
        and (select max(place) = 2 from unnest('{a,b}'::text[]) with ordinality as it (name, place))
        and (select sum(price) = 3 from jsonb_to_recordset('[{"price":1},{"price":2}]')
          as sent (price int))`,
    ),
  },
  {
    what: 'The server does not know the time zone Asia/Karachi',
    without: 'The owner’s figures of a day need it.',
    attempt: holds(
      `select (timestamptz '2026-11-21 20:00Z' at time zone 'Asia/Karachi')::date = '2026-11-22'`,
    ),
  },
  {
    what: 'The shop’s own migrations don’t run',
    without: 'The shop can’t start on this database.',
    attempt: ({ pretend }) =>
      pretend(async (client) => {
        for (const { name, sql } of await readMigrations()) {
          await client.query(sql).catch((error) => {
            throw new Error(`${name}: ${error.message}`)
          })
        }
      }),
  },
]

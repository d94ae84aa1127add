import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { migrate, readMigrations } from '#server/schema/migrate.ts'
import { createEmptyDatabase } from '#testing/database.ts'
import { asAdministrator } from '#testing/database-server.ts'
import { newFolder } from '#testing/folders.ts'
import { memoryStore } from '#testing/picture-store.ts'
import { storedContent } from '#testing/stored-content.ts'
import { migrationPlanOf } from './check.ts'
import { makeBackup } from './make.ts'
import { restoreBackup } from './restore.ts'

/** A restore is independent of the shop's tables, so these tests use a schema of their own. */

// Each test makes databases.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Schema with the difficulties of a restore: foreign keys between rows, and triggers. */
const first = `
  create table things (
    id int generated always as identity primary key,
    word text not null unique,
    upper_word text generated always as (upper(word)) stored,
    parent int references things (id),
    main_part int
  );
  create table parts (
    thing int not null references things (id) deferrable initially deferred,
    name text not null,
    primary key (thing, name)
  );
  create table spares (id int primary key, part_thing int, part_name text,
    foreign key (part_thing, part_name) references parts (thing, name) deferrable);
  alter table things add constraint things_main_part foreign key (main_part) references spares (id)
    deferrable initially deferred;
  create table log (text text not null);
  create sequence unused;
  create function note() returns trigger language plpgsql as
    $$ begin insert into log values (tg_name); return null; end $$;
  create trigger usual after insert on things for each row execute function note();
  create trigger always after insert on things for each row execute function note();
  create trigger replica after insert on things for each row execute function note();
  create trigger off after insert on things for each row execute function note();
  create constraint trigger late after insert on parts deferrable initially deferred
    for each row execute function note();
  create trigger truncated after truncate on things for each statement execute function note();
  alter table things enable always trigger always, enable replica trigger replica,
    disable trigger off;
  insert into things (word) values ('seed'), ('seed 2');`
const second = `
  alter table parts add column weight int not null default 0;
  update parts set weight = 1;
  alter table parts alter column weight drop default;`

let folder: string
let path: string
let migrations: string
beforeEach(async () => {
  folder = await newFolder()
  path = join(folder, 'shop.backup')
  migrations = join(folder, 'migrations')
  await mkdir(migrations)
  await writeFile(join(migrations, '0001-first.sql'), first)
})

const restoredFrom = async (url: string): Promise<string> => {
  const manifest = await makeBackup(url, {}, path)
  const to = await createEmptyDatabase()
  const course = migrationPlanOf(manifest, await readMigrations(migrations))
  const options = {
    url: to,
    pictures: memoryStore(),
    proofs: memoryStore(),
    replace: false,
  }
  expect(await restoreBackup({ path, manifest, ...course }, options)).toEqual(['notes'])
  return to
}

/** Database of this schema with rows, and a table that the owner added. */
const used = async (): Promise<string> => {
  const url = await createEmptyDatabase()
  await migrate(url, migrations)
  await asAdministrator(url, (client) =>
    client.query(`begin;
      update things set word = 'changed' where word = 'seed';
      insert into things (word, parent) values ('Zebra', null), ('aardvark', 4), ('_', 3);
      update things set main_part = 7 where word = 'Zebra';
      insert into parts values (3, 'b'), (3, 'A');
      insert into spares values (7, 3, 'A');
      commit;
      create table notes (text text); insert into notes values ('the owner’s own')`),
  )
  return url
}

it('restores the rows without the effects of triggers and migrations', async () => {
  const url = await used()
  const { tables, sequences, triggers } = await storedContent(url)
  const { notes, ...ours } = tables
  expect(notes).toHaveLength(1)
  const to = await restoredFrom(url)
  expect(await storedContent(to)).toEqual({ tables: ours, sequences, triggers })
  await asAdministrator(to, (client) => client.query(`insert into things (word) values ('new')`))
  const { tables: then } = await storedContent(to)
  expect(then.things?.at(-1)).toBe('(6,new,NEW,,)')
  expect(then.log?.length).toBe((tables.log?.length ?? 0) + 2)
})

it('migrates to the present tables', async () => {
  const url = await used()
  await writeFile(join(migrations, '0002-second.sql'), second)
  const { tables } = await storedContent(await restoredFrom(url))
  expect(tables.parts).toEqual(['(3,A,1)', '(3,b,1)'])
})

it('refuses rows with broken references', async () => {
  const url = await used()
  await asAdministrator(url, (client) =>
    client.query(
      'alter table parts drop constraint parts_thing_fkey; delete from spares;' +
        "update things set main_part = null; update parts set thing = 99 where name = 'A'",
    ),
  )
  await expect(restoredFrom(url)).rejects.toThrow('violates foreign key constraint "parts_thing')
})

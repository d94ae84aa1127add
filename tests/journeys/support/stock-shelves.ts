import { sql } from 'kysely'
import { fillEmptyShop } from '#server/first-start/fill.ts'
import { openDatabase } from '#server/schema/database.ts'
import { migrate } from '#server/schema/migrate.ts'

/** Process that fills an empty shop as a first start does, in the database of its argument. */
const [url = ''] = process.argv.slice(2)

await migrate(url)
const database = openDatabase({ url, poolSize: 2 })
await fillEmptyShop(database.db, new Date())
// Every sample fits all phones of its brand, except one case of each brand and its other colours.
await sql`update products
  set device_models = array_remove(array_remove(array_remove(
    device_models, 'Galaxy S24 Ultra'), 'Vivo Y21'), 'Vivo Y33s'), family = 'on-its-own'
  where id in (
    select distinct on (brand) id from products
    where brand in ('samsung', 'vivo') and case_type = 'Silicon' and not ('black' = any(colours))
    order by brand, created_at)`.execute(database.db)
await database.close()

import { openDatabase } from '#server/database/connection.ts'
import { migrate } from '#server/database/migrate.ts'
import { fillEmptyShop } from '#server/first-start/fill.ts'

/** A process of its own that fills an empty shop as a first start does: in the database of its argument. */
const [url = ''] = process.argv.slice(2)

await migrate(url)
const database = openDatabase({ url, poolSize: 2 })
await fillEmptyShop({ db: database.db, at: new Date() })
await database.close()

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  ArrayExpressionNode,
  type ExpressionNode,
  GenericExpressionNode,
  generate,
  IdentifierNode,
  LiteralNode,
  PostgresDialect,
  TypeScriptSerializer,
  UnionExpressionNode,
} from 'kysely-codegen'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'

/**
 * Generates `tables.ts` from the migrated database. After a migration, `npm test -- unit
 * src/server/schema/tables -u` writes it anew.
 */

const stored = await openTestDatabase()

const type = (name: string) => new IdentifierNode(name)
const generic = (name: string, ...of: ExpressionNode[]) => new GenericExpressionNode(name, of)
const oneOf = (...words: string[]) => new UnionExpressionNode(words.map((w) => new LiteralNode(w)))
const listOf = (name: string) => new ArrayExpressionNode(type(name))
const byText = (value: ExpressionNode) => generic('Record', type('string'), value)
const json = (value: ExpressionNode) => generic('JsonColumn', value)
/** Column with a default. */
const optional = (value: ExpressionNode) => generic('Generated', value)
/** Column that the database alone writes: by an identity, an expression or a trigger. */
const computed = (value: ExpressionNode) => generic('GeneratedAlways', value)

/** Columns whose values are narrower than their types in PostgreSQL, without their null. */
const narrowed = {
  'account_products.list': type('ShopperList'),
  'account_products.sequence': computed(type('number')),
  'activity.sequence': computed(type('number')),
  'cart_lines.sequence': computed(type('number')),
  'event_counts.event': type('EventName'),
  'messages.facts': optional(json(type('MessageContent'))),
  'messages.state': optional(type('MessageState')),
  'order_figures.status': type('OrderStatus'),
  'order_history.actor': oneOf('customer', 'admin'),
  'order_history.from_status': type('OrderStatus'),
  'order_history.sequence': computed(type('number')),
  'order_history.to_status': type('OrderStatus'),
  'orders.language': optional(type('Language')),
  'orders.payment_method': type('PaymentMethod'),
  'orders.sequence': computed(type('number')),
  'orders.status': type('OrderStatus'),
  'products.design': json(type('Design')),
  'products.field_versions': computed(byText(type('number'))),
  'products.image_models': optional(json(byText(listOf('string')))),
  'settings.data': json(type('unknown')),
  'settings.section': oneOf('shop', 'payment', 'mail', 'look'),
  'users.sequence': computed(type('number')),
  'wallet_changes.after': json(listOf('StoredWallet')),
  'wallet_changes.before': json(listOf('StoredWallet')),
  'wallet_changes.sequence': computed(type('number')),
  'wallet_changes.shown_instead': json(listOf('Wallet')),
}

/** Generated columns that indexes search: no row of the code has them. */
const inSqlOnly = new Set(['search_text'])

/** Modules of the types that `narrowed` names. */
const modules = {
  Design: '#domain/catalogue/designs/design.ts',
  EventName: '#domain/insights/events.ts',
  GeneratedAlways: 'kysely',
  JsonColumn: './json-column.ts',
  Language: '#domain/languages.ts',
  MessageContent: './message-facts.ts',
  MessageState: '#domain/orders/messages.ts',
  OrderStatus: '#domain/orders/status.ts',
  PaymentMethod: '#domain/orders/status.ts',
  ShopperList: '#domain/catalogue/shopper-lists.ts',
  StoredWallet: '#domain/settings/wallets.ts',
  Wallet: '#domain/settings/wallets.ts',
}

/** Names interfaces `OrdersTable`, and their union `Tables`. */
class TableSerializer extends TypeScriptSerializer {
  override serializeIdentifier({ name, isTableIdentifier }: IdentifierNode): string {
    if (name === 'DB') return 'Tables'
    return isTableIdentifier ? `${name}Table` : name
  }
}

/** Moves the interface of each table into `Tables`. */
function inOneInterface(text: string): string {
  const columns = new Map<string, string>()
  const rest = text.replace(/export interface (\w+Table) (\{[^}]*\})\n*/g, (_, name, body) => {
    columns.set(name, body)
    return ''
  })
  return rest.replace(/: (\w+Table);/g, (_, name) => `: ${columns.get(name)};`)
}

test('the types of the tables are those of the migrated database', async () => {
  const text = await generate({
    db: stored.database.db,
    dialect: new PostgresDialect({ dateParser: 'string' }),
    excludePattern: 'migrations',
    outFile: null,
    serializer: new TableSerializer({}),
    typeMapping: { int8: 'number', timestamptz: 'Date' },
    postprocess: async ({ metadata }) => {
      for (const table of metadata.tables) {
        table.columns = table.columns.filter(({ name }) => !inSqlOnly.has(name))
      }
      return metadata
    },
    customImports: modules,
    overrides: { columns: narrowed },
  })
  const file = join(import.meta.dirname, 'tables.ts')
  const { stdout } = spawnSync(
    'node_modules/.bin/biome',
    ['check', '--write', `--stdin-file-path=${file}`],
    { input: inOneInterface(text), encoding: 'utf8' },
  )
  await expect(stdout).toMatchFileSnapshot(file)
})

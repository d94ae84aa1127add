import {
  type AlterTableCmd,
  type ColumnDef,
  type Constraint,
  type DropStmt,
  type IndexStmt,
  type Node,
  parse,
  type RangeVar,
} from 'libpg-query'
import type { Migration } from '#platform/database/migrate.ts'

type Faults = readonly string[]

/** Objects that the file has created so far, which no version uses yet. */
interface Created {
  readonly tables: Set<string>
  /** `orders.courier` */
  readonly columns: Set<string>
}

const BREAKS = 'the version before still counts on this'
/** Change that breaks the previous version, unless the file states its needs. */
const breaks = (what: string): string =>
  `${BREAKS}: ${what}; see 'Write a migration' in docs/how-to.md`
/** Change that holds a blocking lock for long. */
const blocks = (why: string): string => `this holds the table for long: ${why}`
const unknown = (kind: string): Faults => [
  `nobody has thought about whether ${kind} is harmless; tests/support/migration-rules.ts should say`,
]

/**
 * Checks a migration for harm to the previous version, which serves the shop beside it, and to
 * concurrent users of its tables (rule: releases-side-by-side). Only statements known to be
 * harmless pass; an unknown kind of statement is a fault.
 *
 * @returns sentences that begin with the line, `7: …`; none for a valid migration
 */
export async function faultsOf({ sql, needs, isStepwise }: Migration): Promise<Faults> {
  const { stmts = [] } = await parse(sql)
  const steps = sql.split(/;\s*$/m).filter((step) => step.trim() !== '')
  if (isStepwise && steps.length !== stmts.length) {
    return [
      '1: a stepwise file has a semicolon at the end of each step, and at no other line’s end',
    ]
  }
  const bytes = Buffer.from(sql)
  const created: Created = { tables: new Set(), columns: new Set() }
  return stmts.flatMap(({ stmt = {}, stmt_location: at = 0 }) => {
    const [kind = '', node] = Object.entries(stmt)[0] ?? []
    const found = isStepwise
      ? stepFaults(kind, node)
      : (statements[kind]?.(node as never, created) ?? unknown(kind))
    const before = bytes.subarray(0, at).toString()
    const gap = /^(?:\s|--.*\n)*/.exec(bytes.subarray(at).toString())?.[0] ?? ''
    const line = `${before}${gap}`.split('\n').length
    return found
      .filter((fault) => needs === null || !fault.startsWith(BREAKS))
      .map((fault) => `${line}: ${fault}`)
  })
}

const harmless = (): Faults => []

const statements: Readonly<Record<string, (node: never, created: Created) => Faults>> = {
  CreateSeqStmt: harmless,
  CommentStmt: harmless,
  CreateExtensionStmt: harmless,
  CreateTrigStmt: harmless,
  InsertStmt: harmless,
  CreateStmt({ relation }: OfTable, { tables }) {
    tables.add(nameOf(relation))
    return []
  },
  CreateFunctionStmt: ({ replace }: { replace?: boolean }) =>
    replace ? [breaks('a function’s body')] : [],
  UpdateStmt: changeOfRows,
  DeleteStmt: changeOfRows,
  IndexStmt: ({ relation, unique }: IndexStmt, { tables }) =>
    tables.has(nameOf(relation))
      ? []
      : [
          ...(unique ? [breaks('rows that are alike')] : []),
          blocks('an index of a table in use is made in a stepwise file, concurrently'),
        ],
  AlterTableStmt: ({ relation, cmds = [] }: OfTable & { cmds?: Node[] }, created) =>
    created.tables.has(nameOf(relation))
      ? []
      : cmds.flatMap((node) =>
          'AlterTableCmd' in node ? tableFaults(nameOf(relation), node.AlterTableCmd, created) : [],
        ),
  DropStmt({ objects = [], removeType }: DropStmt, { tables }) {
    const names = objects.flatMap(textsIn)
    const kind = removeType?.slice('OBJECT_'.length).toLowerCase()
    return names.some((name) => tables.has(name)) ? [] : [breaks(`${kind} ${names.join('.')}`)]
  },
  // Code never refers to a trigger by name: the name only decides the firing order.
  RenameStmt: ({ relation, renameType }: OfTable & { renameType?: string }, { tables }) =>
    renameType === 'OBJECT_TRIGGER' || tables.has(nameOf(relation)) ? [] : [breaks('a name')],
}

interface OfTable {
  readonly relation?: RangeVar
}

function nameOf(relation: RangeVar | undefined): string {
  return relation?.relname ?? ''
}

function changeOfRows({ relation }: OfTable, { tables }: Created): Faults {
  return tables.has(nameOf(relation))
    ? []
    : [blocks('rows stay locked until all are done; let a chore change them, some at a time')]
}

/** Steps run one by one and may be repeated. */
function stepFaults(kind: string, node: unknown): Faults {
  if (kind === 'IndexStmt' && (node as IndexStmt).concurrent) {
    return (node as IndexStmt).unique ? [breaks('rows that are alike')] : []
  }
  const { concurrent, missing_ok } = node as DropStmt
  if (kind === 'DropStmt' && concurrent && missing_ok) return []
  return ['a step is `drop index concurrently if exists` or `create index concurrently`']
}

function tableFaults(
  table: string,
  { subtype, name = '', def = {} as Node }: AlterTableCmd,
  { columns }: Created,
): Faults {
  const column = `${table}.${name}`
  switch (subtype) {
    case 'AT_AddColumn':
      if (!('ColumnDef' in def)) return []
      columns.add(`${table}.${def.ColumnDef.colname}`)
      return columnFaults(def.ColumnDef)
    case 'AT_AddConstraint':
      return 'Constraint' in def
        ? constraintFaults(def.Constraint, (name) => columns.has(`${table}.${name}`))
        : []
    case 'AT_ValidateConstraint':
      return []
    case 'AT_ColumnDefault':
      return Object.keys(def).length === 0 ? [breaks(`a value for ${column}`)] : []
    case 'AT_SetNotNull':
    case 'AT_AlterColumnType':
      return [breaks(`the values of ${column}`), blocks('every row is read or written anew')]
    case 'AT_DropNotNull':
    case 'AT_DropColumn':
    case 'AT_DropConstraint':
      return [breaks(column)]
    default:
      return unknown(String(subtype))
  }
}

const serials = new Set(['serial', 'bigserial', 'smallserial'])

/** A column that may be null, or has one default for all rows, takes no time. */
function columnFaults({ colname, typeName, constraints = [] }: ColumnDef): Faults {
  const found = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
  const has = (...types: Constraint['contype'][]) =>
    found.some(({ contype }) => types.includes(contype))
  const filled = found.find(({ contype }) => contype === 'CONSTR_DEFAULT')
  const isComputed = has('CONSTR_IDENTITY', 'CONSTR_GENERATED')
  const isSerial = (typeName?.names ?? []).flatMap(textsIn).some((name) => serials.has(name))
  const isWritten = isSerial || isComputed || (filled && !isSameForAll(filled.raw_expr))
  const isRead = has('CONSTR_UNIQUE', 'CONSTR_PRIMARY', 'CONSTR_CHECK')
  return [
    ...(has('CONSTR_NOTNULL') && !filled && !isComputed ? [breaks(`rows without ${colname}`)] : []),
    ...(isWritten ? [blocks('every row is written anew')] : []),
    ...(isRead || (has('CONSTR_FOREIGN') && filled)
      ? [blocks('every row is read; add the constraint `not valid`, or the index in steps')]
      : []),
  ]
}

function constraintFaults(
  { contype, raw_expr, skip_validation, conname = 'a constraint' }: Constraint,
  isNew: (column: string) => boolean,
): Faults {
  const canWait = contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN'
  return [
    ...(contype === 'CONSTR_CHECK' && columnsIn(raw_expr).every(isNew)
      ? []
      : [breaks(`rows that ${conname} refuses`)]),
    ...(canWait && skip_validation
      ? []
      : [blocks(canWait ? 'add it `not valid`, and validate it later' : 'an index is made')]),
  ]
}

/** Whether a default is constant: PostgreSQL stores such a value once, without rewriting rows. */
function isSameForAll(node: Node | undefined): boolean {
  if (node === undefined) return false
  if ('A_Const' in node || 'SQLValueFunction' in node) return true
  if ('TypeCast' in node) return isSameForAll(node.TypeCast.arg)
  if ('A_ArrayExpr' in node) return (node.A_ArrayExpr.elements ?? []).every(isSameForAll)
  return 'FuncCall' in node && (node.FuncCall.funcname ?? []).flatMap(textsIn).join('.') === 'now'
}

function textsIn(node: Node): string[] {
  if ('String' in node) return [node.String.sval ?? '']
  if ('List' in node) return (node.List.items ?? []).flatMap(textsIn)
  if ('TypeName' in node) return (node.TypeName.names ?? []).flatMap(textsIn)
  if ('ObjectWithArgs' in node) return (node.ObjectWithArgs.objname ?? []).flatMap(textsIn)
  return []
}

/** Columns that an expression reads. */
function columnsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  if ('ColumnRef' in node) {
    const { fields = [] } = node.ColumnRef as { fields?: Node[] }
    return fields.flatMap(textsIn).slice(-1)
  }
  return Object.values(node).flatMap(columnsIn)
}

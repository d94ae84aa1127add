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
import type { Migration } from '#server/database/migrate.ts'

/**
 * Checks a migration for harm to the previous version, which serves the shop beside it, and to
 * concurrent users of its tables (rule: releases-side-by-side). Only statements known to be
 * harmless pass; an unknown kind of statement is a fault.
 * @returns sentences that begin with the line, `7: …`; none for a valid migration
 */
export async function faultsOf({ sql, needs, isStepwise }: Migration): Promise<readonly string[]> {
  const { stmts = [] } = await parse(sql)
  const bytes = Buffer.from(sql)
  const file: File = { tables: new Set(), columns: new Set(), hasNeeds: needs !== null }
  if (
    isStepwise &&
    sql.split(/;\s*$/m).filter((step) => step.trim() !== '').length !== stmts.length
  )
    return [
      '1: a stepwise file has a semicolon at the end of each step, and nowhere else on a line’s end',
    ]
  return stmts.flatMap(({ stmt, stmt_location: at = 0 }) => {
    if (stmt === undefined) return []
    const [kind = '', node] = Object.entries(stmt)[0] ?? []
    const faults = isStepwise ? faultsOfStep(kind, node) : faultsOfStatement(kind, node, file)
    const before = bytes.subarray(0, at).toString()
    const gap = /^(?:\s|--.*\n)*/.exec(bytes.subarray(at).toString())?.[0] ?? ''
    const line = `${before}${gap}`.split('\n').length
    return faults.map((fault) => `${line}: ${fault}`)
  })
}

/** Objects that the file has created so far, which no version uses yet. */
interface File {
  readonly tables: Set<string>
  /** `orders.courier` */
  readonly columns: Set<string>
  readonly hasNeeds: boolean
}

type Faults = readonly string[]
const none: Faults = []

/** Fault of a change that breaks the previous version, unless the file states its needs. */
const breaksPreviousVersion = (file: File, what: string): Faults =>
  file.hasNeeds
    ? none
    : [
        `the version before still counts on this: ${what}; see 'Write a migration' in docs/how-to.md`,
      ]

/** Fault of a change that holds a blocking lock for long. */
const blocksTable = (why: string): Faults => [`this holds the table for long: ${why}`]

const statements: Readonly<Record<string, (node: never, file: File) => Faults>> = {
  CreateStmt: ({ relation }: { relation?: RangeVar }, file) => {
    file.tables.add(relation?.relname ?? '')
    return none
  },
  CreateSeqStmt: () => none,
  CommentStmt: () => none,
  CreateExtensionStmt: () => none,
  CreateTrigStmt: () => none,
  InsertStmt: () => none,
  CreateFunctionStmt: ({ replace }: { replace?: boolean }, file) =>
    replace ? breaksPreviousVersion(file, 'a function’s body') : none,
  UpdateStmt: ({ relation }: { relation?: RangeVar }, file) => faultsOfRows(relation, file),
  DeleteStmt: ({ relation }: { relation?: RangeVar }, file) => faultsOfRows(relation, file),
  IndexStmt: (index: IndexStmt, file) => {
    if (file.tables.has(index.relation?.relname ?? '')) return none
    return [
      ...(index.unique ? breaksPreviousVersion(file, 'rows that are alike') : none),
      ...blocksTable('an index of a table in use is made in a stepwise file, concurrently'),
    ]
  },
  AlterTableStmt: ({ relation, cmds = [] }: { relation?: RangeVar; cmds?: Node[] }, file) => {
    const table = relation?.relname ?? ''
    if (file.tables.has(table)) return none
    return cmds.flatMap((node) =>
      'AlterTableCmd' in node ? faultsOfChange(table, node.AlterTableCmd, file) : none,
    )
  },
  DropStmt: (drop: DropStmt, file) => {
    const names = (drop.objects ?? []).flatMap(textsIn)
    if (names.some((name) => file.tables.has(name))) return none
    return breaksPreviousVersion(
      file,
      `${drop.removeType?.slice('OBJECT_'.length).toLowerCase()} ${names.join('.')}`,
    )
  },
  // Code never refers to a trigger by name: the name only decides the firing order.
  RenameStmt: ({ relation, renameType }: { relation?: RangeVar; renameType?: string }, file) =>
    renameType === 'OBJECT_TRIGGER' || file.tables.has(relation?.relname ?? '')
      ? none
      : breaksPreviousVersion(file, 'a name'),
}

function faultsOfStatement(kind: string, node: unknown, file: File): Faults {
  const judge = statements[kind]
  return judge
    ? judge(node as never, file)
    : [
        `nobody has thought about whether ${kind} is harmless; tests/support/migration-rules.ts should say`,
      ]
}

/** Checks a step; steps run one by one and may be repeated. */
function faultsOfStep(kind: string, node: unknown): Faults {
  if (kind === 'IndexStmt' && (node as IndexStmt).concurrent) {
    return (node as IndexStmt).unique
      ? ['the version before still counts on this: rows that are alike']
      : none
  }
  const { concurrent, missing_ok } = node as DropStmt
  if (kind === 'DropStmt' && concurrent && missing_ok) return none
  return ['a step is `drop index concurrently if exists` or `create index concurrently`']
}

function faultsOfRows(relation: RangeVar | undefined, file: File): Faults {
  if (file.tables.has(relation?.relname ?? '')) return none
  return blocksTable('rows stay locked until all are done; let a chore change them, some at a time')
}

function faultsOfChange(
  table: string,
  { subtype, name = '', def }: AlterTableCmd,
  file: File,
): Faults {
  const column = `${table}.${name}`
  switch (subtype) {
    case 'AT_AddColumn':
      if (def === undefined || !('ColumnDef' in def)) return none
      file.columns.add(`${table}.${def.ColumnDef.colname}`)
      return faultsOfColumn(def.ColumnDef, file)
    case 'AT_AddConstraint':
      if (def === undefined || !('Constraint' in def)) return none
      return faultsOfConstraint(table, def.Constraint, file)
    case 'AT_ValidateConstraint':
      return none
    case 'AT_ColumnDefault':
      return def === undefined ? breaksPreviousVersion(file, `a value for ${column}`) : none
    case 'AT_SetNotNull':
      return [
        ...breaksPreviousVersion(file, `rows without ${column}`),
        ...blocksTable('every row is looked at; a check that was validated before spares that'),
      ]
    case 'AT_AlterColumnType':
      return [
        ...breaksPreviousVersion(file, `the type of ${column}`),
        ...blocksTable('every row is written anew'),
      ]
    case 'AT_DropNotNull':
      return breaksPreviousVersion(file, `a value in ${column}`)
    case 'AT_DropColumn':
    case 'AT_DropConstraint':
      return breaksPreviousVersion(file, column)
    default:
      return [
        `nobody has thought about whether ${subtype} is harmless; tests/support/migration-rules.ts should say`,
      ]
  }
}

const serials = new Set(['serial', 'bigserial', 'smallserial'])

function faultsOfColumn({ colname, typeName, constraints = [] }: ColumnDef, file: File): Faults {
  const found = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []))
  const has = (type: Constraint['contype']) => found.some(({ contype }) => contype === type)
  const filled = found.find(({ contype }) => contype === 'CONSTR_DEFAULT')
  const isSerial = (typeName?.names ?? []).flatMap(textsIn).some((name) => serials.has(name))
  return [
    ...(has('CONSTR_NOTNULL') && !filled && !has('CONSTR_IDENTITY') && !has('CONSTR_GENERATED')
      ? breaksPreviousVersion(file, `rows without ${colname}`)
      : none),
    ...(isSerial || has('CONSTR_IDENTITY') || has('CONSTR_GENERATED')
      ? blocksTable('every row is written anew')
      : none),
    ...(filled && !isSameForAll(filled.raw_expr)
      ? blocksTable('every row is written anew, because the default is not the same for all')
      : none),
    ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY')
      ? blocksTable('an index is made; make it in a stepwise file')
      : none),
    ...(has('CONSTR_CHECK')
      ? blocksTable('every row is looked at; add the check `not valid`')
      : none),
    ...(has('CONSTR_FOREIGN') && filled
      ? blocksTable('every row is looked at; add the reference `not valid`')
      : none),
  ]
}

function faultsOfConstraint(
  table: string,
  { contype, raw_expr, skip_validation, conname = '' }: Constraint,
  file: File,
): Faults {
  const isOfNewColumns =
    contype === 'CONSTR_CHECK' &&
    columnsIn(raw_expr).every((column) => file.columns.has(`${table}.${column}`))
  const canWait = contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN'
  return [
    ...(isOfNewColumns
      ? none
      : breaksPreviousVersion(file, `rows that ${conname || 'a constraint'} refuses`)),
    ...(canWait && skip_validation
      ? none
      : blocksTable(canWait ? 'add it `not valid`, and validate it later' : 'an index is made')),
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

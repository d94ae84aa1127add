import { parseSync, Visitor } from 'vite'
import {
  browsersWithout,
  commonProperties,
  data,
  type Feature,
  lackingInterfaces,
} from './compatibility.ts'

const { builtins, classes, operators, regular_expressions: patterns, statements } = data.javascript
const globals = new Set<string>()
/** Features by the property that needs them. */
const members = new Map<string, Feature>()
const statics = new Set<string>()
/** Properties of the window, which a script may name alone. */
const ofWindow = new Set(lackingInterfaces.find(({ name }) => name === 'Window')?.members)
for (const { name, isMissing, statics: own, members: missing } of lackingInterfaces) {
  if (isMissing) globals.add(name)
  for (const member of own) statics.add(`${name}.${member}`)
  for (const member of missing) {
    // Of a name that another interface has in every browser, a text can't tell whose it is.
    if (isMissing || commonProperties.has(member) || members.has(member)) continue
    members.set(member, `${name}.${member}`)
  }
}

/** Syntax of regular expressions by a pattern that finds it; `flags` are matched as '/flags'. */
const patternSyntax = [
  [/\(\?<[=!]/, 'lookbehind_assertion', patterns?.lookbehind_assertion],
  [/\(\?[ims-]+:/, 'modifier', patterns?.modifier],
  [/\/\w*v/, 'RegExp.unicodeSets', builtins?.RegExp?.unicodeSets],
  [/\/\w*d/, 'RegExp.hasIndices', builtins?.RegExp?.hasIndices],
] as const

/** Features in a script that a supported browser lacks: syntax, globals and properties. */
export function lackingInScript(code: string): ReadonlySet<Feature> {
  const { program, errors } = parseSync('script.js', code, { sourceType: 'module' })
  if (errors[0]) throw new Error(errors[0].message)
  const found = new Set<Feature>()
  const needs = (feature: Feature, compat: Parameters<typeof browsersWithout>[0]) => {
    if (browsersWithout(compat).length > 0) found.add(feature)
  }
  const asGlobal = (name: string) => {
    if (ofWindow.has(name)) found.add(`Window.${name}`)
  }
  let depth = 0
  const into = () => {
    depth++
  }
  const out = () => {
    depth--
  }
  new Visitor({
    FunctionDeclaration: into,
    'FunctionDeclaration:exit': out,
    FunctionExpression: into,
    'FunctionExpression:exit': out,
    ArrowFunctionExpression: into,
    'ArrowFunctionExpression:exit': out,
    AwaitExpression() {
      if (depth === 0) needs('top-level await', operators?.await?.top_level?.__compat)
    },
    StaticBlock() {
      needs('class static block', classes?.static?.initialization_blocks?.__compat)
    },
    VariableDeclaration({ kind }) {
      if (/using/.test(kind)) needs('using', statements?.using?.__compat)
    },
    Literal(literal) {
      if (!('regex' in literal)) return
      const written = `${literal.regex.pattern.replaceAll('/', '')}/${literal.regex.flags}`
      for (const [pattern, feature, tree] of patternSyntax) {
        if (pattern.test(written)) needs(feature, tree?.__compat)
      }
    },
    Identifier({ name }) {
      if (globals.has(name)) found.add(name)
    },
    CallExpression({ callee }) {
      if (callee.type === 'Identifier') asGlobal(callee.name)
    },
    MemberExpression({ object, property, computed }) {
      if (object.type === 'Identifier') asGlobal(object.name)
      const name = nameOf(property, computed)
      if (name === undefined) return
      const owned = object.type === 'Identifier' ? `${object.name}.${name}` : ''
      if (statics.has(owned)) found.add(owned)
      else if (members.has(name)) found.add(members.get(name) ?? '')
    },
  }).visit(program)
  return found
}

/** Name of the read property, if the text has it. */
function nameOf(property: { type: string }, isComputed: boolean): string | undefined {
  if (!isComputed && 'name' in property) return String(property.name)
  if (property.type === 'Literal' && 'value' in property) return String(property.value)
  return undefined
}

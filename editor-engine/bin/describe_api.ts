import ts from 'typescript'

const ROOT = new URL('..', import.meta.url).pathname
const ENTRIES = [
  ['editor-engine', 'src/index.ts'],
  ['editor-engine/entities', 'src/entities/index.ts'],
  ['editor-engine/referee', 'src/referee/index.ts'],
  ['editor-engine/edit', 'src/edit/index.ts'],
  ['editor-engine/select', 'src/select/index.ts'],
  ['editor-engine/templates', 'src/templates/index.ts'],
]

/** What the package exports, in the words of its doc comments, as markdown. */
export function describeApi(): string {
  const config = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile).config
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT)
  const program = ts.createProgram(
    ENTRIES.map(([, path]) => ROOT + path),
    options
  )
  const checker = program.getTypeChecker()
  const parts = ['# API\n\nWritten by `npm run api` from the doc comments; edit those.\n']
  for (const [name, path] of ENTRIES) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(ROOT + path)!)!
    parts.push(`## ${name}\n`)
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol =
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      parts.push(describe(checker, symbol))
    }
  }
  return `${parts.join('\n').trimEnd()}\n`
}

/** Exports without a doc comment, which the reference has nothing to say about. */
export const UNDOCUMENTED = 'Its name says it.'

function describe(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? []
  const words = wordsOf(checker, symbol) || UNDOCUMENTED
  const heading = `### ${symbol.name}\n\n${words}\n`
  if (ts.isFunctionDeclaration(declaration)) {
    return `${heading}\n\`\`\`ts\n${signature(declaration)}\n\`\`\`\n`
  }
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    return `${heading}\n\`\`\`ts\n${declaration.getText()}\n\`\`\`\n`
  }
  if (ts.isClassDeclaration(declaration)) return heading + members(checker, declaration)
  return heading
}

function signature(declaration: ts.FunctionDeclaration | ts.MethodDeclaration): string {
  const text = declaration.getText()
  const body = declaration.body?.getText()
  return (body ? text.slice(0, text.length - body.length) : text).trim().replace(/^export /, '')
}

function members(checker: ts.TypeChecker, declaration: ts.ClassDeclaration): string {
  const lines: string[] = []
  for (const member of declaration.members) {
    if (!member.name || ts.isPrivateIdentifier(member.name) || !ts.canHaveModifiers(member))
      continue
    if (ts.getModifiers(member)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) continue
    const symbol = checker.getSymbolAtLocation(member.name)!
    const shown = ts.isMethodDeclaration(member)
      ? signature(member).replace(/\s+/g, ' ')
      : `${member.name.getText()}: ${checker.typeToString(checker.getTypeAtLocation(member))}`
    const words = wordsOf(checker, symbol)
    lines.push(`- \`${shown}\`${words ? `: ${words.replace(/\s+/g, ' ')}` : ''}`)
  }
  return lines.length ? `\n${lines.join('\n')}\n` : ''
}

const wordsOf = (checker: ts.TypeChecker, symbol: ts.Symbol) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

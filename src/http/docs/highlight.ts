import prism from 'prismjs'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-ini.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-typescript.js'
import 'prismjs/components/prism-yaml.js'
import { escapeHtml } from './escape-html.ts'

/** Names that the guides give their blocks, where they are not those of Prism. */
const aliases: Readonly<Record<string, string>> = { sh: 'bash', jsonc: 'json', ts: 'typescript', yml: 'yaml' }

/** HTML of a block of code, with its words in the classes of Prism; as it is where the language is not known. */
export function highlighted(text: string, lang = ''): string {
  const [word = ''] = lang.split(/\s/)
  const language = aliases[word] ?? word
  const grammar = Object.hasOwn(prism.languages, language) ? prism.languages[language] : undefined
  return grammar ? prism.highlight(text, grammar, language) : escapeHtml(text)
}

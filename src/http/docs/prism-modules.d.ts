/** What the pages use of Prism, which has no types of its own. */
declare module 'prismjs' {
  const prism: {
    manual: boolean
    readonly languages: Readonly<Record<string, object | undefined>>
    highlight(text: string, grammar: object, language: string): string
  }
  export default prism
}
declare module 'prismjs/components/prism-bash.js'
declare module 'prismjs/components/prism-ini.js'
declare module 'prismjs/components/prism-json.js'
declare module 'prismjs/components/prism-typescript.js'
declare module 'prismjs/components/prism-yaml.js'

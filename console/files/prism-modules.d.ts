/** What the console uses of Prism, which has no types of its own. */
declare module 'prismjs' {
  interface PrismToken {
    readonly type: string
    readonly content: string | PrismToken | readonly (string | PrismToken)[]
  }
  const prism: {
    readonly languages: Readonly<Record<string, object | undefined>>
    tokenize(text: string, grammar: object): readonly (string | PrismToken)[]
  }
  export default prism
}
declare module 'prismjs/components/*'

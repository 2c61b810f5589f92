/** For editors, whose TypeScript may not know it yet: Node.js 24 has it. https://tc39.es/proposal-regex-escaping/ */
interface RegExpConstructor {
  escape(text: string): string
}

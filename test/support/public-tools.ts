import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { Schemas } from '../../src/generated/types.ts'

const require = createRequire(import.meta.url)

/** The tools of two public MCP servers, as these list them. */
export async function publicTools(): Promise<Schemas['McpTool'][]> {
  const listed = await Promise.all([toolsOf('filesystem', [tmpdir()]), toolsOf('everything', ['stdio'])])
  return listed.flat()
}

async function toolsOf(serverName: string, args: readonly string[]): Promise<Schemas['McpTool'][]> {
  const folder = dirname(require.resolve(`@modelcontextprotocol/server-${serverName}/package.json`))
  const client = new Client({ name: 'tests', version: '1' })
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [join(folder, 'dist/index.js'), ...args],
    stderr: 'ignore',
  })
  await client.connect(transport)
  try {
    const { tools } = await client.listTools()
    return tools.map(({ name, title, description = '', inputSchema, annotations = {} }) => ({
      serverName,
      name,
      ...(title !== undefined && { title }),
      description,
      inputSchema,
      annotations,
      rule: 'allow',
    }))
  } finally {
    await client.close()
  }
}

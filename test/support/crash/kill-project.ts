import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Teardown } from '../folder.ts'
import { makeGitProject } from '../git-repositories.ts'
import type { GitProject } from '../git-repositories.ts'

/** A repository with a second branch, an MCP server and an agent: what the works of the kill tests need. */
export async function makeKillProject(t: Teardown): Promise<GitProject> {
  const made = await makeGitProject(t)
  await made.git('branch', 'aside')
  const program = (name: string) => ({
    command: process.execPath,
    args: [fileURLToPath(new URL(`../${name}`, import.meta.url))],
  })
  const config = {
    mcpServers: { working: program('mcp-servers/working-server.ts') },
    agents: { robot: program('agents/agent.ts') },
  }
  writeFileSync(join(made.project, 'gantry.json'), JSON.stringify(config))
  return made
}

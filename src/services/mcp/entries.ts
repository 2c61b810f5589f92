import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { mapStaged } from '../../platform/work/commits.ts'
import { lineWarning } from '../project.ts'
import type { Project } from '../project.ts'
import type { McpServerEntry } from './entry.ts'
import type { McpServerInfo, ServerPool } from './pool.ts'
import { readRegistryDocument } from './registry-document.ts'

/** The file that the entries stand in. */
export interface EntriesProject extends Pick<Project, 'config' | 'editEntry'> {
  publicConfig(): Promise<{ readonly version: number }>
}

/** Writes the entries of `mcpServers` in `gantry.json`, each as a whole. Refuses as `project.editEntry` does. */
export class ServerEntries {
  readonly #project: EntriesProject
  readonly #pool: ServerPool

  constructor(project: EntriesProject, pool: ServerPool) {
    this.#project = project
    this.#pool = pool
  }

  /** Gives the entry that a document of the MCP registry describes. Refuses with `validation_failed`. */
  read(input: Schemas['McpServerImportInput']): Schemas['McpServerImport'] {
    return readRegistryDocument(input)
  }

  /** Gives the server as it is with this entry, and what is odd about the entry. */
  async put({
    name,
    entry,
    ifVersion,
    caller,
  }: Edit & { readonly entry: McpServerEntry }): Promise<
    Staged<{ server: McpServerInfo; warnings?: string[]; version: number }>
  > {
    await this.#requireOwnFile()
    const staged = await this.#project.editEntry({ path: ['mcpServers', name], value: entry }, ifVersion, caller)
    const warning = lineWarning(entry)
    return mapStaged(staged, async ({ raw, version }) => ({
      server: this.#pool.infoOf(name, raw.mcpServers),
      ...(warning !== undefined && { warnings: [warning] }),
      version,
    }))
  }

  /** Refuses with `not_found`. */
  async remove({ name, ifVersion, caller }: Edit): Promise<Staged> {
    const { mcpServers } = await this.#project.config()
    if (!Object.hasOwn(mcpServers, name))
      fail('mcp_server_not_found', { message: 'There is no such MCP server in the project configuration.' })
    await this.#requireOwnFile()
    return this.#project.editEntry({ path: ['mcpServers', name] }, ifVersion, caller)
  }

  /** With one server in `gantry.json`, those of `.mcp.json` would count no longer. */
  async #requireOwnFile(): Promise<void> {
    const { mcpServers, mcpServersFile } = await this.#project.config()
    if (mcpServersFile !== 'gantry.json' && Object.keys(mcpServers).length > 0)
      fail('config_invalid', {
        message:
          'The MCP servers of this project are in .mcp.json, which belongs to other programs too and is not edited.',
        hint: 'Edit that file, or move its "mcpServers" to gantry.json.',
      })
  }
}

interface Edit {
  readonly name: string
  readonly ifVersion: number | undefined
  readonly caller: Caller
}

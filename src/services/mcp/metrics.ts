import type { Metric } from '../../platform/work/metrics.ts'

export type { Metric }

type Counts = Readonly<Record<string, number>>

/** Calls by how they ended and connections by state, without the names of servers and tools. */
export function mcpMetrics(ended: Counts, connections: Counts): readonly Metric[] {
  const by = (label: string, counts: Counts) =>
    Object.entries(counts).map(([name, value]) => ({ labels: { [label]: name }, value }))
  return [
    {
      name: 'gantry_mcp_calls_total',
      help: 'Calls of tools of MCP servers that ended in this process, by their end.',
      type: 'counter',
      samples: by('status', ended),
    },
    {
      name: 'gantry_mcp_connections',
      help: 'Connections of this process to MCP servers, by state.',
      type: 'gauge',
      samples: by('state', connections),
    },
  ]
}

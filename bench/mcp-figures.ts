/**
 * `node bench/mcp-figures.ts [crashes]`: a warm call against the client of the SDK, how many calls a second go through
 * one pipe, so many servers that crash in the middle of a call while another one is called, and the tokens of each list
 * of tools.
 */
import { connectEverything, everything } from './everything.ts'
import { print, quantileOf, repeat, startServiceProcess } from './service.ts'

const crashes = Number(process.argv[2] ?? 1_000)
const rounds = 5
const callsARound = 200
const inFlight = 16

// It lists one tool, and ends in the middle of each call.
const crashing = `require('node:readline').createInterface({input:process.stdin}).on('line',(line)=>{const {id,method}=JSON.parse(line);const say=(result)=>console.log(JSON.stringify({jsonrpc:'2.0',id,result}));
if(method==='initialize')say({protocolVersion:'2025-11-25',capabilities:{tools:{}},serverInfo:{name:'crashing',version:'1'}});
else if(method==='tools/list')say({tools:['crash','stay'].map((name)=>({name,inputSchema:{type:'object'}}))});
else if(method==='tools/call')JSON.parse(line).params.name==='stay'?say({content:[]}):process.exit(3)})`
const mcpServers = {
  crashing: { command: process.execPath, args: ['-e', crashing] },
  steady: { command: process.execPath, args: [everything] },
}
const service = await startServiceProcess({}, { config: { mcpServers }, args: ['--trust'] })
const client = await connectEverything()
const echo = (serverName = 'steady') =>
  service.call('POST', '/mcp/tools/execute', { serverName, toolName: 'echo', arguments: { message: 'hello' } })
const echoAlone = () => client.callTool({ name: 'echo', arguments: { message: 'hello' } })

try {
  await measureCalls()
  await measureCrashes()
  for (const path of ['/mcp', '/mcp?tools=all', '/mcp/compact']) await measureTokens(path)
} finally {
  await client.close()
  await service.stop()
}

async function measureCalls(): Promise<void> {
  const micros: Record<string, number[]> = { service: [], SDK: [] }
  const rates: Record<string, number[]> = { service: [], SDK: [] }
  for (let round = 0; round <= rounds; round++)
    for (const [name, call] of Object.entries({ service: () => echo(), SDK: echoAlone })) {
      const one = await timeOf(() => repeat(callsARound, 1, async () => void (await call())))
      const many = await timeOf(() => repeat(callsARound * 4, inFlight, async () => void (await call())))
      if (round === 0) continue // warms up
      micros[name]?.push((one * 1_000) / callsARound)
      rates[name]?.push((callsARound * 4_000) / many)
    }
  const median = (values: readonly number[] = []) => Math.round(quantileOf(values, 0.5))
  for (const name of ['service', 'SDK']) {
    print(`a warm call, ${name}`, `${median(micros[name])} µs`)
    print(`calls a second on one pipe, ${inFlight} at a time, ${name}`, `${median(rates[name])}`)
  }
}

async function measureCrashes(): Promise<void> {
  let [crashed, hurt, others, isOver] = [0, 0, 0, false]
  const beside = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      others++
      await echo().catch(() => hurt++)
    }
  })
  for (let number = 0; number < crashes; number++) {
    // A server that answered once is started again at once.
    await service.call('POST', '/mcp/tools/execute', { serverName: 'crashing', toolName: 'stay' })
    await service
      .call('POST', '/mcp/tools/execute', { serverName: 'crashing', toolName: 'crash' })
      .catch(() => crashed++)
  }
  isOver = true
  await Promise.all(beside)
  print(`crashes in the middle of a call`, `${crashed} of ${crashes}`)
  print('calls of another server beside them, and those hurt', `${others}, ${hurt}`)
}

async function measureTokens(path: string): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} })
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const text = await (await service.fetch(path, { method: 'POST', headers, body })).text()
  const found: unknown = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text)
  const { tools } = (found as { result: { tools: readonly object[] } }).result
  print(
    `tokens of ${path} (characters / 4)`,
    `${Math.ceil(JSON.stringify(tools).length / 4)} for ${tools.length} tools`,
  )
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

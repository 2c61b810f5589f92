/** Programs reach the network as the service does, and no password of a proxy is shown. */
import t from 'tap'
import { makeEnvironment } from '../src/platform/processes/environment.ts'
import { startGantry } from './support/gantry.ts'
import { logOf, run } from './support/plan-execution.ts'

const address = 'http://ada:geheim%23wort@proxy.invalid:3128'

t.test('a command has the proxy, and its output shows no password of it in any spelling', async (t) => {
  const gantry = await startGantry(t, { environment: { HTTPS_PROXY: address, NO_PROXY: 'intern.example' } })
  const { job, planStep } = await run(
    gantry,
    'echo "$HTTPS_PROXY"; echo "geheim#wort"; printf %s "ada:geheim#wort" | base64; echo "$NO_PROXY $no_proxy"',
  )
  for (const text of [planStep.output, await logOf(gantry, job.id)]) {
    t.match(text, /redacted/)
    t.notMatch(text, /geheim/)
    t.notMatch(text, Buffer.from('ada:geheim#wort').toString('base64'))
    const exempt = 'intern.example,localhost,127.0.0.1,::1'
    t.match(text, `${exempt} ${exempt}`, 'what is sent to this machine does not go by the proxy')
  }
})

t.test('loopback is exempt from each proxy, and from none where there is none', async (t) => {
  const of = (own: NodeJS.ProcessEnv) => {
    const { NO_PROXY, no_proxy: lower } = makeEnvironment(own)
    return [NO_PROXY, lower]
  }
  t.strictSame(of({}), [undefined, undefined])
  t.strictSame(of({ NO_PROXY: 'a.example' }), ['a.example', undefined])
  t.strictSame(of({ http_proxy: '' }), [undefined, undefined])
  t.strictSame(of({ ALL_PROXY: 'socks5://p' }), Array(2).fill('localhost,127.0.0.1,::1'))
  t.strictSame(of({ http_proxy: 'http://p', NO_PROXY: '*' }), ['*', '*'])
  t.strictSame(of({ http_proxy: 'http://p', no_proxy: 'a, localhost' }), Array(2).fill('a,localhost,127.0.0.1,::1'))
})

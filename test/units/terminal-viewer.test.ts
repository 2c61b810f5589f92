import t from 'tap'
import { TerminalViewer } from '../../src/services/terminals/viewer.ts'
import type { ViewerOptions } from '../../src/services/terminals/viewer.ts'

const [small, large] = [
  { cols: 80, rows: 24 },
  { cols: 100, rows: 40 },
]

t.test('a size that the host sets just before it lets a viewer follow is told once', async (t) => {
  const { viewer, session, sent, begin } = makeViewer()
  const following = viewer.follow(small)
  viewer.tellSize(large)
  t.same(sent, [], 'who does not follow yet is told when it does')
  begin()
  await following
  t.same(sent, [], 'the service does not know the new size yet')
  session.size = large
  viewer.tellSize(large)
  viewer.tellSize(large)
  t.same(sent, [{ type: 'resized', ...large }])
})

t.test('a size that the service knows when the screen was drawn is told', async (t) => {
  const { viewer, session, sent, begin } = makeViewer()
  const following = viewer.follow(small)
  session.size = large
  begin()
  await following
  t.same(sent, [{ type: 'resized', ...large }])
})

/** The size of a session as the service knows it. */
interface KnownSession {
  size: typeof small
  view(): typeof small
}

/** A viewer whose host lets it follow when `begin` is called. */
function makeViewer() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const sent: object[] = []
  const session: KnownSession = { size: small, view: () => session.size }
  const follower = { acknowledge: () => {}, setAnswering: () => {}, close: () => {} }
  const options = {
    id: 'viewer_1',
    session,
    mode: 'write',
    connectedAt: '2026-01-01T00:00:00.000Z',
    peer: { send: async (frame: object) => void sent.push(frame) },
    host: { follow: () => promise.then(() => follower) },
    waitingBytesMax: 1,
    onClose: () => {},
  }
  // What the viewer takes of its parts, without a service and a socket.
  return { viewer: new TerminalViewer(options as unknown as ViewerOptions), session, sent, begin: () => resolve() }
}

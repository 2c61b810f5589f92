import './strict-styles.js'
import { FitAddon } from './xterm-fit.js'
import { Terminal } from './xterm.js'
import { TerminalLink } from './terminal-link.js'

// What stands in front of the paths of the service.
const base = new URL(import.meta.url).pathname.replace(/\/docs\/terminal\.js$/, '')
const place = (id) => document.getElementById(id)
const phoneKeys = {
  Esc: '\x1b',
  Tab: '\t',
  'Ctrl+C': '\x03',
  'Ctrl+D': '\x04',
  '↑': '\x1b[A',
  '↓': '\x1b[B',
  '←': '\x1b[D',
  '→': '\x1b[C',
}

// `/terminal#task_…/term_…` is one terminal, `/terminal#task_…` the list of those of a task.
window.addEventListener('hashchange', () => location.reload())
const [taskId = '', sessionId = ''] = location.hash.slice(1).split('/')
if (sessionId) await attempt(showTerminal)
else if (taskId) await attempt(showSessions)
else place('message').textContent = 'Open this page as /terminal# and the id of a task.'

async function showSessions() {
  const { sessions } = await call(`terminal/${taskId}/sessions`)
  place('sessions').hidden = false
  place('sessions')
    .querySelector('ul')
    .append(...sessions.map(entryOf))
  place('open').addEventListener('click', () =>
    attempt(async () => {
      const { session } = await call(`terminal/${taskId}/sessions`, 'POST', {})
      location.hash = `${taskId}/${session.id}`
    }),
  )
}

function entryOf({ id, command, state, createdBy }) {
  const [item, link] = [document.createElement('li'), document.createElement('a')]
  link.href = `#${taskId}/${id}`
  link.textContent = command.join(' ')
  item.append(link, ` ${state}, opened by ${createdBy.name}`)
  return item
}

async function showTerminal() {
  const { session } = await call(`terminal/${taskId}/sessions/${sessionId}`)
  place('program').textContent = session.command.join(' ')
  document.title = `${session.command.join(' ')} · Gantry`
  const terminal = new Terminal({
    cols: session.cols,
    rows: session.rows,
    scrollback: 5_000,
    fontSize: 14,
    screenReaderMode: true,
    theme: { background: '#101413' },
  })
  const fit = new FitAddon()
  terminal.loadAddon(fit)
  terminal.open(place('terminal'))
  // What is drawn again asks for answers that were given long ago.
  let isRedrawing = false
  let mode = 'read'
  let viewerId
  let holdsSize = false
  answerAsHolder(terminal, () => holdsSize && !isRedrawing)
  const show = (bytes) => new Promise((resolve) => terminal.write(bytes, resolve))
  const address = new URL(`${base}/api/v1/terminal/${taskId}/connect`, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  address.searchParams.set('sessionId', sessionId)
  const link = new TerminalLink(address, {
    show,
    redraw: async (size, bytes) => {
      isRedrawing = true
      terminal.reset()
      terminal.resize(size.cols, size.rows)
      await show(bytes)
      isRedrawing = false
    },
    away: (since) => {
      place('terminal').classList.toggle('away', since !== undefined)
      if (since !== undefined) say(`Not connected since ${new Date(since).toLocaleTimeString()}; keys are not sent`)
    },
    tell: (frame) => tellers[frame.type]?.(frame),
  })
  const tellers = {
    attached: (frame) => {
      mode = frame.mode
      viewerId = frame.viewerId
      // A connection that comes back holds what the one before held.
      if (holdsSize) link.ask({ type: 'take' })
      sayHost(frame.session)
      for (const id of ['take', 'end']) place(id).hidden = mode !== 'write'
      place('copy').hidden = false
      place('keys').hidden = mode !== 'write'
    },
    host: (frame) => sayHost(frame),
    resized: ({ cols, rows }) => terminal.resize(cols, rows),
    gap: ({ from, to }) => warn(`${to - from} bytes that were printed meanwhile are not shown.`),
    exited: ({ exitCode, signal }) =>
      finish(signal === undefined ? `Exited with ${exitCode}` : `Ended by signal ${signal}`),
    // With which code it has exited was told before.
    ended: ({ reason }) => reason === 'exited' || say(`Ended: ${reason}`),
    viewers: ({ viewers }) => {
      showViewers(viewers)
      const holder = viewers.find((viewer) => viewer.holdsSize)
      if (holder) holdsSize = holder.id === viewerId
    },
    error: ({ error }) => warn(error.message),
  }
  function sayHost({ lateSince }) {
    const late = lateSince && `The runner has not answered since ${new Date(lateSince).toLocaleTimeString()}`
    say(late ?? (mode === 'write' ? 'Running' : '🔒 You watch'))
  }
  function finish(text) {
    say(text)
    for (const id of ['take', 'end', 'keys']) place(id).hidden = true
  }
  function type(text) {
    if (mode !== 'write') return
    if (!link.type(text)) warn('This key was not sent: there is no connection.')
  }
  terminal.onData(type)
  terminal.onBinary(type)
  place('keys').append(...Object.entries(phoneKeys).map(([name, keys]) => keyOf(name, () => type(keys))))
  place('copy').addEventListener('click', () => attempt(() => copy(terminal)))
  place('end').addEventListener('click', () =>
    attempt(() => call(`terminal/${taskId}/sessions/${sessionId}`, 'DELETE').then(() => finish('Ended by you'))),
  )
  const fitNow = () => {
    const { cols, rows } = fit.proposeDimensions() ?? {}
    if (holdsSize && cols && rows)
      link.ask({ type: 'resize', cols: Math.min(cols, 1_000), rows: Math.min(rows, 1_000) })
  }
  place('take').addEventListener('click', () => {
    holdsSize = link.ask({ type: 'take' })
    fitNow()
    terminal.focus()
  })
  new ResizeObserver(fitNow).observe(place('terminal'))
  terminal.focus()
}

/** What a program asks of its terminal is answered by the page that holds the size; else Gantry answers. */
function answerAsHolder({ parser }, isHolder) {
  const questions = [
    ...['', '>', '='].map((prefix) => ({ prefix, final: 'c' })),
    ...['', '?'].map((prefix) => ({ prefix, final: 'n' })),
    ...['', '?'].map((prefix) => ({ prefix, intermediates: '$', final: 'p' })),
  ]
  // A handler that returns true keeps the terminal from answering.
  for (const question of questions) parser.registerCsiHandler(question, () => !isHolder())
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => !isHolder())
  for (const colours of [4, 10, 11, 12]) parser.registerOscHandler(colours, (data) => data.includes('?') && !isHolder())
}

function showViewers(viewers) {
  const holder = viewers.find(({ holdsSize }) => holdsSize)
  place('viewers').textContent =
    `${viewers.length} ${viewers.length === 1 ? 'viewer' : 'viewers'}${holder ? `, ${holder.user?.name ?? 'another'} holds the size` : ''}`
}

function keyOf(name, press) {
  const button = document.createElement('button')
  button.textContent = name
  button.addEventListener('click', press)
  return button
}

async function copy(terminal) {
  terminal.selectAll()
  await navigator.clipboard.writeText(terminal.getSelection().trimEnd())
  terminal.clearSelection()
}

/** Gives `data`, and throws the error of the service. */
async function call(path, method = 'GET', body) {
  const response = await fetch(`${base}/api/v1/${path}`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  })
  const { data, error } = await response.json()
  if (error) throw Object.assign(new Error(error.message), { status: response.status })
  return data
}

async function attempt(act) {
  warn('')
  try {
    await act()
  } catch (error) {
    warn(error.status ? error.message : 'The service does not answer. Try again.')
    if (error.status !== 401) return
    const link = document.createElement('a')
    link.href = `${base}/sign-in`
    link.textContent = ' Sign in'
    place('message').append(link)
  }
}

function say(text) {
  place('state').textContent = text
}

function warn(text) {
  place('message').textContent = text
}

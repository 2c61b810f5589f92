import type { Guard } from './guards.ts'

/** Those of the terminals. */
export const terminalGuards: readonly Guard[] = [
  {
    name: 'the terminals of other users',
    file: 'services/terminals/consent.ts',
    line: 'if (grant.userId !== caller.userId && !mayActForOthers(caller.role))',
    without: 'if (false)',
    test: ['terminal-consent', 'a user with the role agent reads a shared session and does not type into it'],
  },
  {
    name: 'the consent of the opener of a terminal',
    file: 'services/terminals/consent.ts',
    line: "if (!isShared || use === 'share')",
    without: 'if (false)',
    test: ['terminal-consent', 'no other credential types into, reads, resizes, shares or closes a session'],
  },
  {
    name: 'the mode of a viewer of a terminal',
    file: 'services/terminals/viewer.ts',
    line: "if (this.#options.mode === 'read')",
    without: 'if (false)',
    test: ['terminal-viewers', 'a viewer that reads neither types nor resizes'],
  },
  {
    name: 'the sharing of a terminal that is watched',
    file: 'services/terminals/viewers.ts',
    line: 'this.#watched.get(session.id)?.viewers ?? []',
    without: '[] as TerminalViewer[]',
    test: [
      'terminal-viewers',
      'a connection ends with the credential, the role, the scopes and the sharing by which it began',
    ],
  },
  {
    name: 'the session of a ticket',
    file: 'services/terminals/viewers.ts',
    line: 'if (ticket && ticket.sessionId !== session.id)',
    without: 'if (false)',
    test: ['terminal-tickets', 'a ticket connects once, to its session alone and in its mode'],
  },
  {
    name: 'the grant of a terminal that is typed into',
    file: 'services/terminals.ts',
    line: "if ('ended' in state) {",
    without: 'if (false) {',
    test: ['terminal', 'a session whose grant has ended takes no input, and its program is ended'],
  },
  {
    name: 'the watch over the grants of terminals',
    file: 'services/terminals/hosted-sessions.ts',
    line: '    this.#watchGrant(session)\n',
    without: '\n',
    test: ['terminal', 'a session whose grant has ended takes no input, and its program is ended'],
  },
  {
    name: 'the credential of who waits for output',
    file: 'services/terminals.ts',
    line: "requireConsent(session, 'read', await this.#requireReader(taskId, caller))",
    without: 'void this.#requireReader(taskId, caller).catch(() => undefined)',
    test: ['grants', 'a caller who waits for output gets none when its credential ends meanwhile'],
  },
]

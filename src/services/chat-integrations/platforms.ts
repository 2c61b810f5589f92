import type { ChatIntegrationDocument } from '../../collections/chat-integrations.ts'
import { discord } from './discord.ts'
import { generic } from './generic.ts'
import { irc } from './irc.ts'
import { matrix } from './matrix.ts'
import { mattermost } from './mattermost.ts'
import type { Platform } from './platform.ts'
import { slack } from './slack.ts'
import { telegram } from './telegram.ts'
import { xmpp } from './xmpp.ts'

/** Every kind of platform. */
export const platforms: { readonly [Kind in ChatIntegrationDocument['kind']]: Platform } = {
  generic,
  irc,
  telegram,
  slack,
  mattermost,
  discord,
  xmpp,
  matrix,
}

/** A build has the package in a file of its own: one command needs it. */
export { agent, ndJsonStream, PROTOCOL_VERSION, RequestError } from '@agentclientprotocol/sdk'

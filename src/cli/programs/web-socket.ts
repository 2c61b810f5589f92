/** A build has the package in a file of its own: few commands need it. */
export { WebSocket } from 'ws'

/**
 * Loaded into the program of the scenarios, whose servers end once their connections have: a client may keep some that
 * it opened ahead, by which it sends nothing, and Node waits five minutes for them.
 */
import { Server } from 'node:http'

const close = Server.prototype.close

Server.prototype.close = function (this: Server, callback) {
  const closed = close.call(this, callback)
  this.closeAllConnections()
  return closed
}

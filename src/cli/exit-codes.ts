/** Of commands that call a service; those of the service itself are in `commands/command.ts`. */
export const callExitCodes = {
  done: 0,
  refused: 1,
  usedWrongly: 2,
  notFound: 10,
  conflict: 11,
  notSignedIn: 12,
  notAllowed: 13,
  tryLater: 14,
  noService: 15,
  endedBadly: 20,
  interrupted: 130,
} as const

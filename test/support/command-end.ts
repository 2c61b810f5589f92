/** Ends the output of a command where several share a process, on each of the two ways out; the exit code follows. */
export const endOfCommand = '\0end\0'

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** What it costs that the service runs as root, and what to do instead. */
export function costOfRoot(launcher: 'bwrap' | 'unshare' | 'none'): string {
  const commands =
    launcher === 'none'
      ? 'commands run as root, outside of a sandbox'
      : "commands run as root without capabilities, so that a flaw in the kernel's namespaces gives them the machine"
  return `${commands}; their files belong to root. Use a user of its own, as examples/gantry.service does.`
}

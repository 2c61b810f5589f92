/**
 * What sets those variables of an environment that would change the programs of the launcher itself, which have rights
 * that the program in the sandbox must not have. The others are inherited, for arguments can be read by every user of
 * the machine.
 */
export function lateVariables(env: string, environment: Readonly<Record<string, string>>): string[] {
  const late = Object.entries(environment).filter(([name]) => isLate(name))
  return late.length === 0 ? [] : [env, ...late.map(([name, value]) => `${name}=${value}`)]
}

/** The environment in which the launcher starts. */
export function withoutLate(environment: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isLate(name)))
}

/** Read by the dynamic linker, the C library, libmount and shells. */
function isLate(name: string): boolean {
  return /^(LD_|GLIBC_|GCONV_|LIBMOUNT_|MALLOC_|BASH_FUNC_|BASH_ENV$|ENV$|BASHOPTS$|SHELLOPTS$|PS4$|LOCPATH$|NLSPATH$)/.test(
    name,
  )
}
